import { screen, waitFor } from '@testing-library/react';
import { type AuthProvider, type DataProvider, HttpError, ResourceContextProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { COURSE_FIELDS } from '#contract/courses';
import { ADMIN_ROLE, EDITOR_ROLE, type OfficeRole } from '#contract/users';
import { renderAdmin } from '../../test/renderAdmin';
import { EditPage } from '../form/pages';
import { ShowPage } from './ShowPage';
import { expectFailedRequests } from '../../test/expectFailedRequests';

const CALM = {
  id: '1',
  title: 'Calm',
  description: 'One',
  link: 'https://courses.example.lk/calm',
  createdAt: '2026-11-22T04:00:00.000Z',
};

const PAGE = (
  <ResourceContextProvider value="courses">
    <Routes>
      <Route path="/courses" element={<Link to="/courses/1/show">Calm</Link>} />
      <Route path="/courses/:id/show" element={<ShowPage rules={COURSE_FIELDS} />} />
    </Routes>
  </ResourceContextProvider>
);

/** The page of a course, as somebody of this role opens it from the list; `asked` are the lists it asked for. */
async function renderPage(role: OfficeRole) {
  const asked: string[] = [];
  const provider = {
    getOne: () => Promise.resolve({ data: CALM }),
    getList: (resource: string) => {
      asked.push(resource);
      return Promise.resolve({ data: [], total: 0 });
    },
  };
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(role),
  } as Partial<AuthProvider> as AuthProvider;
  renderAdmin(PAGE, provider as unknown as Partial<DataProvider>, { path: '/courses/1/show', authProvider });
  expect(await screen.findByRole('heading', { level: 1, name: 'Calm' })).toBeTruthy();
  return asked;
}

describe('the page about a record', () => {
  it('is told from other pages about the same name by the title of its tab', async () => {
    await renderPage(ADMIN_ROLE);
    expect(document.title).toBe('Calm, Courses – One Step admin');
  });

  it('has the history for administrators', async () => {
    const asked = await renderPage(ADMIN_ROLE);
    expect(await screen.findByRole('heading', { name: 'History' })).toBeTruthy();
    // Nobody has sent a course.
    expect(screen.getByText('Added 22 Nov 2026, 9:30.')).toBeTruthy();
    expect(asked).toContain('audit-log');
  });

  it('never asks for the audit log for content editors, who may not read it', async () => {
    const asked = await renderPage(EDITOR_ROLE);
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
    expect(asked).toEqual([]);
  });
});

it.each(['/courses/1/show', '/courses/1'])(
  'a record that is no more says so on its page, which leads to its list: %s',
  async (path) => {
    expectFailedRequests();
    const provider = {
      getOne: () => Promise.reject(new HttpError('Not found', 404)),
      getList: () => Promise.resolve({ data: [], total: 0 }),
    };
    const user = renderAdmin(
      <ResourceContextProvider value="courses">
        <Routes>
          <Route path="/courses" element="The list" />
          <Route path="/courses/:id/show" element={<ShowPage rules={COURSE_FIELDS} />} />
          <Route path="/courses/:id" element={<EditPage resource="courses" rules={COURSE_FIELDS} />} />
        </Routes>
      </ResourceContextProvider>,
      provider,
      { path },
    );
    expect(await screen.findByText('It was deleted, or the link is incomplete.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This record no longer exists.');
    await user.click(screen.getByRole('link', { name: 'Courses' }));
    expect(await screen.findByText('The list')).toBeTruthy();
  },
);

it('a record that is still read has a heading, which takes the focus of whoever comes from its list', async () => {
  const provider = { getOne: () => new Promise<never>(() => undefined) };
  const user = renderAdmin(PAGE, provider, { path: '/courses' });
  await user.click(screen.getByRole('link', { name: 'Calm' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Loading the record…' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('a record that comes at the second try gets the focus of the button that asked for it', async () => {
  expectFailedRequests();
  let reads = 0;
  const provider = {
    getOne: () => {
      reads += 1;
      if (reads === 1) return Promise.reject(new HttpError('Away', 503));
      // It takes its time: until then the heading is another one.
      return new Promise((resolve) => setTimeout(resolve, 50, { data: CALM }));
    },
    getList: () => Promise.resolve({ data: [], total: 0 }),
  };
  const user = renderAdmin(PAGE, provider as unknown as Partial<DataProvider>, { path: '/courses/1/show' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Calm' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
