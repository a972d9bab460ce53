import { screen, waitFor, within } from '@testing-library/react';
import { type DataProvider, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { Invite } from './Invite';
import { type AdminAccount, InviteAgain } from './InviteAgain';

describe('Invite', () => {
  const BIMA = { email: 'bima@onestep.test', full_name: 'Bima Silva', role: 'ContentEditor' };

  /** Fills in the form; the server answers this. */
  async function invite(answer: object, language?: string) {
    const created: unknown[] = [];
    const create = (_resource: string, { data }: { data: object }) => {
      created.push(data);
      return Promise.resolve({ data: { id: '7', ...BIMA, ...answer } });
    };
    const user = renderAdmin(<Invite />, { create } as unknown as Partial<DataProvider>);
    await user.type(await screen.findByLabelText('Email'), BIMA.email);
    await user.type(screen.getByLabelText('Full name'), BIMA.full_name);
    await user.selectOptions(screen.getByLabelText('Role'), 'Content editor');
    if (language !== undefined) await user.selectOptions(screen.getByLabelText('Language of the invitation'), language);
    await user.click(screen.getByRole('button', { name: 'Invite somebody' }));
    return created;
  }

  describe('inviting somebody', () => {
    it('shows the link once where no mail is sent', async () => {
      const invitation = 'https://onestep.test/reset-password#secret';
      expect(await invite({ invitation })).toEqual([{ ...BIMA, language: 'en' }]);
      expect(await screen.findByText(invitation)).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toContain('send this address to bima@onestep.test yourself');
      expect(screen.getByRole('button', { name: /^Copy the address/ })).toBeTruthy();
    });

    it('is in the language that is chosen', async () => {
      expect(await invite({}, 'Tamil')).toEqual([{ ...BIMA, language: 'ta' }]);
    });

    it('says that the invitation is on its way where there is mail', async () => {
      await invite({});
      expect((await screen.findByRole('alert')).textContent).toContain(
        'An invitation is on its way to bima@onestep.test.',
      );
      expect(screen.queryByRole('button', { name: /^Copy the address/ })).toBeNull();
    });
  });
});

describe('InviteAgain', () => {
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

    it('is not offered for accounts with a password', () => {
      renderButton({ ...BIMA, invited: false });
      expect(screen.queryByRole('button')).toBeNull();
    });
  });
});
