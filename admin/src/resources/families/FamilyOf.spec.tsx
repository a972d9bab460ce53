import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { losingTheFirst } from '../../../test/losingTheFirst';
import { ContactShow } from '../contacts/ContactShow';
import { RequestShow } from '../course-requests/RequestShow';
import type { SuggestedFamilies } from './family';

const CONTACTS = [{ name: 'Malini Perera', phone: '0771234567', language: 'si', main: true }] as const;
const SUGGESTED: SuggestedFamilies = {
  families: [{ _id: 'f1', name: 'Perera', contacts: CONTACTS, why: ['phone'] }],
  fresh: { name: 'Malini', contacts: [{ name: 'Malini', phone: '0771234567', language: 'si' }], children: [] },
};
const FAMILY = { id: 'f1', name: 'Perera', contacts: CONTACTS, children: [], records: [], suggestions: [] };
const PAGES = {
  'course-request': { resource: 'courseRequests', page: <RequestShow />, status: 'pending' },
  contact: { resource: 'getcontact', page: <ContactShow />, status: 'new' },
} as const;

/** The page of a message or of a request for a course, as the record is with `more` whenever it is read, and what is sent from it. */
function renderRecord(entity: keyof typeof PAGES, more: object = {}) {
  const { resource, page, status } = PAGES[entity];
  const sent: object[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    const path = address as string;
    if ((init?.method ?? 'GET') !== 'GET') {
      sent.push({ path, body: JSON.parse(init?.body as string) as object });
      return Promise.resolve(Response.json({ _id: 'f9' }));
    }
    const isAsked = path === `/families/suggested?entity=${entity}&id=r1`;
    return Promise.resolve(Response.json(isAsked ? SUGGESTED : []));
  };
  const record = { id: 'r1', name: 'Malini', course: 'Calm mornings', phone: '0771234567', status };
  const provider = {
    getOne: (asked: string) => Promise.resolve({ data: asked === 'family-list' ? FAMILY : { ...record, ...more } }),
    getList: () => Promise.resolve({ data: [], total: 0 }),
  } as unknown as Partial<DataProvider>;
  const user = renderAdmin(
    <ResourceContextProvider value={resource}>
      <Routes>
        <Route path="/:id" element={page} />
      </Routes>
    </ResourceContextProvider>,
    provider,
    { path: '/r1' },
  );
  return { user, sent };
}

describe.each(['course-request', 'contact'] as const)('the family of a %s', (entity) => {
  const named = [{ entity, id: 'r1' }];

  it('is the one it belongs to', async () => {
    renderRecord(entity, { family: 'f1' });
    const family = await screen.findByRole('region', { name: 'Family' });
    const link = await within(family).findByRole('link', { name: 'Family: Perera' });
    expect(link.getAttribute('href')).toBe('/family-list/f1/show');
    expect(within(family).getByText('Malini Perera, 0771234567')).toBeTruthy();
  });

  it('is not left out where it could not be read', async () => {
    expectFailedRequests();
    renderRecord(entity);
    globalThis.fetch = () => Promise.resolve(Response.json({ message: 'x' }, { status: 500 }));
    const family = await screen.findByRole('region', { name: 'Family' });
    expect((await within(family).findByRole('alert')).textContent).toContain('The families could not be loaded.');
  });

  it.each([
    ['Add to this family Perera', 'add', 'The request now belongs to the family.'],
    ['Different people Perera', 'different', 'It is not suggested again.'],
  ])('is offered, where something is the same: %s', async (button, what, done) => {
    const { user, sent } = renderRecord(entity);
    const family = await screen.findByRole('region', { name: 'Family' });
    expect(await within(family).findByText(/The same: phone number\./)).toBeTruthy();
    await user.click(within(family).getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(sent).toEqual([{ path: '/families/f1/records', body: { [what]: named } }]);
  });

  it('is the one that a colleague has chosen meanwhile', async () => {
    expectFailedRequests();
    const more: { family?: string } = {};
    const { user } = renderRecord(entity, more);
    const different = await screen.findByRole('button', { name: 'Different people Perera' });
    const server = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (init?.method !== 'POST') return server(address, init);
      return Promise.resolve(Response.json({ message: 'It belongs to a family.' }, { status: 409 }));
    };
    more.family = 'f1';
    await user.click(different);
    expect(await screen.findByRole('link', { name: 'Family: Perera' })).toBeTruthy();
    expect(screen.getByText(/^This could not be saved\./)).toBeTruthy();
  });

  it('is made of its contact, without a child', async () => {
    const { user, sent } = renderRecord(entity);
    await user.click(await screen.findByRole('button', { name: 'New family' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New family' }));
    expect(dialog.getByText('Contact: Malini, 0771234567.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Make this family' }));
    expect(await screen.findByText('The family was made, and the request belongs to it.')).toBeTruthy();
    expect(sent).toEqual([
      { path: '/families', body: SUGGESTED.fresh },
      { path: '/families/f9/records', body: { add: named } },
    ]);
  });

  it('is made once where the first answer was lost', async () => {
    const { user } = renderRecord(entity);
    const keys = losingTheFirst('/families');
    await user.click(await screen.findByRole('button', { name: 'New family' }));
    const make = () => user.click(screen.getByRole('button', { name: 'Make this family' }));
    await make();
    expect(await screen.findByText(/^It is not known whether this arrived\./)).toBeTruthy();
    await make();
    expect(await screen.findByText('The family was made, and the request belongs to it.')).toBeTruthy();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});
