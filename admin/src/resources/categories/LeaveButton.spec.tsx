import { screen, within } from '@testing-library/react';
import type { AuthProvider, DataProvider, RaRecord } from 'react-admin';
import { ADMIN_ROLE, EDITOR_ROLE } from '#contract/users';
import { answering } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { inRow } from '../../../test/inRow';
import { renderAdmin } from '../../../test/renderAdmin';
import { useRole } from '../../providers/authProvider';
import { ConflictError } from '../../providers/conflict';
import { LeaveButton } from './LeaveButton';

const READ = { id: '1', tName: 'Priya', updatedAt: '2026-01-01T00:00:00.000Z' };
const NOW = { ...READ, updatedAt: '2026-01-02T04:30:00.000Z' };

/** The button of a profile that a colleague has marked meanwhile: it is `now`. */
async function press(profile: RaRecord, now: object, to: string) {
  expectFailedRequests();
  const change = { who: 'meena@onestep.test', fields: ['status'], to, createdAt: NOW.updatedAt };
  const lists: Record<string, object[]> = {
    'admin-accounts': [{ id: 'b', email: change.who, full_name: 'Meena Perera' }],
  };
  const sent: object[] = [];
  const user = renderAdmin(inRow('alldetails', profile, <LeaveButton />), {
    getList: (resource: string) => Promise.resolve({ data: lists[resource] ?? [], total: 0 }),
    update: (_: string, params: { data: object }) => {
      sent.push(params.data);
      return Promise.reject(new ConflictError(now as typeof NOW, ['status'], [change]));
    },
  } as unknown as Partial<DataProvider>);
  await user.click(await screen.findByRole('button', { name: /for Priya$/ }));
  return { user, sent };
}

it('names who has marked a teacher as left meanwhile, and when', async () => {
  const { user, sent } = await press(READ, { ...NOW, status: 'left' }, 'left');
  const dialog = within(await screen.findByRole('dialog', { name: 'Has Priya left?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as left' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Meena Perera has set Priya to Has left in the meantime, 2 Jan 2026, 10:00. Your decision was not saved.',
  );
  expect(sent).toEqual([{ status: 'left' }]);
});

it('names who has marked a teacher as back meanwhile', async () => {
  const { sent } = await press({ ...READ, status: 'left' }, NOW, 'active');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Meena Perera has set Priya to Works with us in/);
  expect(sent).toEqual([{ status: 'active' }]);
});

it('is sent once, however often it is pressed', async () => {
  const sent: object[] = [];
  let answer = (_: { data: object }): void => undefined;
  const update = (_: string, { data }: { data: object }) => {
    sent.push(data);
    return new Promise((resolve) => (answer = resolve));
  };
  const user = renderAdmin(inRow('alldetails', { ...READ, status: 'left' }, <LeaveButton />), {
    update,
  } as unknown as Partial<DataProvider>);
  await user.dblClick(screen.getByRole('button', { name: 'Mark as back for Priya' }));
  answer({ data: NOW });
  expect(await screen.findByText('Priya is shown on the public site again.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('says before a teacher leaves that their account shows nothing any more, and that sessions are planned with them, whoever the bookings are assigned to', async () => {
  answering(() => ({ children: 2, sessions: 0, freeMinutes: 0 }));
  const getList = () => Promise.resolve({ data: [], total: 0 });
  const user = renderAdmin(inRow('alldetails', READ, <LeaveButton />), { getList });
  await user.click(await screen.findByRole('button', { name: /for Priya$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Has Priya left?' }));
  expect(dialog.getByText(/Their account and their calendar show no sessions and no children any more\./)).toBeTruthy();
  expect(await dialog.findByText(/^Sessions are planned with 2 children\./)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Timetable of Priya' }).getAttribute('href')).toBe('/timetable?profile=1');
});

it('names before a teacher leaves the families they look after, and those that asked for them', async () => {
  answering(() => ({ children: 0, sessions: 0, freeMinutes: 0 }));
  const bookings = [
    { id: 'b1', kind: 'counselling-teacher', childName: 'Nethmi', status: 'Approved', assignedStaff: '1' },
    { id: 'b2', kind: 'shadow-teacher', childName: 'Kasun', status: 'Pending', preferredStaff: '1' },
  ];
  const getList = (_: string, { filter }: { filter: object }) => {
    const data = bookings.filter((booking) => JSON.stringify(booking).includes(JSON.stringify(filter).slice(1, -1)));
    return Promise.resolve({ data, total: data.length });
  };
  const user = renderAdmin(inRow('alldetails', READ, <LeaveButton />), { getList } as unknown as Partial<DataProvider>);
  await user.click(await screen.findByRole('button', { name: /for Priya$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Has Priya left?' }));
  const named = await dialog.findAllByRole('link', { name: /^(Nethmi|Kasun)$/ });
  expect(named.map((link) => [link.parentElement?.textContent, link.getAttribute('href')])).toEqual([
    ['Nethmi (Approved)', '/manage-counselling-teacher-booking/b1/show'],
    ['Kasun (Pending)', '/manage-shadow-teacher-booking/b2/show'],
  ]);
});

it.each([
  [ADMIN_ROLE, 1],
  [EDITOR_ROLE, 0],
])('has for somebody who is %s %i buttons: content editors would be refused', async (role, buttons) => {
  const Role = () => useRole();
  const authProvider = { getPermissions: () => Promise.resolve(role) } as Partial<AuthProvider> as AuthProvider;
  const row = inRow(
    'alldetails',
    READ,
    <>
      <Role />
      <LeaveButton />
    </>,
  );
  renderAdmin(row, {}, { authProvider });
  expect(await screen.findByText(role)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
});
