import { screen, within } from '@testing-library/react';
import type { ProgressReport } from '#contract/goals';
import { signOut } from '../../components/signOut.js';
import { CATALOGUES } from '../../messages/texts.server.js';
import { renderPage } from '../../test/render.js';
import { forgetAll, kept } from '../../test/SampleForm.js';
import { serverThat } from '../../test/server.js';
import type { ReportRequester } from './leftOut.js';
import { Report } from './Report.js';

const REPORT: ProgressReport = {
  kind: 'therapy-session-teacher',
  childName: 'Kavya',
  from: '2026-09-01',
  until: '2026-11-27',
  staff: ['Ruwani'],
  held: 12,
  absent: 1,
  goals: [],
  notes: [
    {
      day: '2026-11-20',
      forFamily: 'A good day.',
      language: 'en',
    },
  ],
};
const ASKED = { token: 'secret' };
beforeEach(forgetAll);

it('a progress report shows no diagnosis unless it is ticked', async () => {
  const calls = serverThat({ status: 200, body: REPORT }, { status: 200, body: { ...REPORT, diagnosis: 'Autism' } });
  const { user } = renderPage(<Report asked={ASKED} />);
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByText('Kavya')).toBeTruthy();
  expect(sheet.getByText('1 September 2026 to 27 November 2026')).toBeTruthy();
  expect(sheet.getByText('Held: 12 · Absent: 1')).toBeTruthy();
  expect(calls[0]).toMatchObject({ path: '/follow-up/report', body: { token: 'secret' } });
  expect(calls[0]?.body).not.toHaveProperty('diagnosis');
  await user.click(screen.getByLabelText('Show the diagnosis'));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Autism')).toBeTruthy();
  expect(calls[1]?.body).toMatchObject({ diagnosis: true });
  // What is printed next, without another press of Show.
  await user.click(screen.getByLabelText('Show the diagnosis'));
  expect(screen.queryByText('Autism')).toBeNull();
});

it.each([
  [400, 'Please check the two days. The last day must not be before the first.', false],
  [404, 'There is no report for this request.', true],
  [429, 'We could not load the report. Check your connection and try again.', true],
])('a report that is refused with %i says why', async (status, words, again) => {
  serverThat({ status, body: {} });
  renderPage(<Report asked={ASKED} />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(again);
});

it('a report that comes at the second try leaves the focus at the heading, for the button is gone', async () => {
  serverThat('lost', { status: 200, body: REPORT });
  const { user } = renderPage(
    <>
      <h1 tabIndex={-1}>{CATALOGUES.en.progress.report}</h1>
      <Report asked={ASKED} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('article');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a sentence can be left out of it', async () => {
  serverThat({ status: 200, body: REPORT });
  const { user } = renderPage(<Report asked={ASKED} />);
  const box = await screen.findByLabelText('Put on the report: Friday 20 November');
  await user.click(box);
  expect(box.closest('li')?.className).toBe('left-out');
});

/** The boxes of the sentences, once they are there. */
const ticked = async () =>
  (await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Put on the report/ })).map(
    ({ checked }) => checked,
  );
const TWO_OF_A_DAY: ProgressReport = {
  ...REPORT,
  notes: [...REPORT.notes, { day: '2026-11-20', forFamily: 'She waved.', language: 'en' }],
};

it('a sentence that was left out is left out after a reload, and the tab keeps no word of it', async () => {
  serverThat({ status: 200, body: TWO_OF_A_DAY }, { status: 200, body: TWO_OF_A_DAY });
  const { user, unmount } = renderPage(<Report asked={ASKED} />);
  const [, second] = await screen.findAllByLabelText('Put on the report: Friday 20 November');
  if (second) await user.click(second);
  unmount();
  renderPage(<Report asked={ASKED} />);
  expect(await ticked()).toEqual([true, false]);
  expect(kept()).toContain('2026-11-20.1');
  expect(kept()).not.toMatch(/waved|Kavya/);
});

it('a sentence that was left out stays left out when another of its day is written', async () => {
  serverThat({ status: 200, body: REPORT }, { status: 200, body: TWO_OF_A_DAY });
  const { user, unmount } = renderPage(<Report asked={ASKED} />);
  await user.click(await screen.findByLabelText('Put on the report: Friday 20 November'));
  unmount();
  renderPage(<Report asked={ASKED} />);
  expect(await ticked()).toEqual([false, true]);
});

it('what was left out is not of another report, and is gone with the sign-out', async () => {
  const payload = { sub: 'ruwani', role: 'Counselor', exp: Math.floor(Date.now() / 1000) + 3600 };
  const account = `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
  localStorage.setItem('token', account);
  const [one, other] = ['a', 'b'].map((letter) => ({ booking: letter.repeat(24), account })) as [
    ReportRequester,
    ReportRequester,
  ];
  const answer = { status: 200, body: REPORT };
  serverThat(answer, answer, answer, { status: 204 });
  const first = renderPage(<Report asked={one} />);
  await first.user.click(await screen.findByLabelText('Put on the report: Friday 20 November'));
  first.unmount();
  const second = renderPage(<Report asked={other} />);
  expect(await ticked()).toEqual([true]);
  second.unmount();
  const third = renderPage(<Report asked={one} />);
  expect(await ticked()).toEqual([false]);
  third.unmount();
  signOut();
  expect(kept()).not.toContain('2026-11-20');
});

it('tells steps of the period from those before it, and says of a closed goal why', async () => {
  const steps = [
    { _id: '1', text: 'I point', reachedOn: '2026-08-31' },
    { _id: '2', text: 'I say one word', reachedOn: '2026-09-01' },
  ];
  const last = { _id: '3', text: 'I say two' };
  const goals: ProgressReport['goals'] = [
    { _id: 'a', title: 'I ask for help', status: 'open', steps: [...steps, last] },
    { _id: 'b', title: 'I sing', status: 'closed', closedBecause: 'Too loud for now', steps: [last] },
  ];
  serverThat({ status: 200, body: { ...REPORT, goals } });
  renderPage(<Report asked={ASKED} />);
  const open = within(await screen.findByRole('region', { name: 'I ask for help' }));
  expect(open.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'I point Reached earlier: 31 August 2026',
    'I say one word Reached on 1 September 2026',
    'I say two We practise this now',
  ]);
  const closed = within(screen.getByRole('region', { name: 'I sing' }));
  expect(closed.getByRole('listitem').textContent).toBe('I say two Not reached');
  expect(closed.getByText('Why: Too loud for now')).toBeTruthy();
});

it.each([
  ['en', undefined],
  ['si', 'මෙය ලියා ඇත්තේ ඉංග්‍රීසි භාෂාවෙනි.'],
  ['ta', 'இது ஆங்கில மொழியில் எழுதப்பட்டது.'],
] as const)('a sentence in another language than %s is marked as such', async (language, mark) => {
  serverThat({ status: 200, body: REPORT });
  renderPage(<Report asked={ASKED} />, language);
  const sentence = (await screen.findByText('A good day.')).closest('li') as HTMLElement;
  const number = within(sentence).queryByRole('link', { name: '011 234 5678' });
  if (mark === undefined) expect(number).toBeNull();
  else {
    expect(within(sentence).getByText(mark)).toBeTruthy();
    expect(number).not.toBeNull();
  }
});
