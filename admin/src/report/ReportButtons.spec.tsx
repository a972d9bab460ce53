import { screen } from '@testing-library/react';
import { HttpError, ListBase, ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { ReportButtons } from './ReportButtons';

it('the report that cannot be made says why', async () => {
  console.error = () => undefined;
  const provider = {
    getList: (_resource: string, { pagination }: { pagination: { perPage: number } }) =>
      pagination.perPage > 200
        ? Promise.reject(new HttpError('admin.errors.unreachable', 0))
        : Promise.resolve({ data: [], total: 0 }),
  };
  const user = renderAdmin(
    <ResourceContextProvider value="alldetails">
      <ListBase>
        <ReportButtons />
      </ListBase>
    </ResourceContextProvider>,
    provider as unknown as Partial<DataProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'PDF report' }));
  expect(await screen.findByText(/^The report could not be made\. The server cannot be reached\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'PDF report' }).getAttribute('aria-disabled')).toBe('false');
});
