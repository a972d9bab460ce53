import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { FollowedRequest, FollowUpAnswer } from '#contract/follow-up';
import { hasBegun, isLate } from '#contract/late-cancellation';
import type { FamilySession } from '#contract/plans';
import { loadSent } from '../../form/sent.js';
import { forgetAll } from '../../test/SampleForm.js';
import { renderPage } from '../../test/render.js';
import { serverThat } from '../../test/server.js';
import { statesOf } from '../sessions/GoalStones.js';
import { daysLater, today } from '../sessions/words.js';
import { Progress } from './Progress.js';
import { RequestView } from './RequestView.js';

const session = (day: string, changes: Partial<FamilySession> = {}): FamilySession => ({
  _id: day,
  day,
  at: '15:30',
  minutes: 45,
  place: 'home',
  staff: 'Ruwani',
  status: 'planned',
  ...changes,
});
const REQUEST: FollowedRequest = {
  reference: 'OS-1',
  kind: 'therapy-session-teacher',
  status: 'Approved',
  history: [],
  reach: {},
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
  sessions: [],
  goals: [],
  notes: [],
  looks: [],
  sentences: true,
};
const answerWith = (changes: Partial<FollowedRequest>): FollowUpAnswer => ({
  request: { ...REQUEST, ...changes },
  token: 'secret',
});

function Page({ initial }: { initial: FollowedRequest }) {
  const [request, setRequest] = useState(initial);
  return <Progress request={request} token="secret" onChanged={(answer) => setRequest(answer.request)} />;
}
const show = (changes: Partial<FollowedRequest>) => renderPage(<Page initial={{ ...REQUEST, ...changes }} />);

beforeEach(forgetAll);

describe('"we cannot come"', () => {
  const soon = session(daysLater(today(), 4));
  const tomorrow = session(daysLater(today(), 1), { at: '23:45' });
  const { now } = Date;
  afterEach(() => (Date.now = now));

  it.each([
    ['2026-12-01T14:29:59.000Z', false],
    ['2026-12-01T14:30:00.000Z', true],
    ['2026-12-02T03:00:00.000Z', true],
  ])('at %s is late for 2 December: %s', (moment, late) => {
    expect(isLate('2026-12-02', Date.parse(moment))).toBe(late);
  });

  it('takes a reason, tells what happened, and shows the session as cancelled', async () => {
    const cancelled = answerWith({ sessions: [{ ...soon, status: 'cancelled', cancelledBy: 'family' }] });
    const calls = serverThat({ status: 200, body: cancelled });
    const { user } = show({ sessions: [soon] });
    await user.click(screen.getByRole('button', { name: /^We cannot come: / }));
    // The button that was pressed is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^We cannot come on /, level: 3 }));
    expect(screen.queryByText(/^This is late/)).toBeNull();
    await user.type(screen.getByLabelText(/^Reason/), 'Fever');
    await user.click(screen.getByRole('button', { name: 'Cancel this session' }));
    expect(await screen.findByText(/^The session on .*3\.30 p\.m\. is cancelled\. /)).toBeTruthy();
    expect(calls).toMatchObject([
      { path: `/follow-up/sessions/${soon._id}/cancel`, body: { token: 'secret', reason: 'Fever' } },
    ]);
    expect(screen.getByText('You cancelled it')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^We cannot come/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Your next sessions');
  });

  it('is not sent for another time to which we have moved the session meanwhile', async () => {
    const moved = { ...soon, day: daysLater(today(), 6), at: '09:00' };
    const calls = serverThat(
      { status: 409, body: { message: 'This session has been moved to another time.' } },
      { status: 200, body: answerWith({ sessions: [moved] }) },
    );
    const { user } = show({ sessions: [soon] });
    await user.click(screen.getByRole('button', { name: /^We cannot come: / }));
    await user.click(screen.getByRole('button', { name: 'Cancel this session' }));
    const words = await screen.findByText(/^We have moved this session\. It is not cancelled/);
    expect(words.className).toBe('');
    expect(document.activeElement?.textContent).toBe('Your next sessions');
    expect(calls).toMatchObject([{ body: { token: 'secret', day: soon.day, at: '15:30' } }, { path: '/follow-up' }]);
    expect(screen.getByText(/9\.00 a\.m\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^We cannot come: .* 9\.00 a\.m\./ })).toBeTruthy();
  });

  it.each([
    ['2026-12-02T09:59:59.000Z', false],
    ['2026-12-02T10:00:00.000Z', true],
  ])('at %s is too late for half past three on 2 December: %s', (moment, begun) => {
    expect(hasBegun({ day: '2026-12-02', at: '15:30' }, Date.parse(moment))).toBe(begun);
  });

  it('is not offered for a session that has begun: it would be refused', () => {
    show({ sessions: [session(today(), { at: '00:00' }), soon] });
    expect(screen.getAllByRole('button', { name: /^We cannot come: / })).toHaveLength(1);
  });

  it('is taken late too, and says so before', async () => {
    const evening = Date.parse(`${today()}T21:00:00+05:30`);
    Date.now = () => evening;
    const late = { ...tomorrow, status: 'cancelled', cancelledBy: 'family', late: true } as const;
    serverThat({ status: 200, body: answerWith({ sessions: [late] }) });
    const { user } = show({ sessions: [tomorrow] });
    await user.click(screen.getByRole('button', { name: /^We cannot come: / }));
    expect(screen.getByText(/^This is late: it is after 8 p\.m\. of the evening before/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel this session' }));
    expect(await screen.findByText('You told us late.')).toBeTruthy();
  });

  it('keeps the reason in this tab until it is sent or left', async () => {
    const first = show({ sessions: [soon] });
    await first.user.click(screen.getByRole('button', { name: /^We cannot come: / }));
    await first.user.type(screen.getByLabelText(/^Reason/), 'Fever');
    first.unmount();
    const again = show({ sessions: [soon] });
    await again.user.click(screen.getByRole('button', { name: /^We cannot come: / }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Fever');
    await again.user.click(screen.getByRole('button', { name: 'We can come' }));
    await again.user.click(screen.getByRole('button', { name: /^We cannot come: / }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('');
  });

  it('can be left', async () => {
    const { user } = show({ sessions: [soon] });
    await user.click(screen.getByRole('button', { name: /^We cannot come: / }));
    await user.click(screen.getByRole('button', { name: 'We can come' }));
    expect(screen.getByRole('button', { name: /^We cannot come: / })).toBeTruthy();
  });
});

it.each([
  [[], 'No session is planned yet. We will call you.'],
  [[session('2026-11-03', { status: 'cancelled', owed: true })], 'No session is planned yet. We will call you.'],
  [[session('2026-11-03', { status: 'held' })], 'No further session is planned. Would you like more? Please call us.'],
  // Cancelled with the booking, which was approved again.
  [[session(daysLater(today(), 2), { status: 'cancelled' })], 'No session is planned yet. We will call you.'],
])('no session to come is told apart from the end of them', (sessions, text) => {
  show({ sessions });
  expect(screen.getByText(/^No .* is planned/).textContent).toBe(text);
});

it('a session of today is among the last ones from its end on, though nobody has said yet what became of it', () => {
  const { now } = Date;
  const listed = (at: string) => {
    const moment = Date.parse(`${today()}T${at}+05:30`);
    Date.now = () => moment;
    const page = show({ sessions: [session(today())] });
    const titles = screen.queryAllByRole('region').filter((one) => within(one).queryByText(/3\.30 p\.m\./));
    page.unmount();
    return titles.map((one) => within(one).getByRole('heading').textContent);
  };
  try {
    expect(listed('16:14:59')).toEqual(['Your next sessions']);
    expect(listed('16:15:00')).toEqual(['Your last sessions']);
  } finally {
    Date.now = now;
  }
});

it.each([
  [[], 'We can help. We will call you to agree on the first day and everything else.'],
  [
    [session('2026-11-03', { status: 'cancelled' }), session(daysLater(today(), 2), { status: 'cancelled' })],
    'We can help. We will call you to agree on the first day and everything else.',
  ],
  [[session('2026-11-03', { status: 'held' })], 'We help you. Your sessions are below on this page.'],
  [[session(daysLater(today(), 2))], 'We help you. Your sessions are below on this page.'],
])('sessions are pointed at where one was held or is planned, not where all are cancelled', (sessions, words) => {
  const nothing = () => undefined;
  const shared = { token: 'secret', onChanged: nothing, onRemoved: nothing, onClose: nothing };
  const { container } = renderPage(<RequestView {...shared} request={{ ...REQUEST, sessions }} />);
  expect(container.querySelector('.call-by')?.textContent).toBe(words);
});

it('a family that withdrew its consent reads that we have stopped, and is offered nothing that would be refused', () => {
  const nothing = () => undefined;
  const shared = { token: 'secret', onChanged: nothing, onRemoved: nothing, onClose: nothing };
  const request = { ...REQUEST, reach: { phone: '… 4567' }, withdrawn: true } as const;
  const { container } = renderPage(<RequestView {...shared} request={request} />);
  expect(container.querySelector('.call-by')?.textContent).toMatch(/^You have taken back your agreement/);
  expect(container.querySelector('.path-so-far')).toBeNull();
  expect(screen.queryByText(/We will c(all|ontact) you/)).toBeNull();
  // There is nothing to say below it.
  expect(screen.queryByRole('heading', { name: 'What we tell you' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close this request']);
});

describe('small goals', () => {
  const step = (text: string, reachedOn?: string) => ({ _id: text, text, ...(reachedOn && { reachedOn }) });
  const steps = [step('I point', '2026-11-02'), step('I say one word'), step('I say two')];

  it.each([
    ['open', ['done', 'now', 'later']],
    ['closed', ['done', 'later', 'later']],
  ] as const)('of which one is %s are drawn as %j', (status, states) => {
    expect(statesOf({ steps, status })).toEqual(states);
  });

  it('are read as a list of what is reached, when, and what comes next', () => {
    show({ goals: [{ _id: 'g', title: 'I ask for help', status: 'open', steps }] });
    const goal = within(screen.getByRole('region', { name: 'I ask for help' }));
    expect(goal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'I point Reached on 2 November 2026',
      'I say one word We practise this now',
      'I say two Comes later',
    ]);
    expect(goal.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  });
});

describe('sentences for a family', () => {
  it('in another language are marked as such, beside a number to ask', () => {
    show({
      notes: [
        { day: '2026-11-20', forFamily: 'අද හොඳයි.', language: 'si' },
        { day: '2026-11-19', forFamily: 'A good day.', language: 'en' },
      ],
    });
    expect(screen.getAllByText(/^This is written in /).map(({ textContent }) => textContent)).toEqual([
      'This is written in Sinhala.',
    ]);
    expect(screen.getByText('අද හොඳයි.').getAttribute('lang')).toBe('si');
    expect(screen.getByRole('link', { name: '011 234 5678' }).getAttribute('href')).toBe('tel:+94112345678');
  });

  it.each([
    ['Yes, here', true, 'We will write sentences here.'],
    ['No sentences to my phone', false, 'We will not write sentences here.'],
  ])('are asked about with the first one: %s', async (answer, allowed, outcome) => {
    const calls = serverThat({ status: 200, body: answerWith({ sentences: allowed }) });
    const { user } = show({ sentencesAsked: true });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(document.activeElement).toBe(await screen.findByText(outcome));
    expect(screen.queryByRole('button', { name: answer })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('No sentences to my phone').checked).toBe(!allowed);
    expect(calls).toMatchObject([{ path: '/follow-up/sentences', body: { token: 'secret', allowed } }]);
  });

  it('can be refused, and allowed again', async () => {
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const calls = serverThat(() => held.then(() => ({ status: 200, body: answerWith({ sentences: false }) })), {
      status: 200,
      body: answerWith({ sentences: true }),
    });
    const { user } = show({});
    const box = screen.getByLabelText<HTMLInputElement>('No sentences to my phone');
    await user.click(box);
    expect(screen.getByText('Sending…')).toBeTruthy();
    arrive();
    expect(await screen.findByText('We will not write sentences here.')).toBeTruthy();
    expect(box.checked).toBe(true);
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
    expect(calls).toMatchObject([
      { path: '/follow-up/sentences', body: { token: 'secret', allowed: false } },
      { path: '/follow-up/sentences', body: { token: 'secret', allowed: true } },
    ]);
  });
});

it('the report is found from a page that was open for longer than the tab keeps its token', async () => {
  const { user } = show({});
  expect(loadSent('follow-up')).toBeUndefined();
  await user.click(screen.getByRole('link', { name: 'Open the progress report' }));
  expect(loadSent('follow-up')?.answers).toEqual({ token: 'secret' });
});

it('who has looked is told by role and day', () => {
  show({ looks: [{ role: 'staff', day: '2026-11-20' }] });
  expect(screen.getByText('Friday 20 November')).toBeTruthy();
  expect(screen.getByText('Your teacher or therapist')).toBeTruthy();
});

it('a request that is not approved has none of this', () => {
  const { container } = show({ sessions: undefined });
  expect(container.textContent).toBe('');
});
