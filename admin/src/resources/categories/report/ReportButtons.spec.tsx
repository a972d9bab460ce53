import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { HttpError, ListBase, ResourceContextProvider, type DataProvider } from 'react-admin';
import { expectFailedRequests } from '../../../../test/expectFailedRequests';
import { renderAdmin } from '../../../../test/renderAdmin';
import { ReportButtons } from './ReportButtons';
import { ReportPage } from './ReportPage';

it('the report that cannot be made says why', async () => {
  expectFailedRequests();
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

describe('the report as a table', () => {
  const PROFILES = [
    { id: '1', tName: 'Priya', service: 'Student counseling', age: 30, experience: 4, qualification: 'BEd' },
    { id: '2', tName: 'Ruwani', service: 'Student counseling', age: 40, experience: 9, status: 'left' },
  ];

  /** The page, on a server that filters by status. */
  function renderReport(filter?: object) {
    const provider = {
      getList: (_resource: string, params: { filter: { status?: string } }) => {
        const { status } = params.filter;
        const data = PROFILES.filter((one) => status === undefined || (one.status ?? 'active') === status);
        return Promise.resolve({ data, total: data.length });
      },
    };
    renderAdmin(
      <Routes>
        <Route path="/alldetails/report" element={<ReportPage />} />
      </Routes>,
      provider as unknown as Partial<DataProvider>,
      { path: `/alldetails/report?${filter ? new URLSearchParams({ filter: JSON.stringify(filter) }) : ''}` },
    );
  }

  it.each([
    [undefined, ['Priya'], /\. 1 teacher\. Without those who have left\.$/],
    [{ q: 'Pri' }, ['Priya'], /\. 1 teacher\. Only: Pri\. Without those who have left\.$/],
    [{ status: 'active' }, ['Priya'], /\. 1 teacher\. Only: Works with us\.$/],
    [{ status: 'left' }, ['Ruwani'], /\. 1 teacher\. Only: Has left\.$/],
    [
      { service: 'Student counseling', districts: 'Galle' },
      ['Priya'],
      /\. 1 teacher\. Only: Student counseling, Districts: Galle\. Without those who have left\.$/,
    ],
  ])('filtered by %j is of %j, and says so', async (filter, names, about) => {
    renderReport(filter);
    expect(await screen.findByText(about)).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names);
  });
});
