import { screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { answering } from '../../../test/answering';
import { renderAdmin } from '../../../test/renderAdmin';
import { History } from '../../audit/History';
import { AtWork } from './AtWork';

const HOURS = { availability: [], travelMinutes: 0, timeOff: [], updatedAt: '2026-11-29T04:00:00.000Z' };
const END = { name: 'End the address' };

it('the history of the profile says so at once', async () => {
  answering(() => HOURS);
  const lists: string[] = [];
  const getList = (resource: string) => {
    lists.push(resource);
    return Promise.resolve({ data: [], total: 0 });
  };
  const user = renderAdmin(
    <RecordContextProvider value={{ id: 'p1', tName: 'Ruwani' }}>
      <AtWork />
      <History />
    </RecordContextProvider>,
    { getList },
  );
  const reads = () => lists.filter((resource) => resource === 'audit-log').length;
  await waitFor(() => expect(reads()).toBe(1));
  await user.click(await screen.findByRole('button', { name: 'Make an address for Ruwani' }));
  await waitFor(() => expect(reads()).toBe(2));
});

it('a private calendar address can be ended where there is one', async () => {
  let isThere = false;
  const sent = answering((address) => {
    if (address.endsWith('/availability')) return isThere ? { ...HOURS, calendarAddress: true } : HOURS;
    if (!address.endsWith('/calendar-address')) return {};
    isThere = sent.at(-1)?.method === 'POST';
    return isThere ? { url: 'https://onestep.example/calendar/s3cret.ics' } : {};
  });
  const user = renderAdmin(
    <RecordContextProvider value={{ id: 'p1', tName: 'Ruwani' }}>
      <AtWork />
    </RecordContextProvider>,
    { getList: () => Promise.resolve({ data: [], total: 0 }) },
  );
  const make = await screen.findByRole('button', { name: 'Make an address for Ruwani' });
  await screen.findByRole('button', { name: 'Add hours' });
  expect(screen.queryByRole('button', END)).toBeNull();
  await user.click(make);
  expect(await screen.findByText('https://onestep.example/calendar/s3cret.ics')).toBeTruthy();
  await user.click(await screen.findByRole('button', END));
  expect(await screen.findByText('The address no longer works.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', END)).toBeNull());
  expect(screen.queryByText(/s3cret/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Private calendar address' }));
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});
