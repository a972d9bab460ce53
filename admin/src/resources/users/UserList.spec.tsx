import { screen, waitFor } from '@testing-library/react';
import type { DataProvider, GetListParams } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { UserList } from './UserList';
import { USER_VIEWS, type UserView } from './user';

const NIMAL = {
  id: '1',
  full_name: 'Nimal',
  home_address: '12 Church Road',
  email: 'nimal@example.lk',
  cv: 'a.pdf',
  phone_number: '0771234567',
  whatsapp_number: '0719876543',
  teacher_type: 'Shadow_Teacher',
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
    title: 'Pending applications',
    filter: { status: 'pending' },
    empty: 'No pending users found',
    status: 'pending',
    changes: 1,
  },
  approved: {
    title: 'Active Users List',
    filter: { status: ['approved'] },
    empty: 'No active users found',
    status: 'approved',
    changes: 1,
  },
  rejected: {
    title: 'Rejected applications',
    filter: { status: 'rejected' },
    empty: 'No rejected users found',
    status: 'rejected',
    changes: 0,
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
    '',
    'Full Name',
    'Home Address',
    'Email',
    'Phone Number',
    'Whatsapp Number',
    'Teacher Type',
    'CV',
    'Status',
    'Received',
    'Actions',
  ]);
});
