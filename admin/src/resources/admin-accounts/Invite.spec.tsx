import { screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { fill } from '../../../test/fill';
import { renderAdmin } from '../../../test/renderAdmin';
import { i18nProvider } from '../../messages';
import { Invite } from './Invite';

const BIMA = { email: 'bima@onestep.test', full_name: 'Bima Silva', role: 'ContentEditor' };

/** Fills in the form; the server answers this. */
async function invite(answer: object, language?: string) {
  const created: unknown[] = [];
  const create = (_resource: string, { data }: { data: object }) => {
    created.push(data);
    return Promise.resolve({ data: { id: '7', ...BIMA, ...answer } });
  };
  const user = renderAdmin(<Invite />, { create } as unknown as Partial<DataProvider>);
  await fill(user, await screen.findByLabelText('Email'), BIMA.email);
  await fill(user, screen.getByLabelText('Full name'), BIMA.full_name);
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
    const note = screen.getByRole('alert');
    expect(note.textContent).toContain('send this address to bima@onestep.test yourself');
    expect(note.closest('[role=status]')).toBeNull();
    // The form has gone, and its button with it.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(screen.getByRole('button', { name: /^Copy the address/ })).toBeTruthy();
  });

  it('is in the language that is chosen', async () => {
    expect(await invite({}, 'Tamil')).toEqual([{ ...BIMA, language: 'ta' }]);
  });

  it('begins with the language of whoever invites', async () => {
    await i18nProvider.changeLocale('ta');
    renderAdmin(<Invite />, {});
    expect((await screen.findAllByRole('combobox')).map((one) => (one as HTMLSelectElement).value)).toContain('ta');
    await i18nProvider.changeLocale('en');
  });

  it('says that the invitation is on its way where there is mail', async () => {
    await invite({});
    expect((await screen.findByRole('alert')).textContent).toContain(
      'An invitation is on its way to bima@onestep.test.',
    );
    expect(screen.queryByRole('button', { name: /^Copy the address/ })).toBeNull();
  });
});
