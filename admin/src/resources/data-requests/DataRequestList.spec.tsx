import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { DataRequestList } from './DataRequestList';

it('a register that shows only what is open does not say that nobody has ever asked', async () => {
  renderAdmin(
    <ResourceContextProvider value="privacy-requests">
      <DataRequestList />
    </ResourceContextProvider>,
    { getList: () => Promise.resolve({ data: [], total: 0 }) },
  );
  expect(await screen.findByText('No data request is open.')).toBeTruthy();
  expect(screen.queryByText('No data requests yet.')).toBeNull();
});
