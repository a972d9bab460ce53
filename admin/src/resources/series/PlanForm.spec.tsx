import { screen, waitFor, within } from '@testing-library/react';
import type { Match, SeriesPreview } from '#contract/plans';
import { aSession } from '../../../test/aSession';
import { answering, refusal, unavailable } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { PlanForm } from './PlanForm';

const BOOKING = {
  id: 'b1',
  status: 'Approved',
  childName: 'Kasun',
  childAge: 7,
  createdAt: '2026-01-01T00:00:00.000Z',
  family: 'f1',
  child: 'c1',
  startingDate: '2099-12-01',
};
const MATCHES: Match[] = [
  {
    profile: 'p1',
    tName: 'Nadeesha',
    reasons: ['role', 'language'],
    missing: ['hours'],
    freeMinutesPerWeek: 90,
    wished: false,
  },
  { profile: 'p2', tName: 'Ruwan', reasons: ['role'], missing: ['language'], freeMinutesPerWeek: 600, wished: false },
  {
    profile: 'p3',
    tName: 'Sunil',
    reasons: ['role'],
    missing: ['hours'],
    freeMinutesPerWeek: 900,
    atSchool: { from: '07:30', to: '13:30', free: 750, of: 1800 },
    wished: false,
  },
  { profile: 'p4', tName: 'Mala', reasons: ['role'], missing: ['noHours'], freeMinutesPerWeek: 0, wished: false },
];
const ofDay = (day: string) => ({ day, at: '15:00', minutes: 60, warnings: [] });
const FREE: SeriesPreview = { sessions: [ofDay('2099-12-07')], skipped: [{ day: '2099-12-25', why: 'public' }] };
const WARNED: SeriesPreview = {
  sessions: [ofDay('2099-12-07'), { ...ofDay('2099-12-14'), warnings: ['timeOff'] }],
  skipped: [],
};
const CLASHING: SeriesPreview = {
  sessions: [{ ...ofDay('2099-12-07'), clash: { with: 'child', session: 's9', at: '15:30', minutes: 45 } }],
  skipped: [],
};

interface Sent {
  address: string;
  body: Record<string, unknown>;
  key: string | null;
}

/** The page of a booking whose days are as the server says; `answer` answers what is planned. */
async function plan(preview: SeriesPreview, answer: () => Response = () => Response.json({}, { status: 201 })) {
  localStorage.setItem('token', 'x');
  expectFailedRequests();
  const sent: Sent[] = [];
  globalThis.fetch = (address, init) => {
    const path = (address as string).split('?')[0] ?? '';
    if (init?.method !== 'POST') return Promise.resolve(Response.json(path.includes('matches') ? MATCHES : []));
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    if (path === '/sessions/preview') return Promise.resolve(Response.json(preview));
    sent.push({ address: path, body, key: new Headers(init.headers).get('Idempotency-Key') });
    return Promise.resolve(answer());
  };
  const getList = () => Promise.resolve({ data: [], total: 0 });
  const user = renderAdmin(<PlanForm kind="therapy-session-teacher" booking={BOOKING} makesUp="" />, { getList });
  await user.click(await screen.findByRole('radio', { name: /Nadeesha/ }));
  await user.selectOptions(screen.getByLabelText('Place'), 'At home');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Plan \d+ session/ });
  await screen.findByText(/^\d+ sessions?$/);
  return { user, sent, button };
}

describe('the page on which sessions are planned', () => {
  it('says for and against each teacher', async () => {
    await plan(FREE);
    const said = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(said.slice(1)).toEqual([
      'Ruwanhas the right professionBut: does not speak the language of the family10 free hours a week',
      'Sunilhas the right professionBut: has too few free hours' +
        '12.5 of 30 school hours a week are free (Monday to Friday, 07:30–13:30)15 free hours a week',
      'Malahas the right professionBut: has no hours entered yet',
    ]);
  });

  it('plans what nothing speaks against, all of it once', async () => {
    const { user, sent, button } = await plan(FREE);
    expect(screen.getByText('1 day is left out')).toBeTruthy();
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(button());
    expect(await screen.findByText('The sessions are planned. A message to the family is written.')).toBeTruthy();
    expect(sent).toEqual([
      {
        address: '/sessions/series',
        key: expect.stringMatching(/^[\da-f]{32}$/) as string,
        body: {
          booking: 'b1',
          profile: 'p1',
          pattern: [
            {
              weekday: 1,
              at: '15:00',
              minutes: 60,
            },
          ],
          from: '2099-12-01',
          until: '2100-03-01',
          place: 'home',
          skip: ['public', 'school'],
          allow: [],
        },
      },
    ]);
  });

  it('plans them by Enter in a field', async () => {
    const { user, sent, button } = await plan(FREE);
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.type(screen.getByLabelText('Until'), '{Enter}');
    expect(await screen.findByText('The sessions are planned. A message to the family is written.')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('does not speak of a message about what is over: there is none', async () => {
    const { user, button } = await plan({ sessions: [ofDay('2020-12-07')], skipped: [] });
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(button());
    expect(await screen.findByText('The sessions are planned.')).toBeTruthy();
  });

  it('does not plan a clash', async () => {
    const { button } = await plan(CLASHING);
    expect(screen.getByText('The child has another session: 15:30–16:15. Nobody can be in two places.')).toBeTruthy();
    expect(button().disabled).toBe(true);
    expect(screen.queryByRole('checkbox', { name: /all the same/ })).toBeNull();
  });

  it('plans a day that something speaks against only with a reason', async () => {
    const { user, sent, button } = await plan(WARNED);
    expect(button().disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Plan it on Monday, 14 Dec all the same' }));
    expect(button().disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Reason for Monday, 14 Dec' }), 'She agreed');
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(button());
    await screen.findByText('The sessions are planned. A message to the family is written.');
    expect(sent[0]?.body['allow']).toEqual([{ day: '2099-12-14', reason: 'She agreed' }]);
  });

  it('keeps what is typed when it is refused, shows what stands in the way by now, and sends the same key again', async () => {
    const refusals = [CLASHING, WARNED];
    const { user, sent, button } = await plan(WARNED, () =>
      Response.json({ statusCode: 409, message: 'Some days clash.', ...refusals.shift() }, { status: 409 }),
    );
    await user.click(screen.getByRole('checkbox', { name: /Monday, 14 Dec/ }));
    await user.type(screen.getByRole('textbox', { name: /Monday, 14 Dec/ }), 'She agreed');
    await user.click(button());
    expect(await screen.findByText('Nothing was planned. Some days clash.')).toBeTruthy();
    expect(screen.getByText(/^The child has another session/)).toBeTruthy();
    expect(button().disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Nadeesha/ }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Place').value).toBe('home');
    await user.selectOptions(screen.getByLabelText('Place'), 'At school');
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Monday, 14 Dec/ }).value).toBe('She agreed');
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByText('Nothing was planned. Some days clash.');
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(sent[1]?.key).toBe(sent[2]?.key);
  });

  it('does not say that nothing was planned where only the answer was lost, and sends the same key again', async () => {
    const lost = [true];
    const { user, sent, button } = await plan(FREE, () => {
      if (lost.pop()) throw new TypeError('Failed to fetch');
      return Response.json({}, { status: 201 });
    });
    await user.click(button());
    const note = await screen.findByText(/^It is not known whether this arrived\. Pressing again does no harm\./);
    expect(note.textContent).toMatch(/The server cannot be reached\./);
    expect(screen.queryByText(/Nothing was planned/)).toBeNull();
    await user.click(button());
    expect(await screen.findByText('The sessions are planned. A message to the family is written.')).toBeTruthy();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('says of a session that would end after midnight why it is not planned', async () => {
    const { user, button } = await plan(FREE, () =>
      refusal({ minutes: 'A session ends on the day on which it begins.' }),
    );
    await user.click(button());
    expect(await screen.findByText('A session ends on the day on which it begins.')).toBeTruthy();
  });
});

it('a make-up that a colleague planned meanwhile is no longer offered, and what is typed stays', async () => {
  expectFailedRequests();
  let owed = [aSession({ owed: true, status: 'cancelled', child: 'c1' })];
  answering((address, body) => {
    if (address === '/sessions/preview') return FREE;
    if (!body) return address.startsWith('/sessions') ? owed : MATCHES;
    owed = [];
    return Response.json({ statusCode: 409, message: 'Another one already makes up for it.' }, { status: 409 });
  });
  const getList = () => Promise.resolve({ data: [], total: 0 });
  const user = renderAdmin(<PlanForm kind="therapy-session-teacher" booking={BOOKING} makesUp="s1" />, { getList });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Make up for/ })).checked).toBe(true);
  await user.click(await screen.findByRole('radio', { name: /Nadeesha/ }));
  await user.selectOptions(screen.getByLabelText('Place'), 'At home');
  await user.click(await screen.findByRole('button', { name: 'Plan 1 session' }));
  expect(await screen.findByText('Nothing was planned. Another one already makes up for it.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Make up for/ })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Nadeesha/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Place').value).toBe('home');
  // Not by itself: another session would be planned, and nothing made up for.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'This plan makes up for none of them' }).checked).toBe(
    false,
  );
});

it('says that it could not be read which sessions are owed', async () => {
  expectFailedRequests();
  answering((address) => (address.startsWith('/sessions') ? unavailable() : []));
  const getList = () => Promise.resolve({ data: [], total: 0 });
  renderAdmin(<PlanForm kind="therapy-session-teacher" booking={BOOKING} makesUp="" />, { getList });
  const owed = within(await screen.findByRole('region', { name: 'Sessions to be made up' }));
  expect(owed.getByRole('alert').textContent).toContain('This could not be loaded.');
});
