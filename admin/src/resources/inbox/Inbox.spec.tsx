import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, fireEvent, screen } from '@testing-library/react';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { Inbox } from './Inbox';

const { jest } = import.meta;

const SINCE = '2026-01-02T00:00:00.000Z';
const KASUN = { id: 'b1', kind: 'shadow-teacher', childName: 'Kasun', createdAt: SINCE, updatedAt: SINCE };
const MAIL = {
  id: 'm1',
  template: 'booking-approved',
  language: 'en',
  to: 'malini@example.org',
  name: 'Malini',
  createdAt: SINCE,
  about: {
    entity: 'booking',
    recordId: 'b1',
  },
};

it('a decided booking stays in its row with the message beside it, which nobody asks for again by itself', async () => {
  let [status, looks] = ['Pending', 0];
  const booking = () => ({
    ...KASUN,
    status,
    toTell: status === 'Approved',
  });
  const answers: Record<string, () => object[]> = {
    'outgoing-messages': () => {
      looks += 1;
      return [{ ...MAIL, status: 'waiting', nextTry: SINCE, text: 'Hello' }];
    },
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
  await import('../../decisions/TellContent');
  jest.useFakeTimers();
  fireEvent.click(approve);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  // The panel's content is a module of its own, which takes turns of the event loop and no time.
  while (document.querySelector('aside h2') === null) await act(() => nextTurn());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/is on its way/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Still to tell about/ })).toBeTruthy();
  // Every look at a message is a line in the audit.
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(looks).toBe(1);
  jest.useRealTimers();
});
