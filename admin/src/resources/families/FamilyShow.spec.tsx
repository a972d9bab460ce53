import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { FamilyShow } from './FamilyShow';
import type { Person } from './person';

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

/** The page about a person; the server answers each call that changes something in turn. */
function renderPerson(person: Person = MALINI, answer: object = {}, status = 200) {
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
    getList: () => Promise.resolve({ data: [], total: 0 }),
  };
  const user = renderAdmin(
    <ResourceContextProvider value="families">
      <Routes>
        <Route path="/families/:id/show" element={<FamilyShow />} />
        <Route path="/families" element={<h1>The list</h1>} />
      </Routes>
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
    { path: '/families/b1/show' },
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
    expect(screen.getByText(/^Told by phone by head@onestep\.test, 22 Nov 2026/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Applications' })).toBeNull();
    const other = screen.getByRole('link', { name: 'Malini P' });
    expect(other.getAttribute('href')).toBe('/families/b9/show');
    expect(other.closest('li')?.textContent).toBe('Malini P0719999999, malini@example.org');
  });

  it('is erased with a reason, and the list follows', async () => {
    const { user, sent } = renderPerson(MALINI, { message: 'Erased for good: 2 records.' });
    await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase everything about Malini?' });
    await user.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
    expect(await within(dialog).findByText('Enter the reason.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason'), 'She asked.');
    await user.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
    expect(await screen.findByText('Erased for good: 2 records.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    expect(sent).toEqual([{ method: 'POST', path: '/people/b1/erase', body: { reason: 'She asked.' } }]);
  });

  it('keeps the reason that was typed where it cannot be erased', async () => {
    const { user } = renderPerson(MALINI, { message: 'The store is away.' }, 503);
    await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'She asked.');
    await user.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
    expect(
      await within(dialog).findByText(/^It could not be erased\. Please try again\. The store is away\./),
    ).toBeTruthy();
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
