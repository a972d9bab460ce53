import { screen } from '@testing-library/react';
import { answering, refusal } from '../../test/answering';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
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
