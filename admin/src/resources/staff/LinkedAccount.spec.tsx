import { screen } from '@testing-library/react';
import { answering, refusal } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { LinkedAccount } from './LinkedAccount';

const RUWANI = { id: 'u1', full_name: 'Ruwani Silva', email: 'ruwani@onestep.test', phone_number: '0771234567' };
const getList = () => Promise.resolve({ data: [RUWANI] as never[], total: 1 });

it('leads from a profile to the application of its account and to the phone', async () => {
  renderAdmin(<LinkedAccount profile={{ id: 'p1', tName: 'Ruwani', account: 'u1' }} />, { getList });
  const call = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Call 0771234567' });
  expect(call.href).toBe('tel:0771234567');
  const application = screen.getByRole('link', { name: 'Their application' });
  expect(application.getAttribute('href')).toBe('/user-list/u1/show');
});

it('has neither without an account', async () => {
  renderAdmin(<LinkedAccount profile={{ id: 'p1', tName: 'Ruwani' }} />, { getList });
  expect(await screen.findByText('Ruwani Silva, ruwani@onestep.test')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('never says that there is none while the accounts are not there', () => {
  const never = () => new Promise<never>(() => undefined);
  renderAdmin(<LinkedAccount profile={{ id: 'p1', tName: 'Ruwani', account: 'u1' }} />, { getList: never });
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('u1');
});

it('says that the accounts could not be read', async () => {
  expectFailedRequests();
  const down = () => Promise.reject(new Error('Not now.'));
  renderAdmin(<LinkedAccount profile={{ id: 'p1', tName: 'Ruwani' }} />, { getList: down });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
});

it('says at the choice why the server refuses an account', async () => {
  expectFailedRequests();
  answering(() => refusal({ account: 'Account is not known here. Choose it again.' }));
  const user = renderAdmin(<LinkedAccount profile={{ id: 'p1', tName: 'Ruwani' }} />, { getList });
  const account = screen.getByRole('combobox');
  await user.selectOptions(account, await screen.findByRole('option', { name: /^Ruwani Silva/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const refused = await screen.findByText('Account is not known here. Choose it again.');
  expect(account.getAttribute('aria-describedby')).toBe(refused.id);
});

it.each([
  ['of somebody who has left', { status: 'left' as const }, 'u1', 'The account is linked.'],
  ['that is taken off', { account: 'u1' }, '', 'The account is no longer linked.'],
])('does not say that an account %s sees its sessions', async (_, profile, chosen, said) => {
  answering(() => ({}));
  const user = renderAdmin(<LinkedAccount profile={{ id: 'p1', tName: 'Ruwani', ...profile }} />, { getList });
  await screen.findByRole('option', { name: /^Ruwani Silva/ });
  await user.selectOptions(screen.getByRole('combobox'), chosen);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

describe('another change meanwhile', () => {
  const PROFILE = { id: 'p1', tName: 'Ruwani', updatedAt: '2026-11-29T04:00:00.000Z' };
  const NOW = { ...PROFILE, updatedAt: '2026-11-29T04:05:00.000Z' };
  const outdated = Response.json({ statusCode: 412, message: 'Changed meanwhile.' }, { status: 412 });

  it('of the account by a colleague is not overwritten', async () => {
    expectFailedRequests();
    const sent = answering(() => outdated.clone());
    const getOne = () => Promise.resolve({ data: { ...NOW, account: 'u2' } as never });
    const user = renderAdmin(<LinkedAccount profile={PROFILE} />, { getList, getOne });
    const account = screen.getByRole<HTMLSelectElement>('combobox');
    await user.selectOptions(account, await screen.findByRole('option', { name: /^Ruwani Silva/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The account could not be linked\./)).toBeTruthy();
    expect(sent).toMatchObject([{ body: { account: 'u1' }, version: `"${PROFILE.updatedAt}"` }]);
    expect(account.value).toBe('');
  });

  it('of the profile alone does not keep it from being linked', async () => {
    expectFailedRequests();
    const sent = answering(() => (sent.length === 1 ? outdated.clone() : {}));
    const getOne = () => Promise.resolve({ data: NOW as never });
    const user = renderAdmin(<LinkedAccount profile={PROFILE} />, { getList, getOne });
    await user.selectOptions(
      screen.getByRole('combobox'),
      await screen.findByRole('option', { name: /^Ruwani Silva/ }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The account is linked\./)).toBeTruthy();
    expect(sent.map(({ version }) => version)).toEqual([PROFILE.updatedAt, NOW.updatedAt].map((at) => `"${at}"`));
  });
});
