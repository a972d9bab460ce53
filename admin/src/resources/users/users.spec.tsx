import { screen, waitFor } from '@testing-library/react';
import { type DataProvider, type GetListParams, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { ProfileCreate } from '..';
import { renderAdmin } from '../../../test/renderAdmin';
import { CvLink } from './CvLink';
import { UserList } from './UserList';
import { UserShow } from './UserShow';
import { USER_VIEWS, type UserView } from './user';

describe('CvLink', () => {
  const renderLink = (more: object) =>
    renderAdmin(
      <ResourceContextProvider value="user-list">
        <RecordContextProvider value={{ id: '1', full_name: 'Nimal', cv: 'a.pdf', ...more }}>
          <CvLink />
        </RecordContextProvider>
      </ResourceContextProvider>,
      {},
    );

  describe('the link to a CV', () => {
    it('warns before it opens a file with active content', async () => {
      let opened = 0;
      window.open = () => {
        opened += 1;
        return null;
      };
      const user = renderLink({ cvWarnings: ['script', 'attachment'] });
      await user.click(screen.getByRole('link', { name: 'View CV of Nimal (opens in a new tab)' }));
      expect(screen.getByRole('dialog', { name: 'Open the CV of Nimal?' }).textContent).toContain(
        'This PDF contains a script (JavaScript). This PDF carries another file inside.',
      );
      expect(opened).toBe(0);
      await user.click(screen.getByRole('button', { name: 'Open the CV' }));
      expect(opened).toBe(1);
    });

    it('says that there is none', () => {
      renderLink({ cv: undefined });
      expect(screen.getByText('No CV')).toBeTruthy();
    });
  });
});

describe('UserList', () => {
  const NIMAL = {
    ...{ id: '1', full_name: 'Nimal', home_address: '12 Church Road', email: 'nimal@example.lk', cv: 'a.pdf' },
    ...{ phone_number: '0771234567', whatsapp_number: '0719876543', teacher_type: 'Shadow_Teacher' },
    createdAt: '2026-01-01T00:00:00.000Z',
  };

  /** One of the four lists; `asked` is what it asked the server for. */
  function renderList(view: UserView, data: object[]) {
    const asked: GetListParams[] = [];
    const getList = (resource: string, params: GetListParams) => {
      if (resource === 'user-list') asked.push(params);
      return Promise.resolve({ data, total: data.length });
    };
    renderAdmin(<UserList view={view} />, { getList } as unknown as Partial<DataProvider>);
    return asked;
  }

  const PAGES: Record<UserView, { title: string; filter: object; empty: string; status: string; changes: number }> = {
    all: { title: 'Applications', filter: {}, empty: 'No users found', status: 'pending', changes: 1 },
    pending: {
      ...{ title: 'Pending applications', filter: { status: 'pending' } },
      ...{ empty: 'No pending users found', status: 'pending', changes: 1 },
    },
    approved: {
      ...{ title: 'Active Users List', filter: { status: ['approved'] } },
      ...{ empty: 'No active users found', status: 'approved', changes: 1 },
    },
    rejected: {
      ...{ title: 'Rejected applications', filter: { status: 'rejected' } },
      ...{ empty: 'No rejected users found', status: 'rejected', changes: 0 },
    },
  };

  describe.each(USER_VIEWS)('the list of users: %s', (view) => {
    const { title, filter, empty, status, changes } = PAGES[view];

    it('asks for those of its status, which can be changed unless they are rejected', async () => {
      const asked = renderList(view, [{ ...NIMAL, status }]);
      expect(await screen.findByRole('rowheader', { name: /^Nimal/ })).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(document.title).toBe(`${title} – One Step admin`);
      expect(asked.at(-1)?.filter).toEqual(filter);
      expect(screen.queryAllByRole('button', { name: 'Change Status for Nimal' })).toHaveLength(changes);
    });

    it('says that there are none', async () => {
      renderList(view, []);
      await waitFor(() => expect(screen.getAllByText(empty)).toHaveLength(1));
    });
  });

  it("has the spec's columns in its order", async () => {
    renderList('all', [{ ...NIMAL, status: 'pending' }]);
    await screen.findByRole('rowheader', { name: /^Nimal/ });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['', 'Full Name', 'Home Address', 'Email', 'Phone Number', 'Whatsapp Number'],
      ...['Teacher Type', 'CV', 'Status', 'Received', 'Actions'],
    ]);
  });
});

describe('UserShow', () => {
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
});
