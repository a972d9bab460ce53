import { screen } from '@testing-library/react';
import { DAY_MS } from '#contract/sri-lanka';
import { MySessions } from '../features/my-sessions/MySessions.js';
import { daysLater, today } from '../features/sessions/words.js';
import { CATALOGUES } from '../messages/texts.server.js';
import { aPlannedSession, loggedInAs } from '../test/planned.js';
import { renderPage } from '../test/render.js';
import { serverWith } from '../test/routes.js';
import { readClock } from './clock.js';

const PHRASES = { en: CATALOGUES.en.phrases, si: CATALOGUES.si.phrases, ta: CATALOGUES.ta.phrases };

// What the server has told is kept for the other tests.
afterEach(() => readClock(new Headers({ Date: new Date().toUTCString() })));

it('a phone whose clock is a day behind offers the note of a session of today', async () => {
  const date = new Date(Date.now() + DAY_MS).toUTCString();
  const planned = aPlannedSession({ day: daysLater(today(), 1) });
  serverWith({
    'GET /sessions?': ({ path }) => ({ status: 200, date, body: path.includes('unresolved') ? [] : [planned] }),
    'GET /goals?': { status: 200, date, body: [] },
  });
  const page = (
    <MySessions session={loggedInAs('late')} profile={'b'.repeat(24)} phrases={PHRASES} onRetry={() => undefined} />
  );
  renderPage(page, 'en', '/my-sessions');
  expect(await screen.findByRole('link', { name: /^Write a note/ })).toBeTruthy();
});
