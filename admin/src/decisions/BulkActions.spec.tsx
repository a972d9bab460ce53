import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider, type GetListParams, type GetManyParams } from 'react-admin';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { renderAdmin } from '../../test/renderAdmin';
import { list, REQUESTS, twoRequests } from '../../test/twoRequests';
import { ConflictError } from '../providers/conflict';
import { PartialError } from '../providers/partial';

describe('a bulk action', () => {
  it('asks first, with the names and the focus on Cancel, and then reports the result', async () => {
    const asked: unknown[] = [];
    const deleteMany: DataProvider['deleteMany'] = (_resource, { meta }) => {
      asked.push(meta);
      return Promise.resolve({ data: ['1', '2'] });
    };
    const user = renderAdmin(list, twoRequests({ deleteMany }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: 'Selected records' });
    expect(await within(bar).findByText('2 selected')).toBeTruthy();
    await user.click(await within(bar).findByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete 2 records?' });
    expect(dialog.textContent).toContain('Calm, Sleep. What is deleted cannot be brought back.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 records deleted.')).toBeTruthy();
    expect(asked).toEqual([{ records: REQUESTS }]);
  });

  it('that is undone deletes nothing; once nothing is left, the heading has the focus', async () => {
    let data = REQUESTS;
    const asked: unknown[] = [];
    const deleteMany = (_resource: string, { ids }: { ids: string[] }) => {
      asked.push(ids);
      data = [];
      return Promise.resolve({ data: ids });
    };
    const getList = () => Promise.resolve({ data, total: data.length });
    const user = renderAdmin(list, { getList, deleteMany } as unknown as Partial<DataProvider>);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([]);
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(asked).toEqual([['1', '2']]);
  });

  it('does not touch the records that are selected on another page', async () => {
    const asked: unknown[] = [];
    const provider = twoRequests({
      getList: (_resource: string, { pagination }: GetListParams) =>
        Promise.resolve({ data: REQUESTS.slice((pagination?.page ?? 1) - 1, pagination?.page), total: 26 }),
      updateMany: (_resource: string, { ids }: { ids: string[] }) => {
        asked.push(ids);
        return Promise.resolve({ data: REQUESTS.filter(({ id }) => ids.includes(id)) });
      },
    }).provider;
    const user = renderAdmin(list, provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Calm' }));
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    const sleep = await screen.findByRole('checkbox', { name: 'Select Sleep' });
    expect(screen.queryByText(/^\d+ selected$/)).toBeNull();
    await user.click(sleep);
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Accept 1 record?' })).getByRole('button', {
        name: 'Confirm',
      }),
    );
    await waitFor(() => expect(asked).toEqual([['2']]));
  });

  it.each([{ status: 'denied' }, { consentWithdrawnAt: '2026-01-03T00:00:00.000Z' }, { suspectedSpam: true }])(
    'decides only the selected records that can still be decided: not %j',
    async (other) => {
      const asked: unknown[] = [];
      const [calm, sleep] = REQUESTS as [object, object];
      const updateMany = (_resource: string, params: object) => {
        asked.push(params);
        return Promise.resolve({ data: [{ ...calm, status: 'accepted' }] });
      };
      const data = [calm, { ...sleep, ...other }];
      const getList = () => Promise.resolve({ data, total: 2 });
      const user = renderAdmin(list, {
        ...twoRequests().provider,
        getList,
        updateMany,
      } as unknown as Partial<DataProvider>);
      await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
      await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
      const dialog = screen.getByRole('dialog', { name: 'Accept 1 record?' });
      expect(dialog.textContent).toContain('Calm. Only those still waiting are changed');
      await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText(/^1 record set to Accepted\./)).toBeTruthy();
      expect(asked).toMatchObject([{ ids: ['1'], data: { status: 'accepted' }, meta: { records: [calm] } }]);
    },
  );

  it('offers suspected spam for deletion only', async () => {
    const data = REQUESTS.map((request) => ({ ...request, suspectedSpam: true }));
    const getList = () => Promise.resolve({ data, total: 2 });
    const user = renderAdmin(list, { ...twoRequests().provider, getList } as unknown as Partial<DataProvider>);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: 'Selected records' });
    await within(bar).findByRole('button', { name: 'Delete' });
    expect(within(bar).queryByRole('button', { name: /^Set to|Export/ })).toBeNull();
  });

  it('that decides says how many people are to be told, and links to them', async () => {
    const decided = REQUESTS.map((request) => ({ ...request, status: 'accepted', toTell: true }));
    const byId: unknown[] = [];
    const { asked, provider } = twoRequests({
      updateMany: () => Promise.resolve({ data: decided }),
      getMany: (_resource: string, { ids }: GetManyParams) => {
        byId.push(ids);
        return Promise.resolve({ data: [] });
      },
    });
    const user = renderAdmin(list, provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 records set to Accepted. 2 people still to tell.')).toBeTruthy();
    // Each read of records is written to the audit log: what became of them is in the answers.
    expect([asked.length, byId]).toEqual([1, []]);
    const link = screen.getByRole('link', { name: 'Show them' });
    expect(link.getAttribute('href')).toBe('/courseRequests?filter=%7B%22toTell%22%3Atrue%7D');
    await user.click(link);
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ toTell: true }));
  });

  it('that approves bookings says how many belong to no family yet: their sessions cannot be planned', async () => {
    const booking = { kind: 'shadow-teacher', status: 'Approved' };
    const decided = REQUESTS.map(({ id }, n) => ({ id, ...booking, ...(n === 0 && { family: 'f1' }) }));
    const { provider } = twoRequests({ updateMany: () => Promise.resolve({ data: decided }) });
    const user = renderAdmin(list, provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 records set to Accepted. Still without a family: 1.')).toBeTruthy();
  });

  it('that decides leaves the rows in their places, though the list leaves out what is decided', async () => {
    let data = REQUESTS;
    const decided = REQUESTS.map((request) => ({ ...request, status: 'accepted' }));
    const provider = {
      getList: () => Promise.resolve({ data, total: data.length }),
      updateMany: () => {
        data = [];
        return Promise.resolve({ data: decided });
      },
    };
    const path = '/?filter={"status":"pending"}';
    const user = renderAdmin(list, provider as unknown as Partial<DataProvider>, { path });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('No course requests match.')).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Calm', 'Sleep']);
  });

  it('that decides can be undone with one click', async () => {
    const sent: string[] = [];
    localStorage.setItem('token', 'x');
    globalThis.fetch = (address, init) => {
      const version = new Headers(init?.headers).get('If-Match') ?? '';
      sent.push(`${init?.method ?? 'GET'} ${address as string} ${version}`);
      return Promise.resolve(Response.json({}));
    };
    const data = REQUESTS.map((request) => ({ ...request, status: 'accepted', updatedAt: `after ${request.id}` }));
    const user = renderAdmin(list, twoRequests({ updateMany: () => Promise.resolve({ data }) }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 decisions undone.')).toBeTruthy();
    const path = (id: number) => `POST /course/course-requests/${id}/take-back`;
    expect(sent).toEqual([`${path(1)} "after 1"`, `${path(2)} "after 2"`]);
  });

  it('reports what failed and why, and leaves it selected', async () => {
    expectFailedRequests();
    const reason = new HttpError('x', 404, { message: 'This record is not here.' });
    const done = REQUESTS.filter(({ id }) => id === '1');
    const updateMany = () => Promise.reject(new PartialError(done, ['2'], [reason]));
    const user = renderAdmin(list, twoRequests({ updateMany }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/1 record could not be changed. This record is not here./)).toBeTruthy();
    const calm = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Calm' });
    expect(calm.checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Sleep' }).checked).toBe(true);
  });

  it('names the records that were not found, each reason once', async () => {
    expectFailedRequests();
    const gone = new HttpError('x', 404, { message: 'This was not found.' });
    const updateMany = () => Promise.reject(new PartialError([], ['1', '2'], [gone, gone]));
    const user = renderAdmin(list, twoRequests({ updateMany }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 records could not be changed. This was not found. (Calm, Sleep)')).toBeTruthy();
  });

  it('says that the server cannot be reached', async () => {
    expectFailedRequests();
    const updateMany = () => Promise.reject(new PartialError([], ['1', '2'], [new HttpError('x', 0)]));
    const user = renderAdmin(list, twoRequests({ updateMany }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/^2 records could not be changed\. The server cannot be reached\./)).toBeTruthy();
  });

  it('says each reason why records failed, not only the first', async () => {
    expectFailedRequests();
    const gone = new HttpError('x', 404, { message: 'This record is not here.' });
    const change = {
      who: 'kamala@onestep.test',
      fields: ['status'],
      to: 'denied',
      createdAt: '2026-01-03T00:00:00.000Z',
    };
    const decided = new ConflictError({ ...REQUESTS[1], id: '2', status: 'denied' }, ['status'], [change]);
    const updateMany = () => Promise.reject(new PartialError([], ['1', '2', '3'], [gone, decided, gone]));
    const user = renderAdmin(list, twoRequests({ updateMany }).provider);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    const notice = await screen.findByText(/3 records could not be changed\. .* has set Sleep to Denied/);
    expect(notice.textContent.match(/This record is not here\./g)).toHaveLength(1);
  });

  it('says who has decided meanwhile, and leaves that record to be seen', async () => {
    expectFailedRequests();
    const now = { ...REQUESTS[1], id: '2', status: 'denied' };
    const who = 'kamala@onestep.test';
    const change = { who, fields: ['status'], to: 'denied', createdAt: '2026-01-03T00:00:00.000Z' };
    const done = REQUESTS.filter(({ id }) => id === '1').map((request) => ({ ...request, status: 'accepted' }));
    const two = twoRequests({
      updateMany: () => Promise.reject(new PartialError(done, ['2'], [new ConflictError(now, ['status'], [change])])),
    });
    const provider = {
      ...two.provider,
      getMany: () => Promise.resolve({ data: [now] }),
      getList: (resource: string) => Promise.resolve({ data: resource === 'courseRequests' ? listed : [], total: 2 }),
    };
    let listed = REQUESTS;
    const user = renderAdmin(list, provider as unknown as Partial<DataProvider>);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Set to Accepted' }));
    listed = [];
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText(/1 record could not be changed. kamala@onestep.test has set Sleep to Denied/),
    ).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select Sleep' })).toBeTruthy();
  });
});
