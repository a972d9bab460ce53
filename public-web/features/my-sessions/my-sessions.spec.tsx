import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Goal, SessionNote } from '#contract/goals';
import type { Language } from '#contract/languages';
import type { Session as Planned } from '#contract/plans';
import { CATALOGUES } from '../../messages/texts.server.js';
import { aPlannedSession, loggedInAs } from '../../test/planned.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { daysLater, today } from '../sessions/words.js';
import { MySessions } from './MySessions.js';

const ID = 'a'.repeat(24);
const PROFILE = 'b'.repeat(24);
const BOOKING = 'c'.repeat(24);
const STEP = 'd'.repeat(24);
const { en, si, ta } = CATALOGUES;
const PHRASES = { en: en.phrases, si: si.phrases, ta: ta.phrases };

const SESSION = aPlannedSession({
  visit: { address: '12 Temple Road, Wattala', parentName: 'Nimal', phone: '0771234567', language: 'si' },
});
const GOAL: Goal = {
  _id: 'e'.repeat(24),
  booking: BOOKING,
  title: 'I ask for help',
  status: 'open',
  steps: [
    {
      _id: 'f'.repeat(24),
      text: 'I point',
      reachedOn: '2026-11-02',
    },
    {
      _id: STEP,
      text: 'I say one word',
    },
  ],
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
};
const THEIRS: SessionNote = {
  session: ID,
  steps: [],
  mood: 1,
  forTeam: 'From the tablet',
  language: 'en',
  by: 'Ruwani',
  updatedAt: '2026-11-27T10:00:00.000Z',
};

let accounts = 0;
/** Each test has an account of its own: what is kept is kept by account. */
const newSession = () => loggedInAs(`account ${(accounts += 1)}`);

type Routes = Parameters<typeof serverWith>[0];
function open(routes: Routes, sessions: readonly Planned[] = [SESSION], at = '', language: Language = 'en') {
  const unresolved = encodeURIComponent('"unresolved":true');
  const calls = serverWith({
    ...routes,
    'GET /sessions?': ({ path }) => ({
      status: 200,
      body: sessions.filter((one) => path.includes(unresolved) === (one.unresolved === true)),
    }),
    'GET /goals?': { status: 200, body: [GOAL] },
  });
  const page = <MySessions session={newSession()} profile={PROFILE} phrases={PHRASES} onRetry={() => undefined} />;
  return { calls, ...renderPage(page, language, `/my-sessions${at}`) };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const pressed = async (name: string) => (await button(name)).getAttribute('aria-pressed');
const waits = (text: string) =>
  waitFor(() => expect(document.querySelector('.waiting-list')?.textContent).toContain(text));

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, language: 'en' }, configurable: true });
});

describe('the sessions of a member of staff', () => {
  it('tell how to get there and reach the family', async () => {
    open({});
    const card = within((await screen.findByText('Kavya', { selector: '.child' })).closest('li') as HTMLElement);
    expect(card.getByText('3.30 p.m.')).toBeTruthy();
    expect(card.getByText('45 minutes')).toBeTruthy();
    expect(card.getByText('At home')).toBeTruthy();
    expect(card.getByRole('link', { name: /^12 Temple Road, Wattala/ }).getAttribute('href')).toContain(
      'query=12%20Temple%20Road%2C%20Wattala',
    );
    expect(card.getByRole('link', { name: 'Call Kavya' }).getAttribute('href')).toBe('tel:+94771234567');
    expect(card.getByRole('link', { name: 'WhatsApp Kavya' }).getAttribute('href')).toBe('https://wa.me/94771234567');
  });

  it('are how much there is to do, and nothing is said of anybody else', async () => {
    const load = { from: '2026-11-23', until: '2026-11-29', children: 1, sessions: 3, freeMinutes: 150 };
    open({ [`GET /staff/${PROFILE}/load`]: { status: 200, body: load } });
    expect(await screen.findByText('You have 1 child. 3 sessions this week. Free hours this week: 2.5.')).toBeTruthy();
  });

  it('begin with what is unresolved', async () => {
    const over: Planned = {
      ...SESSION,
      _id: '1'.repeat(24),
      childName: 'Ishan',
      day: daysLater(today(), -9),
      unresolved: true,
    };
    open({}, [SESSION, over]);
    await screen.findByText('Ishan', { selector: '.child' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Please say what happened',
      'Today',
      'This week',
    ]);
  });

  it('are those of now again, and the focus is not lost with the button', async () => {
    const { user } = open({});
    render(<h1 tabIndex={-1}>{en.mySessions.title}</h1>);
    await user.click(await button('Earlier week'));
    await user.click(await button('This week'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('say honestly that there is none, and that they could not be loaded', async () => {
    open({}, []);
    expect(await screen.findByText('You have no session today.')).toBeTruthy();
    expect(screen.getByText('No sessions in this week.')).toBeTruthy();
    document.body.replaceChildren();
    serverWith({ 'GET /sessions?': { status: 503 } });
    renderPage(<MySessions session={newSession()} profile={PROFILE} phrases={PHRASES} onRetry={() => undefined} />);
    expect(await screen.findByText('We could not load this. Check your connection and try again.')).toBeTruthy();
  });

  it('are recorded in one tap, and the other tap takes it back', async () => {
    const { calls, user } = open({ 'POST /sessions': { status: 200, body: SESSION } });
    await user.click(await button('Held'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({ path: `POST /sessions/${ID}/outcome`, body: { status: 'held' } });
    expect(await pressed('Held')).toBe('true');
    await user.click(await button('Absent'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ status: 'absent' });
    expect([await pressed('Held'), await pressed('Absent')]).toEqual(['false', 'true']);
  });

  it('are not absent any more once there is a note', async () => {
    open({}, [{ ...SESSION, status: 'held', note: THEIRS }]);
    expect(await pressed('Held')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Absent' })).toBeNull();
    document.body.replaceChildren();
    open({}, [{ ...SESSION, status: 'held', note: THEIRS }], `#note-${ID}`);
    expect(await screen.findByRole('radio', { name: 'Held' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('radio', { name: 'Absent' })).toBeNull();
  });

  it('cannot be recorded before their day', async () => {
    open({}, [{ ...SESSION, day: daysLater(today(), 1) }]);
    await screen.findByText('This week');
    expect(screen.queryByRole('button', { name: 'Held' })).toBeNull();
  });

  it.each([
    ['there is one', () => act(() => Promise.resolve(void window.dispatchEvent(new Event('online'))))],
    ['somebody asks for it', async (user: UserEvent) => user.click(await button('Send now'))],
  ])('are recorded without a connection, wait, and are sent when %s', async (_, happens) => {
    let isAway = true;
    const { calls, user } = open({ 'POST /sessions': () => (isAway ? 'lost' : { status: 200, body: SESSION }) });
    await user.click(await button('Absent'));
    await waits('1 entry waits on this phone.');
    expect(await pressed('Absent')).toBe('true');
    expect(screen.getByText('Not sent yet')).toBeTruthy();
    isAway = false;
    await happens(user);
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(await pressed('Absent')).toBe('true');
  });
});

describe('a note', () => {
  const openNote = async (routes: Routes) => {
    const { calls, user } = open(routes);
    let taps = 0;
    const tap = async (element: HTMLElement) => {
      taps += 1;
      await user.click(element);
    };
    await tap(await screen.findByRole('link', { name: /^Write a note/ }));
    await screen.findByRole('button', { name: 'Save the note' });
    return { calls, user, tap, taps: () => taps };
  };

  it('is written in six taps: a step, a face, a sentence in the language of the family', async () => {
    const saved = { status: 200, body: { ...THEIRS, updatedAt: '2026-11-27T11:00:00.000Z' } };
    const { calls, tap, taps } = await openNote({ 'PUT /sessions': saved });
    expect(screen.getByText('Reached on 2 November 2026')).toBeTruthy();
    expect(screen.getByText('I say one word').lang).toBe('en');
    await tap(screen.getByRole('checkbox', { name: 'I say one word' }));
    await tap(screen.getByRole('radio', { name: 'Good' }));
    await tap(screen.getByRole('button', { name: si.phrases.well }));
    expect(screen.getByText(si.phrases.well, { selector: 'blockquote' })).toBeTruthy();
    await tap(screen.getByRole('button', { name: 'Save the note' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(taps()).toBeLessThanOrEqual(6);
    expect(calls[0]).toMatchObject({
      path: `PUT /sessions/${ID}/note`,
      body: { steps: [STEP], mood: 3, language: 'si', forFamily: si.phrases.well },
    });
    expect(calls[0]?.headers.get('If-None-Match')).toBe('*');
    expect(await screen.findByText('Your note is saved.')).toBeTruthy();
    expect(await pressed('Held')).toBe('true');
  });

  it('is left as soon as the phone has it, however long it is on its way to the server', async () => {
    const { user } = await openNote({ 'PUT /sessions': () => new Promise(() => undefined) });
    const [status] = screen.getAllByRole('status');
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    // The same element as before: a live region that comes with its words is not announced.
    await waitFor(() => expect(status?.textContent).toBe('Your note is saved.'));
    await waits('1 entry waits on this phone.');
  });

  it('shows the words that it replaced, and who had written them when', async () => {
    const earlier = [{ forTeam: 'From the tablet', by: 'Dilini', at: '2026-11-27T10:05:00.000Z' }];
    open({}, [{ ...SESSION, note: { ...THEIRS, forTeam: 'From the phone', earlier } }], `#note-${ID}`);
    const words = within(await screen.findByRole('region', { name: 'This note had other words before' }));
    expect(words.getByText('From the tablet')).toBeTruthy();
    expect(words.getByText('By Dilini, Friday 27 November, 3.35 p.m.')).toBeTruthy();
  });

  it.each([
    ['en', undefined, 'The family reads it on its private page.'],
    ['en', true, 'This family wants to read no sentences.'],
    ['si', true, 'මේ පවුලට වාක්‍ය කියවීමට අවශ්‍ය නැත.'],
    ['ta', true, 'இந்தக் குடும்பம் வாக்கியங்களை வாசிக்க விரும்பவில்லை.'],
  ] as const)('says before anything is typed who reads the sentence: %s, silent %s', async (language, silent, text) => {
    open({}, [{ ...SESSION, ...(silent && { noSentences: silent }) }], `#note-${ID}`, language);
    const words = await screen.findByText(text, { exact: false });
    const field = document.getElementById('forFamily');
    expect(field?.getAttribute('aria-describedby')).toBe(words.id);
  });

  it('needs a face', async () => {
    const { calls, user } = await openNote({});
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(screen.getByText('Choose how it went.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Hard' }));
    expect(calls).toEqual([]);
  });

  it('of a session that was not held says only that', async () => {
    const { calls, user } = await openNote({ 'POST /sessions': { status: 200, body: SESSION } });
    await user.click(screen.getByRole('radio', { name: 'Absent' }));
    expect(screen.queryByText('How did it go?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save as absent' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({ path: `POST /sessions/${ID}/outcome`, body: { status: 'absent' } });
  });

  it('is shown beside the one of another device, and the chosen one stays', async () => {
    const { calls, user } = await openNote({
      [`GET /sessions/${ID}/note`]: { status: 200, body: THEIRS },
      'PUT /sessions': ({ headers }) =>
        headers.get('If-Match') === `"${THEIRS.updatedAt}"` ? { status: 200, body: THEIRS } : { status: 412 },
    });
    await user.click(screen.getByRole('radio', { name: 'Very good' }));
    await user.type(screen.getByLabelText('A sentence for the team (optional)'), 'From the phone');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('From the tablet')).toBeTruthy();
    expect(screen.queryByText('Your note is saved.')).toBeNull();
    expect(screen.getByText('From the phone')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep my note' }));
    await waitFor(() => expect(screen.queryByText('From the tablet')).toBeNull());
    expect(calls.map(({ body }) => (body as SessionNote).forTeam)).toEqual(['From the phone', 'From the phone']);
    expect(calls[0]?.headers.get('Idempotency-Key')).not.toBe(calls[1]?.headers.get('Idempotency-Key'));
  });

  it('that is never taken can be copied and removed', async () => {
    const { user } = await openNote({ 'PUT /sessions': { status: 409 } });
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.type(screen.getByLabelText('A sentence for the team (optional)'), 'Too late');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('This could not be saved')).toBeTruthy();
    expect(screen.queryByText('Your note is saved.')).toBeNull();
    expect(await pressed('Held')).toBe('false');
    expect(screen.getByText('Too late')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove it from this phone' }));
    await waitFor(() => expect(screen.queryByText('Too late')).toBeNull());
  });
});
