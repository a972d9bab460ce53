import { screen } from '@testing-library/react';
import { type DataProvider, ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { answering } from '../../../test/answering';
import { renderAdmin } from '../../../test/renderAdmin';
import { TeacherProfileShow } from './TeacherProfileShow';

const PRIYA = {
  id: '1',
  tName: 'Priya',
  service: 'Student counseling',
  age: 30,
  experience: 4,
  qualification: 'BEd',
  profilePicture: 'uploads/x.webp',
  createdAt: '2026-11-22T04:00:00.000Z',
  updatedAt: '2026-11-22T04:00:00.000Z',
};

async function renderPage(profile: object) {
  answering((address) => (address.startsWith('/staff') ? { availability: [], timeOff: [], travelMinutes: 0 } : []));
  const provider = {
    getOne: () => Promise.resolve({ data: { ...PRIYA, ...profile } }),
    getList: () => Promise.resolve({ data: [], total: 0 }),
  };
  renderAdmin(
    <ResourceContextProvider value="alldetails">
      <Routes>
        <Route path="/alldetails/:id/show" element={<TeacherProfileShow />} />
      </Routes>
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
    { path: '/alldetails/1/show' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya' })).toBeTruthy();
}

describe('the page about a teacher', () => {
  it('says of who has left that they have, and of others nothing', async () => {
    await renderPage({ status: 'left' });
    expect(screen.getByText('Has left')).toBeTruthy();
  });

  it.each([
    [{}, 1],
    [{ status: 'left' }, 0],
  ])('offers only for who works here that they are ill: %j', async (profile, count) => {
    await renderPage(profile);
    await screen.findByRole('link', { name: 'Timetable of Priya' });
    expect(screen.queryAllByRole('button', { name: 'Priya is ill' })).toHaveLength(count);
  });

  it('says that experience is in years, as the list does', async () => {
    await renderPage({});
    expect(screen.getByText('Experience').nextSibling?.textContent).toBe('4 years');
  });

  it('has no empty line for the status of who works here', async () => {
    await renderPage({});
    expect(screen.queryByText('Status')).toBeNull();
  });
});
