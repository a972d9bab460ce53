import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { Link } from 'react-router';
import { answering, unavailable } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { aSession } from '../../../test/aSession';
import { renderAdmin } from '../../../test/renderAdmin';
import { Timetable } from './Timetable';

interface Sent {
  address: string;
  body: object;
}

/** The week of 30 November 2099, a Monday, with two sessions; `refusal` answers the first change. */
async function week(
  refusal?: { at?: string; [more: string]: unknown },
  width = 1280,
  holidayFailures: Response[] = [],
  given: Parameters<typeof aSession>[0] = {},
) {
  localStorage.setItem('token', 'x');
  expectFailedRequests();
  const asked: string[] = [];
  const read: string[] = [];
  const sent: Sent[] = [];
  const late = { status: 'cancelled', cancelledBy: 'family', late: true } as const;
  let sessions = [
    aSession(given),
    aSession({ _id: 's2', day: '2099-12-02', at: '15:00', childName: 'Amaya', ...late }),
  ];
  const refusals = refusal ? [refusal] : [];
  globalThis.fetch = (address, init) => {
    const [path = '', query] = decodeURIComponent(address as string).split('?');
    if (init?.method === 'PUT') {
      const body = JSON.parse(init.body as string) as object;
      sent.push({ address: path, body });
      const refused = refusals.shift();
      const { at } = refused ?? {};
      if (at) sessions = sessions.map((one) => ({ ...one, at }));
      if (refused) return Promise.resolve(Response.json(refused, { status: 409 }));
      sessions = sessions.map((one) => (path.endsWith(one._id) ? { ...one, ...body } : one));
      return Promise.resolve(Response.json(sessions.filter(({ _id }) => path.endsWith(_id))));
    }
    if (path.startsWith('/sessions/')) read.push(path);
    if (path === '/sessions/gone') return Promise.resolve(Response.json({ message: 'Not found.' }, { status: 404 }));
    if (path === '/sessions') asked.push(new URLSearchParams(query).get('filter') ?? '');
    const failure = path === '/calendar/holidays' && holidayFailures.pop();
    if (failure) return Promise.resolve(failure);
    const holidays = [{ day: '2099-12-02', kind: 'public', name: { en: 'Unduvap Poya', si: '', ta: '' } }];
    return Promise.resolve(Response.json(path === '/sessions' ? sessions : holidays));
  };
  const getList = () => Promise.resolve({ data: [], total: 0 });
  const user = renderAdmin(
    <>
      <Link to="/timetable?day=2099-12-03">This week</Link>
      <Link to="/timetable?day=2099-12-03&session=gone">A session that is gone</Link>
      <Timetable />
    </>,
    { getList },
    { width, path: '/timetable?day=2099-12-03' },
  );
  await screen.findByText('2 sessions');
  return { user, asked, read, sent };
}

describe('the timetable', () => {
  it('shows a week as a calendar of days and times, with its holidays', async () => {
    const { asked } = await week();
    expect(asked).toEqual(['{"since":"2099-11-30","until":"2099-12-06"}']);
    expect(await screen.findByRole('columnheader', { name: 'Wednesday, 2 Dec · Unduvap Poya' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Time' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: /Kasun/ });
    expect(link.textContent).toBe('09:30–10:15 KasunNadeesha · At home');
    expect(link.getAttribute('href')).toBe('?day=2099-12-03&session=s1');
    // The box of an hour cuts what comes last.
    const cancelled = await screen.findByTitle(/Amaya/);
    expect(cancelled.textContent).toBe('15:00–15:45 AmayaCancelled by the family, late · Nadeesha · At home');
    expect(cancelled.title).toBe(
      'Wednesday, 2 Dec, 15:00–15:45, Amaya · Cancelled by the family, late · Nadeesha · At home',
    );
  });

  it('names the holidays of a month in their days', async () => {
    const { user } = await week();
    await user.selectOptions(screen.getByLabelText('Show'), 'Month');
    expect(await screen.findByText('2 · Unduvap Poya')).toBeTruthy();
  });

  it('shows a session that ends at midnight', async () => {
    await week(undefined, 1280, [], { at: '23:15' });
    const link = await screen.findByRole('link', { name: /Kasun/ });
    const hours = screen.getAllByText(/^\d\d:00$/).map(({ textContent }) => textContent);
    expect([hours[0], hours.at(-1)]).toEqual(['08:00', '23:00']);
    expect(link.textContent).toBe('23:15–24:00 KasunNadeesha · At home');
  });

  it('lists the days on a phone', async () => {
    await week(undefined, 360);
    expect(screen.queryByRole('table')).toBeNull();
    const day = screen.getByRole('region', { name: /^Monday, 30 Nov 2099/ });
    expect(within(day).getAllByRole('link')).toHaveLength(1);
  });

  it('opens a session without reading it again, which the family would see as another look', async () => {
    const { user, read } = await week();
    await user.click(await screen.findByRole('link', { name: /Kasun/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(read).toEqual([]);
  });

  it('says where a link leads to a session that is gone', async () => {
    const { user } = await week();
    await user.click(screen.getByRole('link', { name: 'A session that is gone' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
  });

  it('shows what a colleague has changed of a session meanwhile, and moves it as it is by now', async () => {
    const { user, sent } = await week({ message: 'It has changed.', at: '11:00' });
    await user.click(await screen.findByRole('link', { name: /Kasun/ }));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Place'), 'online');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText('The session was not moved. It has changed.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('11:00');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ place: 'online', scope: 'this' });
  });

  it('moves a session from the keyboard, and allows a day with a reason', async () => {
    const planned = { day: '2099-12-02', at: '09:30', minutes: 45, warnings: ['public'] };
    const { user, sent } = await week({ message: 'This cannot be planned.', sessions: [planned], skipped: [] });
    await user.click(await screen.findByRole('link', { name: /Kasun/ }));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2099-12-02' } });
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('checkbox', { name: /Wednesday, 2 Dec/ }));
    await user.type(screen.getByRole('textbox', { name: /Wednesday, 2 Dec/ }), 'They asked');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([
      { day: '2099-12-02', scope: 'this' },
      { day: '2099-12-02', scope: 'this', allow: [{ day: '2099-12-02', reason: 'They asked' }] },
    ]);
  });

  it('shows in its search what the address asks for, also once a link has changed that', async () => {
    const { user, asked } = await week();
    const search = screen.getByLabelText('Search by child, family or teacher');
    await user.type(search, 'Amaya');
    await waitFor(() => expect(asked.at(-1)).toContain('"q":"Amaya"'));
    await user.click(screen.getByRole('link', { name: 'This week' }));
    await waitFor(() => expect((search as HTMLInputElement).value).toBe(''));
    expect(asked.at(-1)).not.toContain('"q"');
  });

  it('says that the holidays could not be loaded, and shows the sessions without them', async () => {
    const { user } = await week(undefined, 1280, [unavailable()]);
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('The holidays could not be loaded.');
    expect(await screen.findByRole('link', { name: /Kasun/ })).toBeTruthy();
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('columnheader', { name: /Unduvap Poya/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows no empty week where its sessions could not be loaded', async () => {
    expectFailedRequests();
    let isAway = false;
    answering((address) => (isAway && address.startsWith('/sessions') ? unavailable() : []));
    const getList = () => Promise.resolve({ data: [], total: 0 });
    const user = renderAdmin(<Timetable />, { getList }, { width: 1280 });
    await screen.findByRole('rowheader', { name: 'Time' });
    isAway = true;
    await user.click(screen.getByRole('button', { name: 'Week after' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
    expect(screen.queryByRole('rowheader', { name: 'Time' })).toBeNull();
  });

  it('says once that nothing could be loaded, and loads all of it again', async () => {
    expectFailedRequests();
    let isAway = true;
    answering(() => (isAway ? unavailable() : []));
    const getList = () =>
      isAway ? Promise.reject(new HttpError('Not now', 503)) : Promise.resolve({ data: [], total: 0 });
    const user = renderAdmin(<Timetable />, { getList });
    await screen.findByText(/^This could not be loaded\./);
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says at the filter that the teachers could not be loaded', async () => {
    expectFailedRequests();
    answering(() => []);
    renderAdmin(<Timetable />, { getList: () => Promise.reject(new HttpError('Not now', 503)) });
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('The teachers could not be loaded.');
    expect(within(failure).getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

it('leads to the next session once one is recorded and its dialog closed, for its line is gone', async () => {
  localStorage.setItem('token', 'x');
  const open = { day: '2026-01-05', unresolved: true } as const;
  let sessions = [aSession(open), aSession({ ...open, _id: 's2', at: '15:00', childName: 'Amaya' })];
  globalThis.fetch = (address, init) => {
    const [path = ''] = (address as string).split('?');
    if (init?.method === 'POST') sessions = sessions.slice(1);
    if (path.startsWith('/sessions/')) return Promise.resolve(Response.json(aSession({ ...open, status: 'held' })));
    return Promise.resolve(Response.json(path === '/sessions' ? sessions : []));
  };
  const getList = () => Promise.resolve({ data: [], total: 0 });
  const user = renderAdmin(<Timetable />, { getList }, { width: 1280, path: '/timetable?view=open' });
  await user.click(await screen.findByRole('link', { name: /Kasun/ }));
  await user.click(await screen.findByRole('button', { name: 'It was held' }));
  await screen.findByRole('button', { name: 'Take this back' });
  // The button that had it is gone: the dialog takes the focus.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const next = screen.getByRole('link', { name: /Amaya/ }).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('says what was handed over, also where that takes the session out of the timetable of whoever is ill', async () => {
  localStorage.setItem('token', 'x');
  const [session, left] = [aSession({ place: 'centre' }), aSession({ _id: 's2', at: '15:00', childName: 'Amaya' })];
  const candidates = { s1: [{ profile: 'p2', tName: 'Ruwan' }] };
  let isHandedOver = false;
  globalThis.fetch = (address, init) => {
    const [path = ''] = (address as string).split('?');
    const answer = (body: unknown) => Promise.resolve(Response.json(body));
    if (path.startsWith('/staff/'))
      return answer({ availability: [], timeOff: [{ from: session.day, to: session.day }] });
    if (path === '/sessions') return answer(isHandedOver ? [left] : [session, left]);
    if (path === '/sessions/s1') return answer({ ...session, profile: 'p2', tName: 'Ruwan' });
    if (path !== '/sessions/cover') return answer([]);
    const { preview } = JSON.parse(init?.body as string) as { preview?: true };
    if (!preview) isHandedOver = true;
    return answer({ taken: preview && isHandedOver ? [] : [session], left: [{ session: left, why: [] }], candidates });
  };
  const getList = () => Promise.resolve({ data: [], total: 0 });
  const path = `/timetable?day=${session.day}&profile=p1`;
  const user = renderAdmin(<Timetable />, { getList }, { width: 360, path });
  await user.click(await screen.findByRole('link', { name: /Kasun/ }));
  await user.click(await screen.findByRole('button', { name: 'Nadeesha is ill' }));
  await user.click(await screen.findByRole('button', { name: 'Hand over 1 session' }));
  const done = await screen.findByRole('group', { name: 'What is done' });
  expect(await screen.findByText('1 session')).toBeTruthy();
  expect(done.isConnected).toBe(true);
  expect(done.textContent).toContain('Ruwan has taken over 1 session. A message to the family is written.');
});
