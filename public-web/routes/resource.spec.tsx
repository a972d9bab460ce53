import { screen } from '@testing-library/react';
import { renderPage } from '../test/render.js';
import { fillIn, forgetAll, summary, summaryFocused, summaryLinks } from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import Resource from './resource.js';

const COURSE = { _id: 'c1', title: 'Play at home', description: 'Games for two.' };
const control = (id: string) => document.getElementById(id) as HTMLInputElement;

/** jsdom opens no dialogs. */
function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollTo = () => undefined;
}

beforeEach(() => {
  forgetAll();
  openDialogs();
});

describe('a course request that was sent', () => {
  it.each([
    ['with an email address', true],
    ['without one', false],
  ])('says how the link comes to somebody %s', async (_, hasEmail) => {
    serverThat(
      { status: 200, body: { data: { courses: [COURSE] } } },
      { status: 201, body: { reference: 'OS-4K7M-9QX2' } },
    );
    const { user } = renderPage(<Resource />, 'en', '/resource');
    await user.click(await screen.findByRole('button', { name: 'Request access: Play at home' }));
    await user.type(control('name'), 'Nimal');
    await user.type(control('phone'), '0771234567');
    if (hasEmail) await user.type(control('email'), 'nimal@example.com');
    else await user.click(screen.getByLabelText('I have no email address'));
    await user.click(screen.getByRole('button', { name: 'Send my request' }));
    await screen.findByText('OS-4K7M-9QX2');
    expect(screen.queryByText(/^We will read it .* email you the link\.$/) !== null).toBe(hasEmail);
    expect(screen.queryByText(/Your link will be on your private page, and we call you\.$/) !== null).toBe(!hasEmail);
  });
});

it('a course that is gone is reported in the form, in the language of the page', async () => {
  const message = 'Choose the course from the list.';
  serverThat(
    { status: 200, body: { data: { courses: [COURSE] } } },
    { status: 400, body: { message, errors: { course: message } } },
  );
  const { user } = renderPage(<Resource />, 'ta', '/resource');
  await user.click(await screen.findByRole('button', { name: 'பாடநெறியைக் கோருங்கள்: Play at home' }));
  await fillIn(user, { name: 'Nadeesha', phone: '0719876543', email: 'nadeesha@example.com' });
  await user.click(screen.getByRole('button', { name: 'கோரிக்கையை அனுப்புங்கள்' }));
  await summaryFocused();
  expect(summaryLinks()).toEqual(['பாடநெறி: பட்டியலில் ஒன்றைத் தெரிவு செய்யுங்கள்.']);
  await user.click(summary()?.querySelector('a') as HTMLAnchorElement);
  expect(document.activeElement).toBe(control('course'));
});
