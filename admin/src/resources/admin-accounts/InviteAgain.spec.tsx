import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { losingTheFirst } from '../../../test/losingTheFirst';
import { renderAdmin } from '../../../test/renderAdmin';
import { type AdminAccount, InviteAgain } from './InviteAgain';

const BIMA: AdminAccount = {
  id: '7',
  email: 'bima@onestep.test',
  full_name: 'Bima Silva',
  role: 'ContentEditor',
  invited: true,
  secondFactor: false,
};

function renderButton(account: AdminAccount, answer: object = {}, status = 200) {
  const sent: string[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (address, init) => {
    sent.push(`${init?.method} ${address as string}`);
    return Promise.resolve(Response.json(answer, { status }));
  };
  const user = renderAdmin(
    <ResourceContextProvider value="admin-accounts">
      <RecordContextProvider value={account}>
        <InviteAgain />
      </RecordContextProvider>
    </ResourceContextProvider>,
    {},
  );
  return { user, sent };
}

describe('inviting somebody again', () => {
  it('takes one click, and shows the link once where no mail is sent', async () => {
    const invitation = 'https://onestep.test/reset-password#secret';
    const { user, sent } = renderButton(BIMA, { email: BIMA.email, invitation });
    await user.click(screen.getByRole('button', { name: 'Invite again for Bima Silva' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bima Silva is invited again' });
    expect(within(dialog).getByText(invitation)).toBeTruthy();
    expect(sent).toEqual(['POST /administrators/7/invite']);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(invitation)).toBeNull());
  });

  it('says why it did not work', async () => {
    const { user } = renderButton(BIMA, { message: 'The store is away.' }, 503);
    await user.click(screen.getByRole('button', { name: /^Invite again/ }));
    expect(await screen.findByText(/^The invitation could not be made\. .*The store is away\./)).toBeTruthy();
  });

  it('sends one invitation, however often it is pressed because the answer was lost', async () => {
    expectFailedRequests();
    const { user } = renderButton(BIMA, { email: BIMA.email });
    const keys = losingTheFirst('/administrators/7/invite');
    await user.click(screen.getByRole('button', { name: /^Invite again/ }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Invite again/ }));
    expect(await screen.findByRole('dialog', { name: 'Bima Silva is invited again' })).toBeTruthy();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('is not offered for accounts with a password', () => {
    renderButton({ ...BIMA, invited: false });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
