import { screen, within } from '@testing-library/react';
import { HttpError, RecordContextProvider } from 'react-admin';
import type { Series } from '#contract/plans';
import { answering, refusal, unavailable } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { SessionsSection } from './SessionsSection';

const SERIES: Series = {
  _id: 's1',
  booking: 'b1',
  profile: 'p1',
  place: 'home',
  pattern: [{ weekday: 2, at: '15:00', minutes: 60 }],
  from: '2099-01-01',
  until: '2099-12-31',
  skip: [],
  status: 'active',
  createdAt: '2026-11-27T04:00:00.000Z',
  updatedAt: '2026-11-27T04:00:00.000Z',
};

it('a series that cannot end on a day says at the day why', async () => {
  expectFailedRequests();
  answering((address, body) => {
    if (body) return refusal({ from: 'Enter the first day without a session.' });
    return address.startsWith('/series') ? [SERIES] : [];
  });
  const user = renderAdmin(
    <RecordContextProvider value={{ id: 'b1', status: 'Approved' }}>
      <SessionsSection kind="therapy-session-teacher" />
    </RecordContextProvider>,
    { getList: () => Promise.resolve({ data: [], total: 0 }) },
  );
  await user.click(await screen.findByRole('button', { name: /^End the series/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByLabelText(/day/i);
  await user.clear(day);
  await user.click(dialog.getByRole('button', { name: /^End the series/ }));
  const refused = await dialog.findByText('Enter the first day without a session.');
  expect(day.getAttribute('aria-describedby')).toBe(refused.id);
});

it('a series that goes on as another is not called ended while sessions of it are to come, and can still be ended', async () => {
  const ended = { ...SERIES, status: 'ended' };
  const over = { ...ended, _id: 's2', place: 'centre' };
  const slot = { day: '2099-01-06', at: '15:00', minutes: 60, place: 'home' };
  const session = {
    _id: 'n1',
    series: 's1',
    booking: 'b1',
    profile: 'p1',
    tName: 'Ruwani',
    status: 'planned',
    ...slot,
  };
  answering((address) => (address.startsWith('/series') ? [ended, over] : address.includes('owed') ? [] : [session]));
  renderAdmin(
    <RecordContextProvider value={{ id: 'b1', status: 'Approved' }}>
      <SessionsSection kind="therapy-session-teacher" />
    </RecordContextProvider>,
    { getList: () => Promise.resolve({ data: [], total: 0 }) },
  );
  expect(await screen.findByRole('button', { name: /^End the series/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pause/ })).toBeTruthy();
  const lines = within(screen.getByRole('list', { name: 'Series of sessions' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent.includes('ended'))).toEqual([false, true]);
});

it.each([
  ['which sessions are owed', 'owed'],
  ['whether a series goes on', '"until"'],
])('says that it could not be read %s', async (_what, asked) => {
  expectFailedRequests();
  const ended = { ...SERIES, status: 'ended' };
  answering((address) => {
    if (address.startsWith('/series')) return [ended];
    return decodeURIComponent(address).includes(asked) ? unavailable() : [];
  });
  renderAdmin(
    <RecordContextProvider value={{ id: 'b1', status: 'Approved' }}>
      <SessionsSection kind="therapy-session-teacher" />
    </RecordContextProvider>,
    { getList: () => Promise.resolve({ data: [], total: 0 }) },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
});

it('says that it could not be read who teaches', async () => {
  expectFailedRequests();
  answering((address) => (address.startsWith('/series') ? [SERIES] : []));
  renderAdmin(
    <RecordContextProvider value={{ id: 'b1', status: 'Approved' }}>
      <SessionsSection kind="therapy-session-teacher" />
    </RecordContextProvider>,
    { getList: () => Promise.reject(new HttpError('Not now', 503)) },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The teachers could not be loaded.');
});
