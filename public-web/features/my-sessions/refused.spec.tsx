import { screen, waitFor } from '@testing-library/react';
import type { Session as Planned } from '#contract/plans';
import { CATALOGUES } from '../../messages/texts.server.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { today } from '../sessions/words.js';
import { MySessions } from './MySessions.js';

const PROFILE = 'b'.repeat(24);
const PHRASES = { en: CATALOGUES.en.phrases, si: CATALOGUES.si.phrases, ta: CATALOGUES.ta.phrases };
const SESSION: Planned = {
  _id: 'a'.repeat(24),
  booking: 'c'.repeat(24),
  kind: 'therapy-session-teacher',
  family: 'f',
  familyName: 'Perera',
  child: 'k',
  childName: 'Kavya',
  profile: PROFILE,
  tName: 'Ruwani',
  day: today(),
  at: '15:30',
  minutes: 45,
  place: 'home',
  status: 'planned',
  owed: false,
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
};

/** A server that takes nothing, as where the office has changed the session. */
function open(sessions: readonly Planned[], account: string) {
  const payload = { sub: account, role: 'Counselor', exp: 4_000_000_000 };
  const token = `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
  serverWith({
    'GET /sessions?': ({ path }) => ({ status: 200, body: path.includes('unresolved') ? [] : [...sessions] }),
    'GET /goals?': { status: 200, body: [] },
    'POST /sessions': { status: 409 },
  });
  const session = { token, role: 'Counselor' as const };
  return renderPage(
    <MySessions session={session} profile={PROFILE} phrases={PHRASES} onRetry={() => undefined} />,
    'en',
    '/my-sessions',
  );
}
const button = (name: string) => screen.findByRole('button', { name });
const pressed = async (name: string) => (await button(name)).getAttribute('aria-pressed');

describe('what the server refuses', () => {
  it('is not shown as recorded: the session is as the office has it now', async () => {
    const sessions = [SESSION];
    const { user } = open(sessions, 'cancelled');
    const held = await button('Held');
    sessions[0] = { ...SESSION, status: 'cancelled', cancelledBy: 'provider', reason: 'Nobody is at home' };
    await user.click(held);
    expect(await screen.findByText('This could not be saved')).toBeTruthy();
    expect(await screen.findByText('Nobody is at home')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Held' })).toBeNull();
  });

  it('leaves what was recorded before', async () => {
    const { user } = open([{ ...SESSION, status: 'held' }], 'held');
    await user.click(await button('Absent'));
    await user.click(await button('Remove it from this phone'));
    await waitFor(() => expect(screen.queryByText('This could not be saved')).toBeNull());
    expect([await pressed('Held'), await pressed('Absent')]).toEqual(['true', 'false']);
  });
});
