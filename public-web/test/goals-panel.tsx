import { screen } from '@testing-library/react';
import type { Goal } from '#contract/goals';
import { accountOf } from '../api/session.js';
import { openDevice } from '../features/my-sessions/device.js';
import { GoalsPanel } from '../features/my-sessions/GoalsPanel.js';
import { aPlannedSession, loggedInAs } from './planned.js';
import { renderPage } from './render.js';
import { serverWith } from './routes.js';

export const BOOKING = 'c'.repeat(24);
const PLANNED = aPlannedSession({ visit: { language: 'si' } });
/** A goal with one reached step of two. */
export const goal = (changes: Partial<Goal> = {}): Goal => ({
  _id: 'e'.repeat(24),
  booking: BOOKING,
  title: 'I ask for help',
  status: 'open',
  steps: [
    {
      _id: '1'.repeat(24),
      text: 'I point',
      reachedOn: '2026-11-02',
    },
    {
      _id: '2'.repeat(24),
      text: 'I say one word',
    },
  ],
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  ...changes,
});
const SESSION = loggedInAs('a');
/** What the device of that account keeps. */
export const device = await openDevice(accountOf(SESSION));

export async function eraseDrafts(): Promise<void> {
  for (const { name } of await device.list<{ name: string }>('draft')) await device.remove('draft', name);
}

/** The goals of a child, as its member of staff opens them. */
export function openGoals(goals: readonly Goal[], routes: Parameters<typeof serverWith>[0] = {}) {
  const saved = { status: 200, body: goal() };
  const calls = serverWith({
    'GET /goals?': {
      status: 200,
      body: [...goals],
    },
    'POST /goals': saved,
    'PUT /goals': saved,
    ...routes,
  });
  const panel = <GoalsPanel planned={PLANNED} session={SESSION} device={device} onLeave={() => undefined} />;
  return { calls, ...renderPage(panel) };
}
export const press = async ({ user }: ReturnType<typeof openGoals>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
