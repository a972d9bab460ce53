import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, ResourceContextProvider, TextField, type DataProvider, type GetListParams } from 'react-admin';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { renderAdmin } from '../../test/renderAdmin';
import { FOR_EXPORT } from '../providers/dataProvider';
import { PartialError } from '../providers/partial';
import { STATUSES } from '../resources/course-requests/request';
import { BulkBar } from './BulkBar';
import { Column } from './Column';
import { ChoiceFilter } from './filters';
import { ListPage } from './ListPage';

const REQUESTS = [
  { id: '1', name: 'Calm', course: 'One', status: 'pending', createdAt: '2026-01-01T00:00:00.000Z' },
  { id: '2', name: 'Sleep', course: 'Two', status: 'pending', createdAt: '2026-01-02T00:00:00.000Z' },
];

/** A provider with two requests, and what it was asked for. */
function twoRequests(more: Partial<DataProvider> = {}) {
  const asked: GetListParams[] = [];
  const getList = (_resource: string, params: GetListParams) => {
    asked.push(params);
    return Promise.resolve({ data: REQUESTS, total: REQUESTS.length });
  };
  return { asked, provider: { getList, ...more } as Partial<DataProvider> };
}

const list = (
  <ResourceContextProvider value="courseRequests">
    <ListPage
      exported={COURSE_REQUEST_FIELDS}
      bulk={<BulkBar statuses={STATUSES} canDelete />}
      filters={[<ChoiceFilter key="status" source="name" values={['Calm', 'Sleep']} alwaysOn />]}
    >
      <Column source="name" headline>
        <TextField source="name" />
      </Column>
      <Column source="course" disableSort>
        <TextField source="course" />
      </Column>
    </ListPage>
  </ResourceContextProvider>
);

describe('a list on a wide screen', () => {
  it('is a table whose rows are named, and says how many there are', async () => {
    renderAdmin(list, twoRequests().provider);
    expect(await screen.findByRole('rowheader', { name: 'Calm' })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Course Requests' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select Sleep' })).toBeTruthy();
    expect(screen.getByText('2 course requests').getAttribute('role')).toBe('status');
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

  it('exports with reads that say so', async () => {
    const { asked, provider } = twoRequests();
    let files = 0;
    URL.createObjectURL = () => String((files += 1));
    URL.revokeObjectURL = () => undefined;
    // jsdom follows no downloads.
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
  it('is cards of the same columns, with an order to choose', async () => {
    renderAdmin(list, twoRequests().provider, { width: 360 });
    expect(await screen.findByRole('heading', { level: 2, name: 'Calm' })).toBeTruthy();
    const cards = within(screen.getByRole('list', { name: 'Course Requests' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Course', 'Course']);
    expect(screen.getByRole('button', { name: 'Sort by Received, descending' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a list that cannot be fetched', () => {
  it("says its own sentence and the server's, and tries again", async () => {
    // react-admin logs what it shows.
    console.error = () => undefined;
    let broken = true;
    const getList = () =>
      broken
        ? Promise.reject(new HttpError('x', 503, { message: 'The store is away.' }))
        : Promise.resolve({ data: REQUESTS, total: 2 });
    const user = renderAdmin(list, { getList } as Partial<DataProvider>);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The course requests could not be loaded.');
    expect(alert.textContent).toContain('The store is away.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 course requests')).toBeTruthy();
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

describe('a bulk action', () => {
  it('asks first, with the names and the focus on Cancel, and then tells what it did', async () => {
    const asked: unknown[] = [];
    const deleteMany: DataProvider['deleteMany'] = (_resource, { meta }) => {
      asked.push(meta);
      return Promise.resolve({ data: ['1', '2'] });
    };
    const user = renderAdmin(list, twoRequests({ deleteMany }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: 'Selected records' });
    expect(bar.textContent).toContain('2 selected');
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete 2 records?' });
    expect(dialog.textContent).toContain('Calm, Sleep. What is deleted cannot be brought back.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 records deleted.')).toBeTruthy();
    expect(asked).toEqual([{ records: REQUESTS }]);
  });

  it('decides only those of the selected that still wait', async () => {
    const asked: unknown[] = [];
    const updateMany = (_resource: string, params: { ids: string[] }) => {
      asked.push(params);
      return Promise.resolve({ data: params.ids });
    };
    const [calm, sleep] = REQUESTS as [object, object];
    const data = [calm, { ...sleep, status: 'denied' }];
    const getList = () => Promise.resolve({ data, total: 2 });
    const user = renderAdmin(list, { getList, updateMany } as unknown as Partial<DataProvider>);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    const dialog = screen.getByRole('dialog', { name: 'Set 1 record to Accepted?' });
    expect(dialog.textContent).toContain('Calm. Only those still waiting are changed');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/^1 record set to Accepted\./)).toBeTruthy();
    expect(asked).toMatchObject([{ ids: ['1'], data: { status: 'accepted' }, meta: { records: [calm] } }]);
  });

  it('that decides says how many people are now to be told, and leads to them', async () => {
    const { asked, provider } = twoRequests({ updateMany: () => Promise.resolve({ data: ['1', '2'] }) });
    const user = renderAdmin(list, provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 records set to Accepted. 2 people are now to be told.')).toBeTruthy();
    expect(asked.map(({ filter }) => filter as object)).toContainEqual({ id: ['1', '2'], toTell: true });
    const link = screen.getByRole('link', { name: 'Show who' });
    expect(link.getAttribute('href')).toBe('/courseRequests?filter=%7B%22toTell%22%3Atrue%7D');
    await user.click(link);
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ toTell: true }));
  });

  it('tells what failed and why, and leaves it selected', async () => {
    console.error = () => undefined;
    const reason = new HttpError('x', 404, { message: 'This record is not here.' });
    const updateMany = () => Promise.reject(new PartialError(['1'], ['2'], reason));
    const user = renderAdmin(list, twoRequests({ updateMany }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/1 record could not be changed. This record is not here./)).toBeTruthy();
    const calm = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Calm' });
    expect(calm.checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Sleep' }).checked).toBe(true);
  });
});
