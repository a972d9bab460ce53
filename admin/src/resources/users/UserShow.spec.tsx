import { act, screen, waitFor } from '@testing-library/react';
import { type DataProvider, ResourceContextProvider, useRefresh } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { ProfileCreate } from '../categories';
import { activeButton } from '../../../test/activeButton';
import { renderAdmin } from '../../../test/renderAdmin';
import { UserShow } from './UserShow';

const NIMAL = {
  id: '1',
  full_name: 'Nimal',
  teacher_type: 'Shadow_Teacher',
  status: 'approved',
  phone_number: '0771234567',
  // Held back until somebody asks for it: the CV is no part of this.
  cv: 'cv.pdf',
  cvWarnings: ['script'],
  createdAt: '2026-11-22T04:00:00.000Z',
};

const SHOW = (
  <Route
    path="/user-list/:id/show"
    element={
      <ResourceContextProvider value="user-list">
        <UserShow />
      </ResourceContextProvider>
    }
  />
);

function renderPage(status: string) {
  // Nobody has written a note.
  localStorage.setItem('token', 'x');
  globalThis.fetch = () => Promise.resolve(Response.json([]));
  return renderAdmin(
    <Routes>
      {SHOW}
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

describe('an application that is reviewed', () => {
  const applicant = (id: string, full_name: string) => ({
    id,
    full_name,
    teacher_type: 'Shadow_Teacher',
    status: 'pending',
    phone_number: '0771234567',
    createdAt: '2026-11-22T04:00:00.000Z',
    updatedAt: '2026-11-22T04:00:00.000Z',
  });

  const Refresh = () => {
    const refresh = useRefresh();
    return <button onClick={refresh}>Refresh</button>;
  };

  /** Nimal's page, opened from the pending list; after him waits Sunil. `next` answers who waits, if not at once. */
  function renderReview({ next }: { next?: Promise<void> } = {}) {
    const all = { 1: applicant('1', 'Nimal'), 2: applicant('2', 'Sunil') };
    const waiting = () => Object.values(all).filter(({ status }) => status === 'pending');
    const set = (id: string, status: string) => (all[id as '1' | '2'] = { ...all[id as '1' | '2'], status });
    const lists: string[] = [];
    localStorage.setItem('token', 'x');
    // Nobody has written a note; what is undone is pending again.
    globalThis.fetch = (address, init) => {
      const id = /user\/(\d)\/update/.exec(address as string)?.[1];
      const { status } = JSON.parse((init?.body as string | undefined) ?? '{}') as { status?: string };
      return Promise.resolve(Response.json(id !== undefined && status ? { ...set(id, status), _id: id } : []));
    };
    const provider = {
      getOne: (_resource: string, { id }: { id: '1' | '2' }) => Promise.resolve({ data: { ...all[id] } }),
      getList: async (resource: string) => {
        lists.push(resource);
        if (resource !== 'user-list') return { data: [], total: 0 };
        await next;
        return { data: waiting().slice(0, 1), total: waiting().length };
      },
      update: (_resource: string, { id, data }: { id: string; data: { status: string } }) => {
        return Promise.resolve({ data: set(id, data.status) });
      },
    };
    const user = renderAdmin(
      <>
        <Link to="/families">Families</Link>
        <Refresh />
        <Routes>
          {SHOW}
          <Route path="/pending-user-list" element={<h1>Pending</h1>} />
          <Route path="/families" element={<h1>The families</h1>} />
        </Routes>
      </>,
      provider as unknown as Partial<DataProvider>,
      { path: { pathname: '/user-list/1/show', state: { from: '/pending-user-list' } } },
    );
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    return { user, title, lists, set };
  }
  const approve = (name: string) => screen.findByRole('button', { name: `Approve ${name}` });

  it('gives way to the next one by an own decision, and comes back by Undo', async () => {
    const { user, title } = renderReview();
    await user.click(await approve('Nimal'));
    await waitFor(() => expect(title()).toBe('Sunil'));
    await user.click(await activeButton('Undo the decision for Nimal'));
    await waitFor(() => expect(title()).toBe('Nimal'));
    expect(await approve('Nimal')).toBeTruthy();
  });

  it('stays on screen when a colleague decides it', async () => {
    const { user, title, lists, set } = renderReview();
    await approve('Nimal');
    set('1', 'approved');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Approved')).toBeTruthy();
    expect(title()).toBe('Nimal');
    expect(lists).not.toContain('user-list');
  });

  it('calls nobody back who went elsewhere meanwhile', async () => {
    let answer = (): void => undefined;
    const { user, title, lists } = renderReview({ next: new Promise((resolve) => (answer = resolve)) });
    await user.click(await approve('Nimal'));
    await waitFor(() => expect(lists).toContain('user-list'));
    await user.click(screen.getByRole('link', { name: 'Families' }));
    await act(async () => {
      answer();
      await new Promise(requestAnimationFrame);
    });
    expect(title()).toBe('The families');
  });
});
