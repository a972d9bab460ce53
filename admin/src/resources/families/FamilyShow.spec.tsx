import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import {
  HttpError,
  RecordContextProvider,
  ResourceContextProvider,
  type DataProvider,
  type GetListParams,
} from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { resumeDecisions } from '../../hooks/pause';
import type { Family, SuggestedFamilies } from './family';
import { FamilyOf } from './FamilyOf';
import { FamilyShow } from './FamilyShow';

const AT = '2026-11-22T04:00:00.000Z';
const PERERA: Family = {
  id: 'f1',
  name: 'Perera',
  contacts: [{ name: 'Malini Perera', phone: '0771234567', language: 'si', relation: 'mother', main: true }],
  children: [{ _id: 'c1', name: 'Kasun', bornYear: 2017 }],
  records: [
    {
      entity: 'booking',
      id: 'b1',
      kind: 'shadow-teacher',
      status: 'Approved',
      childName: 'Kasun',
      name: 'Malini Perera',
      createdAt: AT,
    },
  ],
  suggestions: [
    {
      entity: 'contact',
      id: 'm9',
      status: 'new',
      name: 'Ruwan',
      contact: 'Malini Perera',
      why: ['phone'],
      createdAt: AT,
    },
  ],
  merged: [{ _id: 'f2', name: 'Silva', createdAt: AT }],
  told: [],
};

/** What the same family's data protection is about. */
const PERSON = {
  id: 'f1',
  name: 'Perera',
  family: { name: 'Perera', contacts: [{ name: 'Malini Perera' }] },
  records: [
    {
      _id: 'b1',
      group: 'bookings',
      kind: 'shadow-teacher',
      name: 'Malini Perera',
      createdAt: AT,
    },
  ],
  bookings: [],
  courseRequests: [],
  messages: [],
  applications: [],
  dataRequests: [],
  told: [],
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answers what is read by its address, and keeps what is sent. */
function answering(read: (address: string) => object): Sent[] {
  const sent: Sent[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    const path = address as string;
    const method = init?.method ?? 'GET';
    if (method === 'GET') return Promise.resolve(Response.json(read(path)));
    sent.push({ method, path, body: JSON.parse(init?.body as string) });
    return Promise.resolve(Response.json({ _id: 'f9', erased: {} }));
  };
  return sent;
}

const provider = (others: readonly object[] = []) =>
  ({
    getOne: (resource: string) => Promise.resolve({ data: resource === 'family-list' ? PERERA : PERSON }),
    getList: (resource: string) => {
      const data = resource === 'family-list' ? others : [];
      return Promise.resolve({ data, total: data.length });
    },
  }) as unknown as Partial<DataProvider>;

function renderFamily(
  others: readonly object[] = [],
  read: (address: string) => object = () => [],
  more: Partial<DataProvider> = {},
) {
  const sent = answering(read);
  const user = renderAdmin(
    <ResourceContextProvider value="family-list">
      <Routes>
        <Route path="/family-list/:id/show" element={<FamilyShow />} />
        <Route path="/family-list" element="All families" />
      </Routes>
    </ResourceContextProvider>,
    { ...provider(others), ...more },
    { path: '/family-list/f1/show' },
  );
  return { user, sent };
}

describe('the page of a family', () => {
  it('says who they are and what they asked for', async () => {
    renderFamily();
    const contacts = await screen.findByRole('region', { name: 'Contacts' });
    expect(contacts.textContent).toContain('Malini PereraMain contact, Mother, Sinhala0771234567');
    expect(screen.getByRole('region', { name: 'Children' }).textContent).toContain('Kasun born in 2017');
    const booking = within(screen.getByRole('region', { name: 'Requests' })).getByRole('link');
    expect([booking.textContent, booking.getAttribute('href')]).toEqual([
      'Kasun, Shadow teacher for school',
      '/manage-shadow-teacher-booking/b1/show',
    ]);
    const add = screen.getByRole('link', { name: 'Add a booking' });
    expect(add.getAttribute('href')).toBe('/add-booking?family=f1&child=c1');
  });

  it('shows the next and the last sessions, and leads to the timetable', async () => {
    const session = { family: 'f1', at: '15:00', minutes: 60, place: 'home', tName: 'Nadeesha', childName: 'Kasun' };
    const lists = (address: string) => {
      const { since, until } = JSON.parse(new URL(address, 'http://x').searchParams.get('filter') ?? '{}') as Record<
        string,
        string
      >;
      if (since) return [{ ...session, _id: 's2', day: since, status: 'planned' }];
      return until ? [{ ...session, _id: 's1', day: until, status: 'held' }] : [];
    };
    renderFamily([], lists);
    const sessions = await screen.findByRole('region', { name: 'Sessions' });
    const next = within(await within(sessions).findByRole('list', { name: 'Next sessions' })).getByRole('link');
    expect(next.textContent).toContain('15:00–16:00 KasunNadeesha · At home');
    expect(next.getAttribute('href')).toContain('&family=f1&session=s2');
    expect(within(sessions).getByRole('list', { name: 'Last sessions' }).textContent).toContain('Held');
    const timetable = within(sessions).getByRole('link', { name: 'Timetable of the family' });
    expect(timetable.getAttribute('href')).toBe('/timetable?family=f1');
  });

  it.each([
    ['Belongs to this family Ruwan', 'add', 'The request now belongs to the family.'],
    ['Different people Ruwan', 'different', 'It is not suggested again.'],
  ])('shows what may belong to it with both names: %s', async (button, what, done) => {
    const { user, sent } = renderFamily();
    const suggested = await screen.findByRole('region', { name: 'Perhaps of this family' });
    expect(suggested.textContent).toContain(
      'Contact of the family: Malini Perera. Sent by: Ruwan. The same: phone number.',
    );
    await user.click(within(suggested).getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeTruthy();
    // Answered: until the family is read again, there is nothing to press.
    act(resumeDecisions);
    for (const each of within(suggested).getAllByRole('button', { name: /Ruwan$/ })) await user.click(each);
    const body = { [what]: [{ entity: 'contact', id: 'm9' }] };
    expect(sent).toEqual([{ method: 'POST', path: '/families/f1/records', body }]);
  });

  it('takes a request out, and separates a family that was merged with it', async () => {
    const { user, sent } = renderFamily();
    // A double click, whose second half may meet the next request.
    await user.dblClick(await screen.findByRole('button', { name: 'Take out Malini Perera' }));
    expect(await screen.findByText('The request no longer belongs to this family.')).toBeTruthy();
    act(resumeDecisions);
    await user.click(screen.getByRole('button', { name: 'Separate again Silva' }));
    expect(await screen.findByText('They are two families again.')).toBeTruthy();
    expect(sent).toEqual([
      { method: 'POST', path: '/families/f1/records', body: { remove: [{ entity: 'booking', id: 'b1' }] } },
      { method: 'POST', path: '/families/f1/unmerge', body: { other: 'f2' } },
    ]);
  });

  it('is erased with what belongs to it; what is suggested goes only where it is ticked', async () => {
    const { user, sent } = renderFamily();
    await user.click(await screen.findByRole('button', { name: 'Erase records' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase records of Perera?' });
    const suggested = within(dialog).getByRole('group', { name: 'Perhaps of this family' });
    const tick = within(suggested).getByRole<HTMLInputElement>('checkbox', { name: /^Ruwan, Contact message/ });
    expect(tick.checked).toBe(false);
    expect(within(dialog).getByRole('group', { name: 'Records ticked: 1 of 1' })).toBeTruthy();
    await user.click(tick);
    await user.type(within(dialog).getByRole('textbox'), 'They asked.');
    await user.click(within(dialog).getByRole('button', { name: 'Erase 2 records' }));
    expect(await screen.findByText('All families')).toBeTruthy();
    const body = { reason: 'They asked.', records: ['b1', 'm9'] };
    expect(sent).toEqual([{ method: 'POST', path: '/families/f1/erase', body }]);
  });

  it('is merged with another one that is looked for', async () => {
    const other = { ...PERERA, id: 'f3', contacts: [{ name: 'Ruwan', language: 'en' }], requests: 0 };
    const { user, sent } = renderFamily([PERERA, other]);
    await user.click(await screen.findByRole('button', { name: 'Merge with another family' }));
    const dialog = await screen.findByRole('dialog', { name: 'Which family is the same as Perera?' });
    await user.type(within(dialog).getByRole('textbox'), 'Perera');
    await user.click(await within(dialog).findByRole('button', { name: 'Merge Perera' }));
    expect(await screen.findByText('The two are one family now.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ method: 'POST', path: '/families/f1/merge', body: { other: 'f3' } }]);
  });

  it('is looked for once a word is typed, as each search is in the audit', async () => {
    const asked: unknown[] = [];
    const getList = (resource: string, { filter }: GetListParams) => {
      if (resource === 'family-list') asked.push(filter);
      return Promise.resolve({ data: [], total: 0 });
    };
    const { user } = renderFamily([], undefined, { getList });
    await user.click(await screen.findByRole('button', { name: 'Merge with another family' }));
    const dialog = await screen.findByRole('dialog', { name: 'Which family is the same as Perera?' });
    await user.type(within(dialog).getByRole('textbox'), 'Fernando');
    expect(await within(dialog).findByText('No family matches your search.')).toBeTruthy();
    expect(asked).toEqual([{ q: 'Fernando' }]);
  });

  it('says what could not be read of its rights, and tries again', async () => {
    expectFailedRequests();
    let isAway = true;
    const getOne = (resource: string) => {
      if (resource === 'family-list') return Promise.resolve({ data: PERERA });
      return isAway ? Promise.reject(new HttpError('away', 503)) : Promise.resolve({ data: PERSON });
    };
    const { user } = renderFamily([], undefined, { getOne } as unknown as Partial<DataProvider>);
    const rights = await screen.findByRole('region', { name: 'Data protection' });
    expect(within(rights).getByRole('alert').textContent).toContain('The record could not be loaded.');
    isAway = false;
    await user.click(within(rights).getByRole('button', { name: 'Try again' }));
    expect(await within(rights).findByRole('button', { name: 'Erase records' })).toBeTruthy();
  });
});

describe('the family of a booking', () => {
  const suggested: SuggestedFamilies = {
    families: [{ _id: 'f1', name: 'Perera', contacts: PERERA.contacts, why: ['phone', 'name'] }],
    fresh: {
      name: 'Malini Perera',
      contacts: [{ name: 'Malini Perera', phone: '0771234567', language: 'si', main: true }],
      children: [{ name: 'Kasun' }],
    },
  };
  const renderBooking = (booking: object) => {
    const sent = answering((path) => (path === '/families/suggested?entity=booking&id=b1' ? suggested : []));
    const user = renderAdmin(
      <ResourceContextProvider value="manage-shadow-teacher-booking">
        <RecordContextProvider value={{ id: 'b1', status: 'Approved', ...booking }}>
          <FamilyOf entity="booking" />
        </RecordContextProvider>
      </ResourceContextProvider>,
      provider(),
    );
    return { user, sent };
  };

  it('is the one it belongs to, with its child', async () => {
    renderBooking({ family: 'f1', child: 'c1' });
    const link = await screen.findByRole('link', { name: 'Family: Perera' });
    expect(link.getAttribute('href')).toBe('/family-list/f1/show');
    expect(screen.getByText('Malini Perera, 0771234567; Kasun')).toBeTruthy();
  });

  it('is offered, where something is the same', async () => {
    const { user, sent } = renderBooking({});
    expect(await screen.findByText(/^This booking is approved and belongs to no family\./)).toBeTruthy();
    expect(screen.getByText(/The same: phone number, name\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to this family Perera' }));
    expect(await screen.findByText('The request now belongs to the family.')).toBeTruthy();
    const body = { add: [{ entity: 'booking', id: 'b1' }] };
    expect(sent).toEqual([{ method: 'POST', path: '/families/f1/records', body }]);
  });

  it('is made of its contact and its child, which are filled in', async () => {
    const { user, sent } = renderBooking({});
    await user.click(await screen.findByRole('button', { name: 'New family' }));
    const dialog = await screen.findByRole('dialog', { name: 'New family' });
    expect(within(dialog).getByText('Contact: Malini Perera, 0771234567. Child: Kasun.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Make this family' }));
    expect(await screen.findByText('The family was made, and the request belongs to it.')).toBeTruthy();
    expect(sent).toEqual([
      { method: 'POST', path: '/families', body: suggested.fresh },
      { method: 'POST', path: '/families/f9/records', body: { add: [{ entity: 'booking', id: 'b1' }] } },
    ]);
  });
});
