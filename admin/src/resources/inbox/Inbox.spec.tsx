import { act, screen } from '@testing-library/react';
import { HttpError, ResourceContextProvider, type DataProvider } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { BookingList } from '../bookings/BookingList';
import { Inbox } from './Inbox';

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

// Only what asks again and again: everything else takes the time it takes.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'Date',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => jest.useRealTimers());

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
  const user = renderAdmin(
    <ResourceContextProvider value="inbox">
      <Inbox />
    </ResourceContextProvider>,
    {
      getList: (resource: string) => Promise.resolve({ data: answers[resource]?.() ?? [], total: 1 }),
      getMany: (resource: string) => Promise.resolve({ data: resource === 'inbox' ? [booking()] : [] }),
      update: () => Promise.resolve({ data: { ...booking(), status: (status = 'Approved'), toTell: true } }),
    } as unknown as Partial<DataProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Approve Kasun' }));
  expect(await screen.findByText(/is on its way/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Still to tell about/ })).toBeTruthy();
  // Every look at a message is a line in the audit.
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(looks).toBe(1);
});

it.each([
  ['the inbox', 'inbox', <Inbox key="inbox" />],
  ['the bookings of one kind', 'manage-shadow-teacher-booking', <BookingList key="list" kind="shadow-teacher" />],
])('%s says once that the teachers could not be loaded, and loads them again', async (_, resource, list) => {
  expectFailedRequests();
  let isDown = true;
  const user = renderAdmin(<ResourceContextProvider value={resource}>{list}</ResourceContextProvider>, {
    getList: (asked: string) => {
      if (asked !== 'alldetails') return Promise.resolve({ data: [{ ...KASUN, status: 'Pending' }], total: 1 });
      if (isDown) return Promise.reject(new HttpError('Not now', 503));
      return Promise.resolve({ data: [{ id: 'p1', tName: 'Nadeesha', service: 'Student counseling' }], total: 1 });
    },
  } as unknown as Partial<DataProvider>);
  expect((await screen.findByRole('alert')).textContent).toContain('The teachers could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Nadeesha' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
