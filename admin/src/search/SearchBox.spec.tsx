import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderAdmin } from '../../test/renderAdmin';
import { SearchBox } from './SearchBox';
import { SearchPage } from './SearchPage';

const NOTHING = { families: [], bookings: [], courseRequests: [], messages: [], applicants: [], profiles: [] };
const FOUND = {
  ...NOTHING,
  families: [
    {
      _id: 'f1',
      name: 'Perera',
      children: 'Kasun, Amaya',
      contact: 'Malini Perera',
      phone: '0771234567',
      createdAt: '2026-11-22T05:00:00.000Z',
    },
  ],
  bookings: [
    {
      _id: 'b1',
      kind: 'shadow-teacher',
      childName: 'Kasun',
      parentName: 'Malini',
      parentPhone: '0771234567',
      reference: 'OS-7K3M-9QXZ',
      status: 'Pending',
      createdAt: '2026-11-22T04:00:00.000Z',
    },
  ],
  applicants: [
    { _id: 'u1', full_name: 'Malini P', teacher_type: 'Shadow_Teacher', createdAt: '2026-11-21T04:00:00.000Z' },
  ],
};

/** The bar above a page with a field of its own, and the page of what was found. */
function renderSearch(answer: object, width = 1280, status = 200) {
  const asked: string[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address) => {
    asked.push(address as string);
    return Promise.resolve(Response.json(answer, { status }));
  };
  const user = renderAdmin(
    <>
      <SearchBox />
      <Routes>
        <Route path="/find" element={<SearchPage />} />
        <Route path="*" element={<input aria-label="Other" />} />
      </Routes>
    </>,
    {},
    { width },
  );
  return { user, asked };
}
const box = () => screen.getByRole('searchbox', { name: 'Search everything' });

describe('the search in the top bar', () => {
  it.each(['/', '{Control>}k{/Control}'])('is reached by %s, and finds by Enter', async (keys) => {
    const { user, asked } = renderSearch(FOUND);
    await user.keyboard(keys);
    expect(document.activeElement).toBe(box());
    expect(box()).toHaveProperty('value', '');
    await user.keyboard('077 123{Enter}');
    expect(await screen.findByText('3 records for “077 123”.')).toBeTruthy();
    expect(asked).toEqual(['/search?q=077%20123']);
    const family = screen.getByRole('link', { name: 'Perera' });
    expect(family.getAttribute('href')).toBe('/family-list/f1/show');
    expect(family.closest('li')?.textContent).toBe(
      'PereraKasun, Amaya · Malini Perera · 0771234567 · 22 Nov 2026, 10:30',
    );
    const booking = screen.getByRole('link', { name: 'Kasun, Malini' });
    expect(booking.getAttribute('href')).toBe('/manage-shadow-teacher-booking/b1/show');
    expect(booking.closest('li')?.textContent).toContain(
      'Shadow teacher for school · 0771234567 · OS-7K3M-9QXZ · Pending · 22 Nov 2026',
    );
    expect(screen.getByRole('link', { name: 'Malini P' }).getAttribute('href')).toBe('/user-list/u1/show');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Families',
      'Bookings',
      'Applications',
    ]);
  });

  it('does not say of the newest ten of a group that they are all', async () => {
    const applicants = Array.from({ length: 10 }, (_, i) => ({ ...FOUND.applicants[0], _id: `u${i}` }));
    const { user } = renderSearch({ ...FOUND, applicants });
    await user.type(box(), 'malini{Enter}');
    expect(await screen.findByText('At least 12 records for “malini”.')).toBeTruthy();
    expect(screen.getAllByText(/^The newest ten/)).toHaveLength(1);
  });

  it('takes no "/" from a field that is typed in; Ctrl+K works there too', async () => {
    const { user } = renderSearch(NOTHING);
    const other = screen.getByLabelText('Other');
    await user.type(other, '1/2');
    expect(other).toHaveProperty('value', '1/2');
    expect(document.activeElement).toBe(other);
    await user.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(box());
  });

  it('says that nothing was found, and what went wrong', async () => {
    const { user } = renderSearch(NOTHING);
    await user.type(box(), 'nobody{Enter}');
    expect(await screen.findByText('Nothing was found for “nobody”.')).toBeTruthy();
  });

  it('says where it did not work', async () => {
    const { user } = renderSearch({ message: 'The store is away.' }, 1280, 503);
    await user.type(box(), 'nobody{Enter}');
    const note = await screen.findByText('The search did not work. The store is away.', {}, { timeout: 10_000 });
    expect(note).toBeTruthy();
  }, 15_000);

  it('is a page of its own on a phone, where its field has the focus', async () => {
    const { user } = renderSearch(FOUND, 360);
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await user.keyboard('malini{Enter}');
    expect(await screen.findByText('3 records for “malini”.')).toBeTruthy();
  });
});
