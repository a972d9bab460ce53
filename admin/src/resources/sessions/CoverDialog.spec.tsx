import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Cover, Session } from '#contract/plans';
import { aSession } from '../../../test/aSession';
import { unavailable } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { CoverDialog } from './CoverDialog';
import { SessionDialog } from './SessionDialog';

const DAY = { day: '2099-12-01', minutes: 60 };
const [NINE, TEN, TWO, FOUR] = [
  aSession({ ...DAY, at: '09:00' }),
  aSession({ ...DAY, _id: 's2', at: '10:00', childName: 'Dilini' }),
  aSession({ ...DAY, _id: 's3', at: '14:00', childName: 'Amaya' }),
  aSession({ ...DAY, _id: 's4', at: '16:00', childName: 'Sithum' }),
];
const RUWAN = { profile: 'p2', tName: 'Ruwan' };
const ANULA = { profile: 'p3', tName: 'Anula' };
const PREVIEW: Cover = {
  taken: [NINE, TEN, TWO],
  left: [{ session: FOUR, why: ['profile', 'timeOff'] }],
  candidates: { s1: [RUWAN, ANULA], s2: [RUWAN, ANULA], s3: [ANULA], s4: [] },
};
const NOTHING: Cover = { taken: [], left: [], candidates: {} };

interface Asked {
  by?: string;
  sessions?: string[];
}
interface Sent {
  address: string;
  body: object;
  version?: string;
}
type Answer = (asked: Asked) => Response;
const refused = (message: string) => Response.json({ statusCode: 409, message }, { status: 409 });
const takenBy =
  (...sessions: Session[]): Answer =>
  ({ sessions: asked = [] }) =>
    Response.json({ taken: sessions.filter(({ _id }) => asked.includes(_id)), left: [] });

/** The dialog of a day: what is asked of the server is answered with these, one after the other. */
async function open(
  previews: Cover[],
  answers: Answer[],
  timeOff: object[] | 'down' = [{ from: DAY.day, to: DAY.day }],
  day = DAY.day,
) {
  localStorage.setItem('token', 'x');
  expectFailedRequests();
  const sent: Sent[] = [];
  globalThis.fetch = (address, init) => {
    if (init?.method !== 'POST') {
      const hours = timeOff === 'down' ? unavailable() : Response.json({ availability: [], timeOff: [...timeOff] });
      return Promise.resolve(hours);
    }
    if (timeOff !== 'down' && address === '/staff/p1/time-off') {
      const span = JSON.parse(init.body as string) as object;
      timeOff.push(span);
      sent.push({ address, body: span });
      return Promise.resolve(Response.json({ ...span, affected: [] }, { status: 201 }));
    }
    const body = JSON.parse(init.body as string) as Asked & { preview?: boolean };
    if (body.preview) return Promise.resolve(Response.json(previews.shift()));
    const version = new Headers(init.headers).get('If-Match');
    sent.push({ address: address as string, body, ...(version && { version }) });
    return Promise.resolve(answers.shift()?.(body) ?? Response.json([]));
  };
  const user = renderAdmin(<CoverDialog profile="p1" tName="Nadeesha" day={day} onClose={() => undefined} />, {});
  const dialog = within(await screen.findByRole('dialog', { name: 'Sessions of Nadeesha: who takes them over?' }));
  const whoFor = (session: string) => dialog.findByLabelText<HTMLSelectElement>(`Who takes over: ${session}, At home`);
  const status = () => dialog.findByRole('group', { name: 'What is done' });
  await dialog.findAllByRole('listitem');
  return { user, sent, dialog, whoFor, status };
}

describe('the dialog of a day of illness', () => {
  it('offers for each session those who could take it, the best one chosen, and says why nobody can', async () => {
    const { dialog, whoFor } = await open([PREVIEW], []);
    const nine = await whoFor('09:00–10:00 Kasun');
    expect([...nine.options].map(({ text }) => text)).toEqual(['Ruwan', 'Anula', 'Nobody yet']);
    expect(nine.selectedOptions[0]?.text).toBe('Ruwan');
    expect((await whoFor('14:00–15:00 Amaya')).selectedOptions[0]?.text).toBe('Anula');
    const nobody = dialog.getByRole('list', { name: 'Nobody can take 1 session' });
    expect(within(nobody).getByRole('listitem').textContent).toBe(
      '16:00–17:00 Sithum, At homeOthers have another session then. Others have time off.',
    );
  });

  it('says so where the family has withdrawn its consent', async () => {
    const left = [{ session: FOUR, why: ['withdrawn' as const] }];
    const { dialog } = await open([{ ...NOTHING, left, candidates: { s4: [] } }], []);
    expect(dialog.getByRole('listitem').textContent).toBe('16:00–17:00 Sithum, At homeConsent is withdrawn');
  });

  it('says so where nobody else works here', async () => {
    const { dialog } = await open([{ ...NOTHING, left: [{ session: FOUR, why: [] }], candidates: { s4: [] } }], []);
    expect(dialog.getByRole('listitem').textContent).toContain('Nobody else works with us.');
    expect(dialog.queryByRole('button', { name: /^Hand over/ })).toBeNull();
  });

  it('covers all with one press, each session with the person who was chosen for it', async () => {
    const answers = [takenBy(NINE), takenBy(TEN, TWO)];
    const { user, sent, dialog, whoFor, status } = await open([PREVIEW, NOTHING], answers);
    await user.selectOptions(await whoFor('10:00–11:00 Dilini'), 'Anula');
    await user.click(dialog.getByRole('button', { name: 'Hand over 3 sessions' }));
    const done = await status();
    expect(done.textContent).toBe(
      'Ruwan has taken over 1 session. A message to the family is written.Anula has taken over 2 sessions. Messages to the families are written.',
    );
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(await dialog.findByText('No other session of this day needs anybody.')).toBeTruthy();
    const asked = { profile: 'p1', day: '2099-12-01' };
    expect(sent).toEqual([
      { address: '/sessions/cover', body: { ...asked, by: 'p2', sessions: ['s1'] } },
      { address: '/sessions/cover', body: { ...asked, by: 'p3', sessions: ['s2', 's3'] } },
    ]);
  });

  it('leaves a session open for which nobody is chosen', async () => {
    const { user, sent, dialog, whoFor, status } = await open([PREVIEW, NOTHING], [takenBy(NINE), takenBy(TWO)]);
    await user.selectOptions(await whoFor('10:00–11:00 Dilini'), 'Nobody yet');
    await user.click(dialog.getByRole('button', { name: 'Hand over 2 sessions' }));
    await status();
    expect(sent.map(({ body }) => (body as Asked).sessions)).toEqual([['s1'], ['s3']]);
  });

  it('says what was covered and what not where it fails halfway, and offers the rest again', async () => {
    const rest: Cover = { taken: [TWO], left: [], candidates: { s3: [ANULA] } };
    const half: Answer = () => Response.json({ taken: [NINE], left: [{ session: TEN, why: ['profile'] }] });
    const { user, dialog, whoFor, status } = await open([PREVIEW, rest], [half, () => refused('Somebody was faster.')]);
    await user.click(dialog.getByRole('button', { name: 'Hand over 3 sessions' }));
    const done = await status();
    expect(done.textContent).toContain('Ruwan has taken over 1 session. A message to the family is written.');
    expect(
      within(done)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ruwan could not take over 10:00–11:00 Dilini. The teacher has another session',
      'Anula could not take over 14:00–15:00 Amaya. Somebody was faster.',
    ]);
    expect((await whoFor('14:00–15:00 Amaya')).selectedOptions[0]?.text).toBe('Anula');
  });

  it.each([
    ['Hand over 3 sessions', '09:00–10:00 Kasun, 10:00–11:00 Dilini'],
    ['Cancel these and tell the families', '16:00–17:00 Sithum'],
  ])('where the answer to “%s” is lost, says that nobody knows whether it arrived', async (button, session) => {
    const lost: Answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const { user, dialog, status } = await open([PREVIEW, NOTHING], [lost, takenBy(TWO)]);
    await user.click(dialog.getByRole('button', { name: button }));
    expect((await status()).textContent).toContain(
      `${session}: it is not known whether this arrived. Pressing again does no harm. The server cannot be reached.`,
    );
  });

  it('cancels what nobody can take, as owed, and tells the families', async () => {
    const cover: Cover = {
      taken: [],
      left: [TWO, FOUR].map((session) => ({ session, why: ['timeOff'] })),
      candidates: { s3: [], s4: [] },
    };
    const rest: Cover = { ...NOTHING, left: [{ session: FOUR, why: ['timeOff'] }] };
    const { user, sent, dialog, status } = await open(
      [cover, rest],
      [() => Response.json([TWO]), () => refused('Somebody was faster.')],
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel these and tell the families' }));
    const done = await status();
    expect(done.textContent).toContain(
      '1 session is cancelled and is to be made up. A message to the family is written.',
    );
    expect(within(done).getByRole('alert').textContent).toBe('Not cancelled: 16:00–17:00 Sithum. Somebody was faster.');
    const body = { by: 'provider', scope: 'this', owed: true };
    // As they are shown: one that a colleague has moved meanwhile is another matter.
    const version = '"2026-11-27T04:00:00.000Z"';
    expect(sent).toEqual([
      { address: '/sessions/s3/cancel', body, version },
      { address: '/sessions/s4/cancel', body, version },
    ]);
    expect(await dialog.findByRole('list', { name: 'Nobody can take 1 session' })).toBeTruthy();
  });

  it('keeps who is chosen while others are cancelled', async () => {
    const { user, dialog, whoFor, status } = await open([PREVIEW, { ...PREVIEW, left: [] }], []);
    await user.selectOptions(await whoFor('09:00–10:00 Kasun'), 'Anula');
    await user.click(dialog.getByRole('button', { name: 'Cancel these and tell the families' }));
    await status();
    expect((await whoFor('09:00–10:00 Kasun')).selectedOptions[0]?.text).toBe('Anula');
  });

  it('records the day off before the sessions go: from then on nobody plans for her that day', async () => {
    const { user, sent, dialog, status } = await open([PREVIEW, NOTHING], [takenBy(NINE, TEN), takenBy(TWO)], []);
    const tick = await dialog.findByRole('checkbox', { name: 'Nadeesha is not available on this day' });
    expect(tick).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('button', { name: 'Hand over 3 sessions' }));
    expect((await status()).textContent).toContain('Ruwan has taken over 2 sessions.');
    expect(await dialog.findByText('The day is recorded as time off.')).toBeTruthy();
    expect(sent.map(({ address }) => address)).toEqual(['/staff/p1/time-off', '/sessions/cover', '/sessions/cover']);
    expect(sent[0]?.body).toEqual({ from: '2099-12-01', to: '2099-12-01' });
  });

  it('records no day off where that is not ticked', async () => {
    const { user, sent, dialog, status } = await open([PREVIEW, NOTHING], [takenBy(NINE, TEN), takenBy(TWO)], []);
    await user.click(await dialog.findByRole('checkbox', { name: 'Nadeesha is not available on this day' }));
    await user.click(dialog.getByRole('button', { name: 'Hand over 3 sessions' }));
    await status();
    expect(sent.map(({ address }) => address)).toEqual(['/sessions/cover', '/sessions/cover']);
  });

  it('records the day off by itself where nobody can take a session', async () => {
    const left = [{ session: FOUR, why: ['profile' as const] }];
    const { user, sent, dialog } = await open([{ ...NOTHING, left, candidates: { s4: [] } }], [], []);
    await user.click(await dialog.findByRole('button', { name: 'Record the day off' }));
    expect(await dialog.findByText('The day is recorded as time off.')).toBeTruthy();
    expect(sent.map(({ address }) => address)).toEqual(['/staff/p1/time-off']);
    expect(dialog.queryByRole('button', { name: 'Record the day off' })).toBeNull();
  });

  it('neither asks for the day off nor records it where it could not be read whether it is recorded', async () => {
    const { user, sent, dialog, status } = await open([PREVIEW, NOTHING], [takenBy(NINE, TEN), takenBy(TWO)], 'down');
    expect((await dialog.findByRole('alert')).textContent).toContain('This could not be loaded.');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Hand over 3 sessions' }));
    await status();
    expect(sent.map(({ address }) => address)).toEqual(['/sessions/cover', '/sessions/cover']);
  });

  it('does not speak of messages about a day that is over: there are none', async () => {
    const past = [NINE, TEN, TWO].map((session) => ({ ...session, day: '2020-12-01' }));
    const preview = { ...PREVIEW, taken: past };
    const { user, dialog, status } = await open(
      [preview, NOTHING],
      [takenBy(...past), takenBy(...past)],
      [{ from: '2020-12-01', to: '2020-12-01' }],
      '2020-12-01',
    );
    await user.click(dialog.getByRole('button', { name: 'Hand over 3 sessions' }));
    expect((await status()).textContent).toBe('Ruwan has taken over 2 sessions.Anula has taken over 1 session.');
  });

  it('reads nothing, and does not say so, while no day is given', async () => {
    const { user, dialog } = await open([PREVIEW], []);
    await user.clear(dialog.getByLabelText('Day'));
    expect(dialog.queryByText('Loading the record…')).toBeNull();
    expect(dialog.queryByRole('listitem')).toBeNull();
  });
});

it('opened from a session, it goes on about who was ill once the session is somebody else’s', async () => {
  localStorage.setItem('token', 'x');
  const asked: unknown[] = [];
  const previews = [{ ...NOTHING, taken: [NINE], candidates: { s1: [RUWAN] } }, NOTHING];
  const handedOver = new EventTarget();
  globalThis.fetch = (_address, init) => {
    if (init?.method !== 'POST') {
      return Promise.resolve(Response.json({ availability: [], timeOff: [{ from: DAY.day, to: DAY.day }] }));
    }
    const body = JSON.parse(init.body as string) as Asked & { preview?: boolean };
    asked.push(body);
    if (body.preview) return Promise.resolve(Response.json(previews.shift()));
    handedOver.dispatchEvent(new Event('change'));
    return Promise.resolve(Response.json({ taken: [NINE], left: [] }));
  };
  function Opened() {
    const [session, setSession] = useState(NINE);
    useEffect(() => handedOver.addEventListener('change', () => setSession({ ...NINE, ...RUWAN })), []);
    return <SessionDialog session={session} onClose={() => undefined} />;
  }
  const user = renderAdmin(<Opened />, {});
  await user.click(await screen.findByRole('button', { name: `${NINE.tName} is ill` }));
  await user.click(await screen.findByRole('button', { name: 'Hand over 1 session' }));
  expect(await screen.findByText('Ruwan has taken over 1 session. A message to the family is written.')).toBeTruthy();
  expect(await screen.findByText('No other session of this day needs anybody.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: `Sessions of ${NINE.tName}: who takes them over?` })).toBeTruthy();
  expect(asked).toMatchObject([{ profile: 'p1' }, { profile: 'p1', by: 'p2' }, { profile: 'p1' }]);
});
