import { screen, waitFor, within } from '@testing-library/react';
import Resource from '../../routes/resource.js';
import { openDialogs } from '../../test/dialogs.js';
import { renderPage } from '../../test/render.js';
import { fillIn, forgetAll } from '../../test/SampleForm.js';
import { serverThat } from '../../test/server.js';

const courses = [
  { _id: '1', title: 'Reading', description: 'Read.' },
  { _id: '2', title: 'Playing', description: 'Play.' },
];

beforeEach(() => {
  forgetAll();
  openDialogs();
});

it('the late answer to one request leaves the form of the next one open', async () => {
  let arrive: () => void = () => undefined;
  serverThat({ status: 200, body: { data: { courses } } }, () => {
    return new Promise((resolve) => (arrive = () => resolve({ status: 201, body: { reference: 'OS-1234-5678' } })));
  });
  const { user } = renderPage(<Resource />, 'en', '/resource');
  const dialog = () => within(screen.getByRole('dialog'));
  await user.click(await screen.findByRole('button', { name: 'Request access: Reading' }));
  await fillIn(user, { name: 'Nimal', phone: '0771234567', email: 'nimal@example.org' });
  await user.click(dialog().getByRole('button', { name: 'Send my request' }));
  (document.querySelector('dialog') as HTMLDialogElement).close();
  await user.click(await screen.findByRole('button', { name: 'Request access: Playing' }));
  await user.type(dialog().getByLabelText(/^Name/), 'Nim');
  arrive();
  await waitFor(() => expect(document.querySelector('.thanks')).not.toBeNull());
  expect(dialog().getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Nim');
});
