import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, ResourceContextProvider, type DataProvider, type GetListParams } from 'react-admin';
import { useLocation } from 'react-router';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { list, REQUESTS, twoRequests } from '../../test/twoRequests';
import { i18nProvider } from '../messages';
import { FOR_EXPORT } from '../providers/dataProvider';
import { DataTable } from './DataTable';
import { List } from './List';

const Address = () => <output data-testid="address">{useLocation().search}</output>;

describe('a list on a wide screen', () => {
  it('is a table whose rows are named, and says how many there are', async () => {
    renderAdmin(list, twoRequests().provider);
    expect(await screen.findByRole('rowheader', { name: 'Calm' })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Course Requests' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select Sleep' })).toBeTruthy();
    expect(screen.getByText('2 course requests').getAttribute('role')).toBe('status');
  });

  it('says that a record has no such value', async () => {
    const [calm, sleep] = REQUESTS;
    const getList = () => Promise.resolve({ data: [{ ...calm, course: undefined }, sleep], total: 2 });
    renderAdmin(list, { ...twoRequests().provider, getList } as unknown as Partial<DataProvider>);
    const row = await screen.findByRole('row', { name: /Calm/ });
    expect(within(row).getByText('–')).toBeTruthy();
  });

  it('names its pages in the language of the app', async () => {
    const getList = () => Promise.resolve({ data: REQUESTS, total: 60 });
    renderAdmin(list, { ...twoRequests().provider, getList } as unknown as Partial<DataProvider>);
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'Go to page 3' })).toBeTruthy();
  });

  it('says which column it is sorted by, and asks the server for another order', async () => {
    const { asked, provider } = twoRequests();
    const user = renderAdmin(list, provider);
    await user.click(await screen.findByRole('button', { name: /Name/ }));
    await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'name', order: 'ASC' }));
    expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Course' }).getAttribute('aria-sort')).toBeNull();
  });

  it('asks for one page of 25, and for what the filters say', async () => {
    const { asked, provider } = twoRequests();
    const user = renderAdmin(list, provider);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Name: show only' }), 'Sleep');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ name: 'Sleep' }));
    expect(asked.map(({ pagination }) => pagination)).toContainEqual({ page: 1, perPage: 25 });
    await user.type(
      screen.getByRole('searchbox', { name: 'Search by name, phone, email or course, or by reference' }),
      'calm',
    );
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ name: 'Sleep', q: 'calm' }));
  });

  it('leaves out the columns a person does not want, except the one that names the record', async () => {
    const user = renderAdmin(list, twoRequests().provider);
    await screen.findByRole('rowheader', { name: 'Calm' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const items = await screen.findAllByRole('menuitemcheckbox');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Course']);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Course' }));
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.getByRole('menuitemcheckbox', { name: 'Course' }).getAttribute('aria-checked')).toBe('false');
  });

  it('keeps search, filters, order and page in its address, and opens as an address says', async () => {
    const { asked, provider } = twoRequests();
    const getList = (_resource: string, params: GetListParams) => {
      asked.push(params);
      return Promise.resolve({ data: REQUESTS, total: 60 });
    };
    const user = renderAdmin(
      <>
        {list}
        <Address />
      </>,
      { ...provider, getList } as unknown as Partial<DataProvider>,
      { path: `/?${new URLSearchParams({ filter: '{"q":"calm"}', sort: 'name', order: 'DESC', page: '2' })}` },
    );
    const address = () => Object.fromEntries(new URLSearchParams(screen.getByTestId('address').textContent));
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    expect(search.value).toBe('calm');
    expect(asked).toEqual([
      expect.objectContaining({
        filter: { q: 'calm' },
        sort: { field: 'name', order: 'DESC' },
        pagination: { page: 2, perPage: 25 },
      }),
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Name: show only' }), 'Sleep');
    await waitFor(() => expect(address()).toMatchObject({ filter: '{"q":"calm","name":"Sleep"}', page: '1' }));
    await user.click(await screen.findByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(address()).toMatchObject({ page: '2', sort: 'name', order: 'DESC' }));
  });

  it('shows new records without loading the page again', async () => {
    let data = REQUESTS.slice(0, 1);
    const getList = () => Promise.resolve({ data, total: data.length });
    const user = renderAdmin(list, { getList } as unknown as Partial<DataProvider>);
    await screen.findByRole('rowheader', { name: 'Calm' });
    data = REQUESTS;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('rowheader', { name: 'Sleep' })).toBeTruthy();
  });

  it('exports with reads that say so', async () => {
    const { asked, provider } = twoRequests();
    let files = 0;
    URL.createObjectURL = () => String((files += 1));
    URL.revokeObjectURL = () => undefined;
    // jsdom does not download.
    HTMLAnchorElement.prototype.click = () => undefined;
    const user = renderAdmin(list, provider);
    await screen.findByRole('rowheader', { name: 'Calm' });
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('2 records written to the file.')).toBeTruthy();
    expect(asked.at(-1)?.meta).toEqual(FOR_EXPORT);
    expect(files).toBe(1);
  });
});

describe('a list on a phone', () => {
  it('names the buttons to its other pages in the language of the app', async () => {
    await i18nProvider.changeLocale('ta');
    renderAdmin(list, twoRequests().provider, { width: 360 });
    expect(await screen.findByRole('button', { name: 'அடுத்த பக்கத்துக்குச் செல்லுங்கள்' })).toBeTruthy();
    await i18nProvider.changeLocale('en');
  });

  it('is cards of the same columns', async () => {
    renderAdmin(list, twoRequests().provider, { width: 360 });
    expect(await screen.findByRole('heading', { level: 2, name: 'Calm' })).toBeTruthy();
    const cards = within(screen.getByRole('list', { name: 'Course Requests' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Course', 'Course']);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('folds filters, order and columns away, so that the first record is in sight', async () => {
    const user = renderAdmin(list, twoRequests().provider, { width: 360 });
    await screen.findByRole('heading', { name: 'Calm' });
    const sort = { name: 'Sort by Received, descending' };
    expect(screen.queryByRole('button', sort)).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('button', sort)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox'), 'Calm');
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['a desk of 1366×768 at 200 % zoom', 683, 384, true],
    ['a desk of 1280×1024 at 200 % zoom', 640, 512, true],
    ['a tablet held upright', 768, 1024, false],
    ['a desk', 1280, 600, false],
  ])('folds the filters of %s likewise, where they would fill the screen', async (_, width, height, isFolded) => {
    renderAdmin(list, twoRequests().provider, { width, height });
    await screen.findByText('Calm');
    expect(screen.queryByRole('button', { name: 'Filters' }) !== null).toBe(isFolded);
    expect(screen.queryByRole('combobox') === null).toBe(isFolded);
  });

  it('calls what it folds away by its name, where it has no filters', async () => {
    const plain = (
      <ResourceContextProvider value="courseRequests">
        <List>
          <DataTable>
            <DataTable.Col source="name" />
          </DataTable>
        </List>
      </ResourceContextProvider>
    );
    const user = renderAdmin(plain, twoRequests().provider, { width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Options' }));
    expect(screen.getByRole('button', { name: 'Sort by Received, descending' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  });

  it('has an order to choose, as cards have no columns to click on', async () => {
    const { asked, provider } = twoRequests();
    const user = renderAdmin(list, provider, { width: 360 });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('button', { name: 'Sort by Received, descending' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Name ascending' }));
    await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'name', order: 'ASC' }));
    expect(await screen.findByRole('button', { name: 'Sort by Name, ascending' })).toBeTruthy();
  });
});

describe('a list that cannot be fetched', () => {
  it("shows its own message and the server's, and can be retried", async () => {
    // react-admin logs what it shows.
    expectFailedRequests();
    let broken = true;
    const getList = () =>
      broken
        ? Promise.reject(new HttpError('x', 503, { message: 'The store is away.' }))
        : Promise.resolve({ data: REQUESTS, total: 2 });
    const user = renderAdmin(list, { getList } as Partial<DataProvider>);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The course requests could not be loaded.');
    expect(alert.textContent).toContain('The store is away.');
    // The stock pages would be "1–25 of 25".
    expect(screen.queryByText(/ of /)).toBeNull();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 course requests')).toBeTruthy();
    expect(screen.getByText('1–2 of 2')).toBeTruthy();
  });
});

describe('an empty list', () => {
  it('says so, and what to do', async () => {
    const none = { getList: () => Promise.resolve({ data: [], total: 0 }) } as Partial<DataProvider>;
    const user = renderAdmin(list, none, { path: '/?filter={"q":"calm"}' });
    expect(await screen.findByText('No course requests match.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText(/^Requests arrive here/)).toBeTruthy();
  });
});
