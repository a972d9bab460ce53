import { screen } from '@testing-library/react';
import { ResourceContextProvider, type AuthProvider, type DataProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { ADMIN_ROLE, EDITOR_ROLE, type OfficeRole } from '#contract/users';
import { renderAdmin } from '../../test/renderAdmin';
import { CourseShow } from '../resources/courses/CourseShow';

const CALM = {
  ...{ id: '1', title: 'Calm', description: 'One', link: 'https://courses.example.lk/calm' },
  createdAt: '2026-11-22T04:00:00.000Z',
};

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
  renderAdmin(
    <ResourceContextProvider value="courses">
      <Routes>
        <Route path="/courses/:id/show" element={<CourseShow />} />
      </Routes>
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
    { path: '/courses/1/show', authProvider },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Calm' })).toBeTruthy();
  return asked;
}

describe('the page about a record', () => {
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
