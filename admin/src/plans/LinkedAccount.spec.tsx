import { screen } from '@testing-library/react';
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
