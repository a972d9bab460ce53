import { screen, within } from '@testing-library/react';
import { ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { PriceList } from './PriceList';

it('a price is written as people write it, and one that is not there is a dash', async () => {
  const data = [
    { id: '1', service: 'Student counseling', priceFrom: 2500, priceTo: 12500, priceFor: 'month', reducedPrice: 1500 },
    { id: '2', service: 'Parent counseling/Parenting session', priceFrom: 900 },
  ];
  const provider = { getList: () => Promise.resolve({ data, total: 2 }) } as unknown as Partial<DataProvider>;
  renderAdmin(
    <ResourceContextProvider value="prices">
      <PriceList />
    </ResourceContextProvider>,
    provider,
  );
  const counseling = within(await screen.findByRole('row', { name: /Student counseling/ }));
  expect(counseling.getByText('2,500–12,500 / month')).toBeTruthy();
  expect(counseling.getByText('1,500')).toBeTruthy();
  const parenting = within(screen.getByRole('row', { name: /Parent counseling/ }));
  expect(parenting.getByText('900 / session')).toBeTruthy();
  expect(parenting.getAllByText('–')).toHaveLength(3);
});
