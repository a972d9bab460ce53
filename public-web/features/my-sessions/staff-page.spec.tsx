import { act, screen, waitFor } from '@testing-library/react';
import type { StaffHours } from '#contract/plans';
import MyHours from '../../routes/my-hours.js';
import { endSession } from '../../api/session.js';
import { Account } from '../account/Account.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { DAY, openDevice } from './device.js';
import { sendAsStaff } from './sendAsStaff.js';

const PROFILES: Readonly<Record<string, string>> = { ruwani: 'a'.repeat(24), selvi: 'b'.repeat(24) };
const hoursOf = (from: string): StaffHours => ({
  availability: [{ weekday: 1, from, to: '12:00' }],
  travelMinutes: 30,
  timeOff: [],
  updatedAt: '2026-11-27T06:00:00.000Z',
});

let logins = 0;
function tokenOf(sub: string): string {
  const payload = { sub, role: 'Counselor', exp: 4_000_000_000, iat: (logins += 1) };
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
}
/** Somebody logs in in another tab of this browser. */
async function logIn(token: string): Promise<void> {
  localStorage.setItem('token', token);
  await act(() => Promise.resolve(window.dispatchEvent(new Event('storage'))));
}
const accountIn = (headers: Headers): string => {
  const [, payload = ''] = (headers.get('Authorization') ?? '').split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
};

/** The page of Ruwani, who has typed that she needs 45 minutes; the server has ended her first session. */
async function typed() {
  const first = tokenOf('ruwani');
  localStorage.setItem('token', first);
  const hours = { selvi: hoursOf('09:00'), ruwani: hoursOf('08:00') };
  serverWith({
    'GET /user/me': ({ headers }) => ({ status: 200, body: { user: { profile: PROFILES[accountIn(headers)] } } }),
    [`GET /staff/${PROFILES['ruwani']}`]: { status: 200, body: hours.ruwani },
    [`GET /staff/${PROFILES['selvi']}`]: { status: 200, body: hours.selvi },
    'PUT /staff': ({ headers, body }) =>
      headers.get('Authorization') === `Bearer ${first}`
        ? { status: 401 }
        : { status: 200, body: { ...hours.ruwani, ...(body as object) } },
  });
  const { user } = renderPage(<MyHours />, 'en', '/my-hours');
  const travel = await screen.findByLabelText('Minutes you need between two places');
  await user.clear(travel);
  await user.type(travel, '45');
  return { user };
}
const save = () => screen.getByRole('button', { name: 'Save my hours' });

it('a session that has ended says so, and what was typed is there after the next login', async () => {
  const { user } = await typed();
  await user.click(save());
  const heading = await screen.findByRole('heading', { name: 'You are not logged in' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('button', { name: 'Save my hours' })).toBeNull();
  screen.getByRole('link', { name: 'Log in' }).focus();
  await logIn(tokenOf('ruwani'));
  expect(screen.queryByRole('heading', { name: 'You are not logged in' })).toBeNull();
  // The link is gone, and with it the focus.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByDisplayValue('45')).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText('Your hours are saved.')).toBeTruthy();
});

it('another account on the same phone sees nothing of it', async () => {
  await typed();
  await logIn(tokenOf('selvi'));
  expect(await screen.findByDisplayValue('09:00')).toBeTruthy();
  expect(screen.queryByDisplayValue('45')).toBeNull();
});

it('who logs out leaves nothing on the page', async () => {
  await typed();
  act(() => endSession());
  expect(screen.getByRole('heading', { name: 'You are not logged in' })).toBeTruthy();
  expect(screen.queryByDisplayValue('45')).toBeNull();
  expect(document.querySelector('#travel')).toBeNull();
});

it('what one has written is never sent as somebody else who has logged in meanwhile', async () => {
  const token = tokenOf('ruwani');
  const calls = serverWith({ 'PUT /sessions': { status: 401 } });
  await logIn(tokenOf('selvi'));
  await sendAsStaff({ token, role: 'Counselor' }, 'PUT', '/sessions/s/note', { body: { mood: 3 } });
  expect(calls[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
});

it('who is staff no longer leaves no child on this device', async () => {
  const token = tokenOf('left');
  const device = await openDevice('left');
  await device.put('day', DAY, { week: [] });
  await device.put('draft', 'note', { name: 'note' });
  localStorage.setItem('token', token);
  serverWith({ 'GET /user/me': { status: 200, body: { user: {} } } });
  renderPage(<MyHours />, 'en', '/my-hours');
  await waitFor(async () => expect([await device.list('day'), await device.list('draft')]).toEqual([[], []]));
});

it('who withdraws the application leaves no child on this device', async () => {
  const device = await openDevice('withdrawn');
  await device.put('day', DAY, { week: [] });
  const me = { email: 'ruwani@example.org', status: 'approved', createdAt: '2026-11-20T06:00:00.000Z' };
  serverWith({ 'GET /user/me': { status: 200, body: { user: me } }, 'DELETE /user/me': { status: 204 } });
  const session = { token: tokenOf('withdrawn'), role: 'Counselor' } as const;
  const { user } = renderPage(<Account session={session} onWithdrawn={() => undefined} />, 'en', '/login');
  await user.click(await screen.findByRole('button', { name: 'Withdraw my application' }));
  await user.type(screen.getByLabelText('Current password'), 'one step at a time');
  await user.click(screen.getByRole('button', { name: 'Delete everything now' }));
  await waitFor(async () => expect(await device.list('day')).toEqual([]));
});
