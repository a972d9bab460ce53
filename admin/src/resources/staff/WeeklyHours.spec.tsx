import { act, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { answering, unavailable } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { Section } from '../../ui/Section';
import { AtWork } from './AtWork';
import { WeeklyHours } from './WeeklyHours';

const READ = {
  availability: [{ weekday: 1, from: '08:00', to: '12:00' }],
  travelMinutes: 30,
  timeOff: [],
  updatedAt: '2026-11-27T04:00:00.000Z',
};

it('changes weekly hours in rows, and keeps them when they are refused', async () => {
  localStorage.setItem('token', 'x');
  expectFailedRequests();
  const sent: { body: unknown; version: string | null }[] = [];
  globalThis.fetch = (_address, init) => {
    if (init?.method !== 'PUT') return Promise.resolve(Response.json(READ));
    sent.push({ body: JSON.parse(init.body as string), version: new Headers(init.headers).get('If-Match') });
    const refusal = { message: 'The hours overlap.', errors: { availability: 'The hours overlap.' } };
    return Promise.resolve(sent.length === 1 ? Response.json(refusal, { status: 400 }) : Response.json(READ));
  };
  const user = renderAdmin(<WeeklyHours profile="p1" read={READ} />, {});
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Remove Wednesday, 08:00' }));
  const tuesday = within(screen.getByRole('group', { name: 'Tuesday' }));
  await user.clear(tuesday.getByLabelText('Until'));
  await user.type(tuesday.getByLabelText('Until'), '13:30');
  await user.click(save);
  expect(await screen.findByText('The hours overlap.')).toBeTruthy();
  expect(tuesday.getByLabelText<HTMLInputElement>('Until').value).toBe('13:30');
  await user.click(save);
  expect(await screen.findByText('The weekly hours are saved.')).toBeTruthy();
  const availability = [
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 2, from: '08:00', to: '13:30' },
  ];
  const body = { availability, travelMinutes: '30' };
  expect(sent).toEqual([1, 2].map(() => ({ body, version: `"${READ.updatedAt}"` })));
});

it('is saved by Enter in a field, once something is changed', async () => {
  const sent = answering(() => READ);
  const user = renderAdmin(<WeeklyHours profile="p1" read={READ} />, {});
  const travel = screen.getByLabelText('Travel time in minutes');
  await user.type(travel, '{Enter}');
  expect(sent).toEqual([]);
  await user.type(travel, '5{Enter}');
  expect(await screen.findByText('The weekly hours are saved.')).toBeTruthy();
  expect(sent).toMatchObject([{ body: { travelMinutes: '305' } }]);
});

it('hands the focus of hours that are removed to the row that took their place, or the last: never to a button', async () => {
  const user = renderAdmin(
    <Section id="hours" title="Weekly hours">
      <WeeklyHours profile="p1" read={READ} />
    </Section>,
    {},
  );
  const removed = async (name: string, heir: Element | undefined) => {
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(heir));
  };
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  const [first, second] = screen.getAllByRole('group');
  await removed('Remove Tuesday, 08:00', second);
  expect(screen.getAllByRole('group').map((row) => row.getAttribute('aria-label'))).toEqual(['Monday', 'Wednesday']);
  await removed('Remove Wednesday, 08:00', first);
  await removed('Remove Monday, 08:00', screen.getByRole('heading', { name: 'Weekly hours' }));
});

it('takes more hours than there may be, and says so where they are saved', async () => {
  localStorage.setItem('token', 'x');
  expectFailedRequests();
  const message = 'Weekly hours: 21 entries at most, each with a weekday, a beginning and an end.';
  const refusal = { message, errors: { availability: message } };
  globalThis.fetch = () => Promise.resolve(Response.json(refusal, { status: 400 }));
  const availability = Array.from({ length: 21 }, (_, i) => ({
    weekday: 1 + (i % 7),
    from: ['08:00', '10:00', '12:00'][Math.floor(i / 7)] ?? '',
    to: ['09:00', '11:00', '13:00'][Math.floor(i / 7)] ?? '',
  }));
  const user = renderAdmin(<WeeklyHours profile="p1" read={{ ...READ, availability }} />, {});
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(22);
});

const LATER = '2026-11-27T05:00:00.000Z';

/** The page of a profile whose version changes to `now` with the next change of it, and whose hours are refused as long as they name another. */
async function atWork(now: object) {
  expectFailedRequests();
  let read: object & { updatedAt: string } = READ;
  const sent = answering((address, body) => {
    const isOfHours = address === '/staff/p1/availability';
    if (!isOfHours) {
      if (body) read = { ...READ, updatedAt: LATER };
      return address.endsWith('/load') ? { children: 0, sessions: 0, freeMinutes: 0 } : { affected: [] };
    }
    const { version } = sent.at(-1) ?? {};
    if (!body) return read;
    read = { ...READ, ...now, updatedAt: LATER };
    return version === `"${LATER}"` ? read : Response.json({ message: 'It has changed.' }, { status: 412 });
  });
  const getList = () => Promise.resolve({ data: [], total: 0 });
  const user = renderAdmin(
    <RecordContextProvider value={{ id: 'p1', tName: 'Kumari' }}>
      <AtWork />
    </RecordContextProvider>,
    { getList },
  );
  const hours = within(await screen.findByRole('region', { name: 'Weekly hours' }));
  await user.click(await hours.findByRole('button', { name: 'Add hours' }));
  const save = () => user.click(hours.getByRole('button', { name: 'Save' }));
  return { user, hours, sent, save };
}

it('keeps hours that are not saved yet when another part of the profile is', async () => {
  const { user, hours } = await atWork({});
  const daysOff = within(screen.getByRole('region', { name: 'Time off' }));
  await user.type(daysOff.getByLabelText('First day'), '2026-12-01');
  await user.click(daysOff.getByRole('button', { name: 'Add time off' }));
  expect(await screen.findByText('The time off is added.')).toBeTruthy();
  expect(hours.getByRole('group', { name: 'Tuesday' })).toBeTruthy();
});

it('saves hours also where something else of the profile has changed meanwhile', async () => {
  const { sent, save } = await atWork({});
  await save();
  expect(await screen.findByText('The weekly hours are saved.')).toBeTruthy();
  expect(sent.map(({ version }) => version)).toEqual([`"${READ.updatedAt}"`, `"${LATER}"`]);
});

it('says that a colleague has changed the same hours, and keeps those that are typed for another try', async () => {
  const { hours, sent, save } = await atWork({ availability: [{ weekday: 5, from: '08:00', to: '12:00' }] });
  await save();
  expect(await hours.findByText('The weekly hours could not be saved. It has changed.')).toBeTruthy();
  expect(hours.getByRole('group', { name: 'Tuesday' })).toBeTruthy();
  expect(sent).toHaveLength(1);
  await save();
  expect(await screen.findByText('The weekly hours are saved.')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ version: `"${LATER}"` });
});

it.each(['At work', 'Weekly hours', 'Time off', 'Private calendar address'])(
  'says of the part "%s" of a profile that it could not be read',
  async (name) => {
    expectFailedRequests();
    answering(unavailable);
    renderAdmin(
      <RecordContextProvider value={{ id: 'p1', tName: 'Kumari' }}>
        <AtWork />
      </RecordContextProvider>,
      { getList: () => Promise.resolve({ data: [], total: 0 }) },
    );
    const part = within(screen.getByRole('region', { name }));
    expect((await part.findByRole('alert')).textContent).toContain('This could not be loaded.');
  },
);
