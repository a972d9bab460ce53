import { within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import type { RecordChange } from '#contract/audit';
import { renderAdmin } from './renderAdmin';
import { PersonList } from '../src/resources/people/PersonList';
import { PersonShow } from '../src/resources/people/PersonShow';
import type { Person } from '../src/resources/people/person';

export const HEAD = { id: 'a1', email: 'head@onestep.test', full_name: 'Nirmala Perera' };
export const AT = '2026-11-22T04:00:00.000Z';
const OWN = { name: 'Malini', phone: '0771234567', createdAt: AT } as const;
export const MALINI: Person = {
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
      updatedAt: AT,
    },
  ],
};

/** A row of the list has less than the page. */
const LISTS: Record<string, object[]> = {
  'admin-accounts': [HEAD],
  'people-list': [{ id: 'b1', name: 'Malini', phone: '0771234567', childName: 'Kasun', records: 2, createdAt: AT }],
};

/** The page about a person; `answers` are the responses to calls that change something, in order. */
export function renderPerson(
  person: Person = MALINI,
  answer: object = {},
  status = 200,
  path = '/people-list/b1/show',
) {
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

/** A line of the records that can be ticked. */
export const tick = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
