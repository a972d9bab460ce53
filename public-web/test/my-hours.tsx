import { screen } from '@testing-library/react';
import type { StaffHours } from '#contract/plans';
import { MyHours } from '../features/my-hours/MyHours.js';
import { loggedInAs } from './planned.js';
import { renderPage } from './render.js';
import { serverWith } from './routes.js';

export const PROFILE = 'b'.repeat(24);
export const HOURS: StaffHours = {
  availability: [{ weekday: 1, from: '08:00', to: '12:00' }],
  travelMinutes: 30,
  timeOff: [],
  updatedAt: '2026-11-27T06:00:00.000Z',
};

let accounts = 0;
export const newAccount = () => loggedInAs(`hours ${(accounts += 1)}`);

/** The hours of a member of staff, as they are once they are read. */
export async function openMyHours(routes: Parameters<typeof serverWith>[0], account = newAccount()) {
  const calls = serverWith({ [`GET /staff/${PROFILE}/availability`]: { status: 200, body: HOURS }, ...routes });
  const page = renderPage(<MyHours session={account} profile={PROFILE} />);
  await screen.findByText('Weekly hours');
  return { calls, ...page };
}
