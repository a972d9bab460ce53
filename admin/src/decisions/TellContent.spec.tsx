import { screen } from '@testing-library/react';
import { HttpError, RecordContextProvider, ResourceContextProvider, type DataProvider } from 'react-admin';
import { activeButton } from '../../test/activeButton';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { RowStateProvider } from '../ui/rowState';
import { STATUSES } from '../resources/users/user';
import { MessagesSection } from './MessagesSection';
import { StatusActions } from './StatusActions';
import { StatusField } from './StatusField';
import { ToldMark } from './ToldMark';

describe('the rejection of an approved applicant', () => {
  const renderApplicant = (status: string) => {
    localStorage.setItem('token', 'x');
    const provider = {
      getList: () => Promise.resolve({ data: [], total: 0 }),
      update: (_resource: string, { data }: { data: object }) =>
        Promise.resolve({ data: { id: 'u1', full_name: 'Ruwani', ...data, outgoing: [] } }),
    };
    return renderAdmin(
      <ResourceContextProvider value="user-list">
        <RecordContextProvider value={{ id: 'u1', full_name: 'Ruwani', status }}>
          <RowStateProvider>
            <UserStatus />
          </RowStateProvider>
        </RecordContextProvider>
      </ResourceContextProvider>,
      provider as unknown as Partial<DataProvider>,
    );
  };
  const UserStatus = () => (
    <>
      <StatusField statuses={STATUSES} />
      <StatusActions />
    </>
  );
  const UNLINKED = /^If this account was linked to a teacher profile/;

  it('says that Undo does not link the account again', async () => {
    const user = renderApplicant('approved');
    await user.click(await activeButton('Change Status for Ruwani'));
    await user.selectOptions(screen.getByRole('combobox'), 'rejected');
    await user.click(await activeButton('Save status for Ruwani'));
    expect(await screen.findByText(UNLINKED)).toBeTruthy();
  });

  it('has nothing to say of one who was never approved', async () => {
    const user = renderApplicant('pending');
    await user.click(await activeButton('Reject Ruwani'));
    expect(await activeButton('Undo the decision for Ruwani')).toBeTruthy();
    expect(screen.queryByText(UNLINKED)).toBeNull();
  });
});

it('says in the bar and on the page that the messages could not be loaded', async () => {
  expectFailedRequests();
  const user = renderAdmin(
    <ResourceContextProvider value="inbox">
      <RecordContextProvider value={{ id: 'b1', childName: 'Kasun', toTell: true }}>
        <ToldMark />
        <MessagesSection />
      </RecordContextProvider>
    </ResourceContextProvider>,
    { getList: () => Promise.reject(new HttpError('Not now', 503)) },
  );
  await user.click(screen.getByRole('button', { name: /^Still to tell/ }));
  expect(await screen.findAllByText(/^The messages could not be loaded\./)).toHaveLength(2);
});
