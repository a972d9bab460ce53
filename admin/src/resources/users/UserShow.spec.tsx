import { screen } from '@testing-library/react';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { renderAdmin } from '../../../test/renderAdmin';
import { ProfileCreate } from '..';
import { UserShow } from './UserShow';

const NIMAL = {
  ...{ id: '1', full_name: 'Nimal', teacher_type: 'Shadow_Teacher', status: 'approved', phone_number: '0771234567' },
  // Held back until somebody asks for it: the CV is no part of this.
  ...{ cv: 'cv.pdf', cvWarnings: ['script'], createdAt: '2026-11-22T04:00:00.000Z' },
};

function renderPage(status: string) {
  // Nobody has written a note.
  localStorage.setItem('token', 'x');
  globalThis.fetch = () => Promise.resolve(Response.json([]));
  return renderAdmin(
    <Routes>
      <Route
        path="/user-list/:id/show"
        element={
          <ResourceContextProvider value="user-list">
            <UserShow />
          </ResourceContextProvider>
        }
      />
      <Route path="/adddetails" element={<ProfileCreate />} />
    </Routes>,
    {
      getOne: () => Promise.resolve({ data: { ...NIMAL, status } }),
      getList: () => Promise.resolve({ data: [], total: 0 }),
    } as unknown as Partial<DataProvider>,
    { path: '/user-list/1/show' },
  );
}

describe('the page about an applicant', () => {
  it('leads from an approved one to a teacher profile, prefilled with what is known', async () => {
    const user = renderPage('approved');
    await user.click(await screen.findByRole('link', { name: 'Make a teacher profile' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('Nimal');
    const service = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' });
    expect(service.value).toBe('Shadow teacher for school');
  });

  it('does not while nothing is decided', async () => {
    renderPage('pending');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nimal' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Make a teacher profile' })).toBeNull();
  });
});
