import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import type { RecordChange } from '#contract/audit';
import { renderAdmin } from '../../../test/renderAdmin';
import { PersonList } from './PersonList';
import { PersonShow } from './PersonShow';
import type { Person, RecordLine } from './person';

const HEAD = { id: 'a1', email: 'head@onestep.test', full_name: 'Nirmala Perera' };
const AT = '2026-11-22T04:00:00.000Z';
const OWN = { name: 'Malini', phone: '0771234567', createdAt: AT } as const;
const MALINI: Person = {
  id: 'b1',
  name: 'Malini',
  phone: '0771234567',
  bookings: [{ _id: 'b1', kind: 'shadow-teacher', childName: 'Kasun', status: 'Pending', createdAt: AT }],
  courseRequests: [{ _id: 'r1', course: 'Calm mornings', status: 'accepted', createdAt: '2026-11-20T04:00:00.000Z' }],
  messages: [],
  applications: [],
  dataRequests: [],
  records: [
    {
      _id: 'b1',
      group: 'bookings',
      kind: 'shadow-teacher',
      childName: 'Kasun',
      ...OWN,
    },
    {
      _id: 'r1',
      group: 'courseRequests',
      course: 'Calm mornings',
      ...OWN,
    },
  ],
  told: [
    {
      _id: 'm1',
      to: '0771234567',
      channel: 'phone',
      template: 'request-accepted',
      language: 'si',
      subject: 'x',
      text: 'x',
      status: 'told',
      about: { entity: 'course-request', recordId: 'r1' },
      told: { at: AT, by: 'phone', who: 'head@onestep.test' },
      createdAt: AT,
    },
  ],
};

/** A row of the list has less than the page. */
const LISTS: Record<string, object[]> = {
  'admin-accounts': [HEAD],
  'people-list': [{ id: 'b1', name: 'Malini', phone: '0771234567', childName: 'Kasun', records: 2, createdAt: AT }],
};

/** The page about a person; `answers` are the responses to calls that change something, in order. */
function renderPerson(person: Person = MALINI, answer: object = {}, status = 200, path = '/people-list/b1/show') {
  const sent: { method: string; path: string; body: unknown }[] = [];
  const headers: Headers[] = [];
  const lists: Record<string, object[] | Promise<object[]>> = { ...LISTS };
  /** As it is by now: a change about another version is refused. */
  const stored: { person: Person; changes?: RecordChange[] } = { person };
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Promise.resolve(Response.json([]));
    headers.push(new Headers(init?.headers));
    sent.push({ method, path: address as string, body: JSON.parse((init?.body as string | undefined) ?? 'null') });
    const version = headers.at(-1)?.get('If-Match') ?? `"${stored.person.updatedAt}"`;
    const isCurrent = version === `"${stored.person.updatedAt}"`;
    const refused = () => Response.json({ changes: stored.changes }, { status: 412 });
    return Promise.resolve(isCurrent ? Response.json(answer, { status }) : refused());
  };
  const provider = {
    getOne: () => Promise.resolve({ data: stored.person }),
    getList: async (resource: string) => ({ data: await (lists[resource] ?? []), total: 1 }),
  };
  const user = renderAdmin(
    <ResourceContextProvider value="people-list">
      <Routes>
        <Route path="/people-list/:id/show" element={<PersonShow />} />
        <Route path="/people-list" element={<PersonList />} />
      </Routes>
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
    { path },
  );
  return { user, sent, headers, lists, stored };
}

describe('everything about a person', () => {
  it('is on one page: records with their status, and what was told when', async () => {
    renderPerson();
    const booking = await screen.findByRole('link', { name: 'Kasun, Shadow teacher for school' });
    expect(booking.getAttribute('href')).toBe('/manage-shadow-teacher-booking/b1/show');
    expect(within(booking.closest('li') as HTMLElement).getByText('Pending')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Calm mornings' }).getAttribute('href')).toBe('/courseRequests/r1/show');
    expect(await screen.findByText(/^Told by phone by Nirmala Perera, 22 Nov 2026/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Applications' })).toBeNull();
  });

  it('has on paper what each record holds, what was added to it, and the words of what was told', async () => {
    const answers = {
      requirementsNeeds: 'Help with writing',
      diagnosedCondition: 'Autism spectrum',
      notAtSchool: true,
      language: 'en' as const,
      notes: [
        {
          at: AT,
          text: 'She has a new number.',
        },
      ],
    };
    const bookings = MALINI.bookings.map((booking) => ({ ...booking, ...answers }));
    renderPerson({ ...MALINI, bookings, told: MALINI.told.map((one) => ({ ...one, text: 'Hello Malini' })) });
    const booking = within((await screen.findByRole('link', { name: /^Kasun/ })).closest('li') as HTMLElement);
    for (const text of ['Help with writing', 'Autism spectrum', 'Not at school yet', 'She has a new number.']) {
      expect(booking.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('Hello Malini')).toBeTruthy();
  });

  it('is opened from the list', async () => {
    const { user } = renderPerson(MALINI, {}, 200, '/people-list');
    const row = (await screen.findByRole('link', { name: 'Malini' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Kasun')).toBeTruthy();
    expect(within(row).getByText('2')).toBeTruthy();
    await user.click(within(row).getByRole('link', { name: 'Malini' }));
    expect(await screen.findByRole('link', { name: 'Kasun, Shadow teacher for school' })).toBeTruthy();
  });

  it('says of a record who sent it, where that is another name', async () => {
    const records = MALINI.records.map((line) =>
      line._id === 'r1' ? { ...line, name: 'Ruwan Fernando' } : { ...line, name: ' MALINI' },
    );
    renderPerson({ ...MALINI, records });
    const line = (await screen.findByRole('link', { name: 'Calm mornings' })).closest('li') as HTMLElement;
    expect(within(line).getByText('Sent by Ruwan Fernando')).toBeTruthy();
    expect(screen.getAllByText(/^Sent by/)).toHaveLength(1);
  });

  it('records a data request, with its due date', async () => {
    const { user, sent } = renderPerson(MALINI, { dueOn: '2026-12-22' });
    await user.click(await screen.findByRole('button', { name: 'Record a data request' }));
    const dialog = await screen.findByRole('dialog', { name: 'What did Malini ask for?' });
    await user.click(within(dialog).getByRole('button', { name: 'Record the request' }));
    expect(await within(dialog).findByText('Choose what they asked for.')).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText('Request'), 'Erasure');
    await user.click(within(dialog).getByRole('button', { name: 'Record the request' }));
    expect(await screen.findByText('Recorded. It is due on 22 Dec 2026.')).toBeTruthy();
    expect(sent).toMatchObject([{ method: 'POST', path: '/people/b1/data-requests', body: { kind: 'erasure' } }]);
  });

  it('shows data requests, which are closed with a note', async () => {
    const asked: Person['dataRequests'][number] = {
      _id: 'd1',
      reference: 'OS-AAAA-BBBB',
      recordedBy: 'head@onestep.test',
      kind: 'access',
      status: 'open',
      receivedAt: '2026-01-05T00:00:00.000Z',
      dueOn: '2026-02-04',
    };
    const { user, sent } = renderPerson({ ...MALINI, dataRequests: [asked] });
    expect(await screen.findByText('OS-AAAA-BBBB, received on 5 Jan 2026')).toBeTruthy();
    expect(screen.getByText('Late: due 4 Feb 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close OS-AAAA-BBBB' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close OS-AAAA-BBBB' });
    await user.type(within(dialog).getByLabelText('What was done, or why not'), 'By post.');
    await user.click(within(dialog).getByRole('button', { name: 'Close the request' }));
    expect(await screen.findByText('The request is closed.')).toBeTruthy();
    const body = { status: 'done', sentence: 'By post.' };
    expect(sent).toEqual([{ method: 'POST', path: '/data-requests/d1/close', body }]);
  });

  /** A line of the records that can be ticked. */
  const tick = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });

  it('is erased with a reason, record by record, and the list follows', async () => {
    const { user, sent } = renderPerson(MALINI, { erased: { bookings: 1, messages: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Erase records' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase records of Malini?' });
    const own = tick(dialog, /^Malini, Shadow teacher for school, Kasun 0771234567, 22 Nov 2026/);
    expect([own.checked, tick(dialog, /Calm mornings/).checked]).toEqual([true, true]);
    expect(within(dialog).getByText('Records ticked: 2 of 2')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Erase 2 records' }));
    expect(await within(dialog).findByText('Enter the reason.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason'), 'She asked.');
    await user.click(own);
    await user.click(tick(dialog, /Calm mornings/));
    await user.click(within(dialog).getByRole('button', { name: 'Erase 0 records' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Tick at least one record.');
    expect(sent).toEqual([]);
    await user.click(own);
    await user.click(within(dialog).getByRole('button', { name: 'Erase 1 record' }));
    expect(await screen.findByText('Erased for good: 2 records.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'People and their data' })).toBeTruthy();
    const body = { reason: 'She asked.', records: ['b1'] };
    expect(sent).toEqual([{ method: 'POST', path: '/people/b1/erase', body }]);
  });

  it('does not flash on the list after it was erased', async () => {
    const { user, lists } = renderPerson(MALINI, { erased: { bookings: 1 } }, 200, '/people-list');
    await user.click(await screen.findByRole('link', { name: 'Malini' }));
    await user.click(await screen.findByRole('button', { name: 'Erase records' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Reason'), 'She asked.');
    lists['people-list'] = new Promise(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Erase 2 records' }));
    expect(await screen.findByRole('heading', { name: 'People and their data' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Malini' })).toBeNull();
  });

  it('keeps the reason that was typed where it cannot be erased', async () => {
    const { user } = renderPerson(MALINI, { message: 'The store is away.' }, 503);
    await user.click(await screen.findByRole('button', { name: 'Erase records' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'She asked.');
    await user.click(within(dialog).getByRole('button', { name: 'Erase 2 records' }));
    expect(await within(dialog).findByText(/^It could not be erased\. The store is away\./)).toBeTruthy();
    expect(within(dialog).getByLabelText('Reason')).toHaveProperty('value', 'She asked.');
  });

  it('is corrected in the ticked records: only what was changed, and of the version that was shown', async () => {
    const { user, sent, headers } = renderPerson({ ...MALINI, email: 'm@example.org', updatedAt: AT });
    await user.click(await screen.findByRole('button', { name: 'Edit for Malini' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the details of Malini' });
    const name = within(dialog).getByLabelText('Name (optional)');
    await user.clear(name);
    await user.type(name, 'Malini Perera');
    await user.click(tick(dialog, /Calm mornings/));
    await user.click(within(dialog).getByRole('button', { name: 'Correct 1 record' }));
    expect(await screen.findByText('The details were corrected in 1 record.')).toBeTruthy();
    const body = { name: 'Malini Perera', records: ['b1'] };
    expect(sent).toEqual([{ method: 'PUT', path: '/people/b1', body }]);
    expect(headers[0]?.get('If-Match')).toBe(`"${AT}"`);
  });

  it('that a colleague has corrected meanwhile is shown beside what was typed, which is kept and can be sent', async () => {
    console.error = () => undefined;
    const read = { ...MALINI, updatedAt: AT };
    const theirs = { ...read, name: 'Malini Silva', updatedAt: '2026-11-22T05:00:00.000Z' };
    const { user, sent, headers, stored } = renderPerson(read);
    stored.changes = [{ who: HEAD.email, createdAt: theirs.updatedAt, fields: ['name'] }];
    await user.click(await screen.findByRole('button', { name: 'Edit for Malini' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the details of Malini' });
    const name = within(dialog).getByLabelText('Name (optional)');
    await user.type(name, ' Perera');
    stored.person = theirs;
    await user.click(within(dialog).getByRole('button', { name: 'Correct 2 records' }));
    const conflict = () => screen.findByRole('dialog', { name: 'Someone else has changed this in the meantime' });
    expect((await conflict()).textContent).toContain('It now says:Name: Malini SilvaYou typed:Name: Malini Perera');
    expect(await screen.findByText(/^Nirmala Perera changed it, 22 Nov 2026, 10:30/)).toBeTruthy();
    await user.click(within(await conflict()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(name).toHaveProperty('value', 'Malini Perera');
    await user.click(within(dialog).getByRole('button', { name: 'Correct 2 records' }));
    await user.click(within(await conflict()).getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('The details were corrected in 2 records.')).toBeTruthy();
    const versions = headers.map((header) => header.get('If-Match'));
    expect(versions).toEqual([read, read, theirs].map(({ updatedAt }) => `"${updatedAt}"`));
    expect(sent[2]?.body).toEqual({ name: 'Malini Perera', records: ['b1', 'r1'] });
  });

  it('of which a colleague has changed something else meanwhile is corrected, and nothing of theirs undone', async () => {
    const read = { ...MALINI, updatedAt: AT };
    const { user, sent, stored } = renderPerson(read);
    await user.click(await screen.findByRole('button', { name: 'Edit for Malini' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the details of Malini' });
    await user.type(within(dialog).getByLabelText('Name (optional)'), ' Perera');
    stored.person = { ...read, phone: '0770000000', updatedAt: '2026-11-22T05:00:00.000Z' };
    await user.click(within(dialog).getByRole('button', { name: 'Correct 2 records' }));
    expect(await screen.findByText('The details were corrected in 2 records.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([1, 2].map(() => ({ name: 'Malini Perera', records: ['b1', 'r1'] })));
  });

  it.each([
    ['Edit for Malini', 'Correct'],
    ['Export as a file', 'Export'],
    ['Record withdrawal', 'Stop work on'],
    ['Erase records', 'Erase'],
  ])('ticks only the records of the same name at first, of a family those of its contacts: %s', async (button, act) => {
    const [booking, request] = MALINI.records as [RecordLine, RecordLine];
    const records = [{ ...booking, name: ' MALINI' }, request, { ...request, _id: 'r2', name: 'Ruwan Fernando' }];
    const contacts = [{ name: 'Malini' }];
    const { user } = renderPerson({ ...MALINI, records });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    expect(tick(dialog, /^Ruwan Fernando,/).checked).toBe(false);
    expect(within(dialog).getByText('Records ticked: 2 of 3')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: `${act} 2 records` })).toBeTruthy();
    cleanup();
    renderPerson({ ...MALINI, name: 'Malini', family: { name: 'Perera', contacts }, records });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('Records ticked: 2 of 3')).toBeTruthy();
  });

  it('is handed out: the ticked records', async () => {
    // A link to a place on the page: jsdom follows no other.
    URL.createObjectURL = () => '#file';
    URL.revokeObjectURL = () => undefined;
    const asked: Person['dataRequests'][number] = {
      _id: 'd1',
      reference: 'OS-AAAA-BBBB',
      recordedBy: 'head@onestep.test',
      kind: 'access',
      status: 'open',
      receivedAt: '2026-01-05T00:00:00.000Z',
      dueOn: '2026-02-04',
    };
    const records = MALINI.records.map((line) => (line._id === 'r1' ? { ...line, name: 'Ruwan' } : line));
    const { user, sent } = renderPerson({ ...MALINI, records, dataRequests: [asked] });
    await user.click(await screen.findByRole('button', { name: 'Export as a file' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export the records of Malini' });
    expect(tick(dialog, /^Ruwan, Course request, Calm mornings/).checked).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Export 1 record' }));
    expect(await screen.findByText(/stays open until you say that it was handed over\.$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Handed over OS-AAAA-BBBB' }));
    expect(await screen.findByText('The request is closed.')).toBeTruthy();
    const body = { status: 'done', sentence: 'A copy was handed over.' };
    expect(sent).toEqual([
      { method: 'POST', path: '/people/b1/export', body: { records: ['b1'] } },
      { method: 'POST', path: '/data-requests/d1/close', body },
    ]);
  });

  it('says that the consent was withdrawn, which can be taken back where it was', async () => {
    const records = MALINI.records.map((line) => ({ ...line, ...(line._id === 'b1' && { consentWithdrawnAt: AT }) }));
    const { user, sent } = renderPerson({ ...MALINI, records, consentWithdrawnAt: AT });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The consent was withdrawn 22 Nov 2026/);
    await user.click(screen.getByRole('button', { name: 'Record consent' }));
    await user.click(await screen.findByRole('button', { name: 'Go on with 1 record' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText('These records can be worked on again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Record withdrawal' }));
    await user.click(await screen.findByRole('button', { name: 'Stop work on 1 record' }));
    expect(await screen.findByText('Work on these records is stopped.')).toBeTruthy();
    expect(sent).toEqual([
      { method: 'DELETE', path: '/people/b1/withdraw', body: { records: ['b1'] } },
      { method: 'POST', path: '/people/b1/withdraw', body: { records: ['r1'] } },
    ]);
  });
});
