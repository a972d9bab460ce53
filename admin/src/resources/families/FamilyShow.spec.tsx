import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { FamilyList } from './FamilyList';
import { FamilyShow } from './FamilyShow';
import type { Person } from './person';

const HEAD = { id: 'a1', email: 'head@onestep.test', full_name: 'Nirmala Perera' };
const AT = '2026-11-22T04:00:00.000Z';
const MALINI: Person = {
  id: 'b1',
  name: 'Malini',
  phone: '0771234567',
  bookings: [{ _id: 'b1', kind: 'shadow-teacher', childName: 'Kasun', status: 'Pending', createdAt: AT }],
  courseRequests: [{ _id: 'r1', course: 'Calm mornings', status: 'accepted', createdAt: '2026-11-20T04:00:00.000Z' }],
  messages: [],
  applications: [],
  dataRequests: [],
  links: [],
  alike: [{ _id: 'b9', name: 'Malini P', phone: '0719999999', email: 'malini@example.org' }],
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
  families: [{ id: 'b1', name: 'Malini', phone: '0771234567', createdAt: AT }],
};

/** The page about a person; `answers` are the responses to calls that change something, in order. */
function renderPerson(person: Person = MALINI, answer: object = {}, status = 200, path = '/families/b1/show') {
  const sent: { method: string; path: string; body: unknown }[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Promise.resolve(Response.json([]));
    sent.push({ method, path: address as string, body: JSON.parse((init?.body as string | undefined) ?? 'null') });
    return Promise.resolve(Response.json(answer, { status }));
  };
  const provider = {
    getOne: () => Promise.resolve({ data: person }),
    getList: (resource: string) => Promise.resolve({ data: LISTS[resource] ?? [], total: 1 }),
  };
  const user = renderAdmin(
    <ResourceContextProvider value="families">
      <Routes>
        <Route path="/families/:id/show" element={<FamilyShow />} />
        <Route path="/families" element={<FamilyList />} />
      </Routes>
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
    { path },
  );
  return { user, sent };
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
    const other = screen.getByRole('link', { name: 'Malini P' });
    expect(other.getAttribute('href')).toBe('/families/b9/show');
    const compared = within(screen.getByRole('table', { name: 'Compare the two: Malini P' }));
    const phone = within(compared.getByRole('row', { name: /^Phone number/ })).getAllByRole('cell');
    expect(phone.map(({ textContent }) => textContent)).toEqual(['0771234567', '0719999999']);
  });

  it('has on paper what each record holds, what was added to it, and the words of what was told', async () => {
    const answers = {
      ...{ requirementsNeeds: 'Help with writing', diagnosedCondition: 'Autism spectrum', notAtSchool: true },
      ...{ language: 'en' as const, notes: [{ at: AT, text: 'She has a new number.' }] },
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
    const { user } = renderPerson(MALINI, {}, 200, '/families');
    await user.click(await screen.findByRole('link', { name: 'Malini' }));
    expect(await screen.findByRole('link', { name: 'Kasun, Shadow teacher for school' })).toBeTruthy();
  });

  it('is linked with their other number, and separated again', async () => {
    const { user, sent } = renderPerson();
    await user.click(await screen.findByRole('button', { name: 'Link the pages Malini P' }));
    expect(await screen.findByText('The two are one page now.')).toBeTruthy();
    expect(sent).toEqual([{ method: 'POST', path: '/people/b1/links', body: { other: 'b9' } }]);
  });

  it('says who is linked, and separates them', async () => {
    const people = [
      { _id: 'b1', phone: '0771234567' },
      { _id: 'b9', phone: '0719999999' },
    ];
    const links = [{ _id: 'l1', people, by: 'head@onestep.test', createdAt: AT }];
    const { user, sent } = renderPerson({ ...MALINI, links });
    const note = await screen.findByRole('alert');
    expect(note.textContent).toMatch(/^One page for 0771234567, 0719999999\. Correcting, exporting,/);
    await user.click(within(note).getByRole('button', { name: 'Separate them' }));
    expect(await screen.findByText('They are separate again, as before.')).toBeTruthy();
    expect(sent).toEqual([{ method: 'DELETE', path: '/people/b1/links/l1', body: null }]);
  });

  it('records a data request, with its due date', async () => {
    const { user, sent } = renderPerson(MALINI, { dueOn: '2026-12-22' });
    await user.click(await screen.findByRole('button', { name: 'They asked for …' }));
    const dialog = await screen.findByRole('dialog', { name: 'What did Malini ask for?' });
    await user.click(within(dialog).getByRole('button', { name: 'Write it down' }));
    expect(await within(dialog).findByText('Choose what they asked for.')).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText('They asked for'), 'Erasure');
    await user.click(within(dialog).getByRole('button', { name: 'Write it down' }));
    expect(await screen.findByText('Written down. It is due on 22 Dec 2026.')).toBeTruthy();
    expect(sent).toMatchObject([{ method: 'POST', path: '/people/b1/data-requests', body: { kind: 'erasure' } }]);
  });

  it('shows data requests, which are closed with a note', async () => {
    const asked: Person['dataRequests'][number] = {
      ...{ _id: 'd1', reference: 'OS-AAAA-BBBB', recordedBy: 'head@onestep.test' },
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

  it('is erased with a reason, and the list follows', async () => {
    const { user, sent } = renderPerson(MALINI, { erased: { bookings: 1, messages: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase everything about Malini?' });
    await user.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
    expect(await within(dialog).findByText('Enter the reason.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason'), 'She asked.');
    await user.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
    expect(await screen.findByText('Erased for good: 2 records.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Families and applicants' })).toBeTruthy();
    expect(sent).toEqual([{ method: 'POST', path: '/people/b1/erase', body: { reason: 'She asked.' } }]);
  });

  it('keeps the reason that was typed where it cannot be erased', async () => {
    const { user } = renderPerson(MALINI, { message: 'The store is away.' }, 503);
    await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'She asked.');
    await user.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
    expect(await within(dialog).findByText(/^It could not be erased\. The store is away\./)).toBeTruthy();
    expect(within(dialog).getByLabelText('Reason')).toHaveProperty('value', 'She asked.');
  });

  it('says that the consent was withdrawn, which can be taken back', async () => {
    const { user, sent } = renderPerson({ ...MALINI, consentWithdrawnAt: AT });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The consent was withdrawn 22 Nov 2026/);
    await user.click(screen.getByRole('button', { name: 'They agree again' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', path: '/people/b1/withdraw', body: null }]));
    expect(await screen.findByText('Work on these records goes on.')).toBeTruthy();
  });
});
