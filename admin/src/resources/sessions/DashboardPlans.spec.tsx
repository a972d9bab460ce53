import { screen } from '@testing-library/react';
import { answering, unavailable } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { DashboardPlans } from './DashboardPlans';

it('the dashboard names who is away and still has sessions', async () => {
  const none = { today: 0, unresolved: 0, owed: 0, withoutSeries: 0, familiesWaiting: 0, withdrawn: 0 };
  const lists = { bookingsWithoutSeries: [], waitingFamilies: [], free: [] };
  const onDaysOff = [{ profile: 'p1', tName: 'Kumari', day: '2026-12-21', sessions: 2 }];
  const goals = { withoutNotes: [], stalled: 0, stalledBookings: [], stepsThisMonth: 0 };
  answering((address) => (address.startsWith('/sessions') ? { ...none, ...lists, onDaysOff } : goals));
  renderAdmin(<DashboardPlans />, {});
  const link = await screen.findByRole('link', { name: 'Kumari' });
  expect(link.getAttribute('href')).toBe('/alldetails/p1/show');
  expect(link.parentElement?.textContent).toBe('Kumari: 2 sessions, Monday, 21 Dec 2026');
});

it.each([
  [0, undefined],
  [2, 'b1,b2'],
])('the dashboard leads to %i bookings with withdrawn consent and sessions', async (withdrawn, ids) => {
  const none = { today: 0, unresolved: 0, owed: 0, withoutSeries: 0, familiesWaiting: 0 };
  const lists = { bookingsWithoutSeries: [], waitingFamilies: [], free: [], onDaysOff: [] };
  const goals = { withoutNotes: [], stalled: 0, stalledBookings: [], stepsThisMonth: 0 };
  const figures = { ...none, ...lists, withdrawn, withdrawnBookings: ['b1', 'b2'].slice(0, withdrawn) };
  answering((address) => (address.startsWith('/sessions') ? figures : goals));
  renderAdmin(<DashboardPlans />, {});
  await screen.findByRole('link', { name: /today/ });
  const link = screen.queryByRole('link', { name: /bookings with withdrawn consent that still have sessions/ });
  const filter = new URLSearchParams(link?.getAttribute('href')?.split('?')[1]).get('filter');
  expect(filter === null ? undefined : (JSON.parse(filter) as { id: string[] }).id.join()).toBe(ids);
});

it('says that the figures of goals could not be read', async () => {
  expectFailedRequests();
  const none = { today: 0, unresolved: 0, owed: 0, withoutSeries: 0, familiesWaiting: 0, withdrawn: 0 };
  const lists = { bookingsWithoutSeries: [], waitingFamilies: [], free: [], onDaysOff: [] };
  answering((address) => (address.startsWith('/sessions') ? { ...none, ...lists } : unavailable()));
  renderAdmin(<DashboardPlans />, {});
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
  expect(screen.getByRole('link', { name: /today/ })).toBeTruthy();
});
