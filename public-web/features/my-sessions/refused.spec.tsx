import { screen, waitFor } from '@testing-library/react';
import type { Session as Planned } from '#contract/plans';
import { CATALOGUES } from '../../messages/texts.server.js';
import { aPlannedSession, loggedInAs } from '../../test/planned.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { MySessions } from './MySessions.js';

type Routes = Parameters<typeof serverWith>[0];

const PROFILE = 'b'.repeat(24);
const PHRASES = { en: CATALOGUES.en.phrases, si: CATALOGUES.si.phrases, ta: CATALOGUES.ta.phrases };
const SESSION = aPlannedSession();

/** Unless said otherwise the server takes nothing, as where the office has changed the session. */
function open(sessions: readonly Planned[], account: string, outcome: Routes[string] = { status: 409 }) {
  serverWith({
    'GET /sessions?': ({ path }) => ({ status: 200, body: path.includes('unresolved') ? [] : [...sessions] }),
    'GET /goals?': { status: 200, body: [] },
    'POST /sessions': outcome,
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

it('what waited is said to be sent once it is, and the focus stays there when the button goes', async () => {
  let line: 'lost' | 'there' = 'lost';
  const { user } = open([SESSION], 'waited', () => (line === 'lost' ? 'lost' : { status: 200, body: SESSION }));
  await user.click(await button('Held'));
  const said = await screen.findByText(/^1 entry waits on this phone/);
  const sendNow = await button('Send now');
  line = 'there';
  await user.click(sendNow);
  await waitFor(() => expect(said.textContent).toBe('Everything is sent.'));
  expect(document.activeElement).toBe(said);
});

describe('what this phone cannot keep', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Makes every write fail, and counts how often that is said there. */
  function failing(region: HTMLElement | undefined) {
    let times = 0;
    const watch = new MutationObserver(() => {
      if (region?.textContent === 'This could not be saved on this phone. Please try again.') times += 1;
    });
    watch.observe(region ?? document, { childList: true, characterData: true, subtree: true });
    jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    return () => times;
  }

  it('is said at every tap', async () => {
    const { user } = open([SESSION], 'full');
    const held = await button('Held');
    const said = failing(screen.getAllByRole('status')[0]);
    for (const times of [1, 2]) {
      await user.click(held);
      await waitFor(() => expect(said()).toBe(times));
    }
  });

  it('is said each time a note is to be saved', async () => {
    const { user } = open([SESSION], 'full');
    await user.click(await screen.findByRole('link', { name: /^Write a note/ }));
    await user.click(await screen.findByRole('radio', { name: 'Good' }));
    const said = failing(screen.getByRole('alert'));
    for (const times of [1, 2]) {
      await user.click(await button('Save the note'));
      await waitFor(() => expect(said()).toBe(times));
    }
  });
});
