import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { answering } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { LinkToProfile } from './LinkToProfile';

it('links the account to the profile as it was read, so that no colleague’s choice is overwritten', async () => {
  const sent = answering(() => ({}));
  const profile = {
    id: 'p1',
    // The same name, as somebody else typed it.
    tName: "W.A. Ruwani D'Silva",
    service: 'Student counseling',
    updatedAt: '2026-11-29T04:00:00.000Z',
  };
  const getList = () => Promise.resolve({ data: [profile] as never[], total: 1 });
  const user = renderAdmin(
    <RecordContextProvider value={{ id: 'u1', full_name: 'W. A. Ruwani D’Silva', status: 'approved' }}>
      <LinkToProfile />
    </RecordContextProvider>,
    { getList },
  );
  await user.click(await screen.findByRole('button', { name: 'Link to profile' }));
  expect(await screen.findByText(/^The account is linked\./)).toBeTruthy();
  expect(sent).toMatchObject([
    { address: '/staff/p1/account', body: { account: 'u1' }, version: `"${profile.updatedAt}"` },
  ]);
});

it('says that the profiles could not be read', async () => {
  expectFailedRequests();
  renderAdmin(
    <RecordContextProvider value={{ id: 'u1', full_name: 'Ruwani Silva', status: 'approved' }}>
      <LinkToProfile />
    </RecordContextProvider>,
    { getList: () => Promise.reject(new Error('Not now.')) },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
});
