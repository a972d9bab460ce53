import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, fireEvent, screen } from '@testing-library/react';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { Inbox } from './Inbox';

const { jest } = import.meta;

const SINCE = '2026-01-02T00:00:00.000Z';
const KASUN = { id: 'b1', kind: 'shadow-teacher', childName: 'Kasun', createdAt: SINCE, updatedAt: SINCE };
const MAIL = {
  ...{
    id: 'm1',
    template: 'booking-approved',
    language: 'en',
    to: 'malini@example.org',
    name: 'Malini',
    createdAt: SINCE,
  },
  about: { entity: 'booking', recordId: 'b1' },
};

it('the row of a booking says that its family was told as soon as the e-mail has gone', async () => {
  let [status, isSent] = ['Pending', false];
  const booking = () => ({
    ...{ ...KASUN, status },
    ...(isSent ? { told: { at: SINCE, by: 'email' } } : { toTell: status === 'Approved' }),
  });
  const answers: Record<string, () => object[]> = {
    'outgoing-messages': () => [
      {
        ...MAIL,
        ...(isSent ? { status: 'sent', sentAt: SINCE } : { status: 'waiting', nextTry: SINCE }),
        text: 'Hello',
      },
    ],
    inbox: () => (status === 'Pending' ? [booking()] : []),
  };
  renderAdmin(
    <ResourceContextProvider value="inbox">
      <Inbox />
    </ResourceContextProvider>,
    {
      getList: (resource: string) => Promise.resolve({ data: answers[resource]?.() ?? [], total: 1 }),
      getMany: (resource: string) => Promise.resolve({ data: resource === 'inbox' ? [booking()] : [] }),
      update: () => Promise.resolve({ data: { ...booking(), status: (status = 'Approved'), toTell: true } }),
    } as unknown as Partial<DataProvider>,
  );
  const approve = await screen.findByRole('button', { name: 'Approve Kasun' });
  await import('../../outbox/TellContent');
  jest.useFakeTimers();
  fireEvent.click(approve);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  // The panel's content is a module of its own, which takes turns of the event loop and no time.
  while (document.querySelector('aside h2') === null) await act(() => nextTurn());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/is on its way/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Still to tell about/ })).toBeTruthy();
  isSent = true;
  // The panel looks again while it is on its way.
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText(/was handed to the mail server/)).toBeTruthy();
  expect(screen.getByTitle(/^Emailed/)).toBeTruthy();
  jest.useRealTimers();
});
