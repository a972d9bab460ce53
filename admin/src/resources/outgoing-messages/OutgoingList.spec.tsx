import { act, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { OutgoingMessage } from '../../config/message';
import { OutgoingList } from './OutgoingList';

const messageTo = (name: string): OutgoingMessage => ({
  id: name,
  name,
  to: `${name}@example.lk`,
  email: `${name}@example.lk`,
  phone: '0771234567',
  channel: 'email',
  template: 'booking-approved',
  language: 'en',
  subject: 'x',
  text: 'Approved.',
  status: 'failed',
  about: { entity: 'booking', recordId: name, kind: 'shadow-teacher' },
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
});

it('only the state stands out where the mail server has not accepted a message yet', async () => {
  const refused = {
    ...messageTo('Malini'),
    status: 'waiting',
    nextTry: '2026-01-02T00:01:00.000Z',
    lastError: 'refused',
  };
  renderAdmin(
    <ResourceContextProvider value="outgoing-messages">
      <OutgoingList />
    </ResourceContextProvider>,
    { getList: () => Promise.resolve({ data: [refused], total: 1 }) } as unknown as Partial<DataProvider>,
  );
  expect((await screen.findByText(/is on its way/, { selector: 'strong' })).textContent).not.toContain('mail server');
  expect(screen.getByText(/The mail server has not accepted it yet/)).toBeTruthy();
});

describe('a message that leaves the list with what is done about it', () => {
  it.each([
    ['Send again', '/outbox/Malini/resend', ['It is being sent again.']],
    ['Told by phone', '/outbox/Malini/told', []],
  ])('%s: the next message is not one press away, and sending is said', async (label, path, sentences) => {
    let listed = ['Malini', 'Kamala'].map(messageTo);
    const asked: string[] = [];
    localStorage.setItem('token', 'x');
    globalThis.fetch = (address) => {
      asked.push(address as string);
      listed = listed.slice(1);
      return Promise.resolve(Response.json({}));
    };
    const provider = { getList: () => Promise.resolve({ data: listed, total: listed.length }) };
    const user = renderAdmin(
      <ResourceContextProvider value="outgoing-messages">
        <OutgoingList />
      </ResourceContextProvider>,
      provider as unknown as Partial<DataProvider>,
    );
    const pressed = await screen.findByRole('button', { name: `${label} for Malini` });
    act(() => pressed.focus());
    await user.keyboard('{Enter}');
    const next = await screen.findByRole('row', { name: /^Kamala/ });
    await waitFor(() => expect(screen.queryByRole('button', { name: `${label} for Malini` })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(next));
    await user.keyboard('{Enter}');
    expect(asked).toEqual([path]);
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeTruthy();
  });
});
