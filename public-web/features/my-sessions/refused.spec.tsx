import { screen, waitFor } from '@testing-library/react';
import type { Session as Planned } from '#contract/plans';
import { CATALOGUES } from '../../messages/texts.server.js';
import { aPlannedSession, loggedInAs } from '../../test/planned.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { MySessions } from './MySessions.js';

const PROFILE = 'b'.repeat(24);
const PHRASES = { en: CATALOGUES.en.phrases, si: CATALOGUES.si.phrases, ta: CATALOGUES.ta.phrases };
const SESSION = aPlannedSession();

/** A server that takes nothing, as where the office has changed the session. */
function open(sessions: readonly Planned[], account: string) {
  serverWith({
    'GET /sessions?': ({ path }) => ({ status: 200, body: path.includes('unresolved') ? [] : [...sessions] }),
    'GET /goals?': { status: 200, body: [] },
    'POST /sessions': { status: 409 },
  });
  const session = loggedInAs(account);
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
