import { act, screen, waitFor } from '@testing-library/react';
import { type DataProvider, ResourceContextProvider, TextField } from 'react-admin';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { activeButton } from '../../test/activeButton';
import { renderAdmin } from '../../test/renderAdmin';
import { ConflictError } from '../providers/conflict';
import { STATUSES } from '../resources/course-requests/request';
import { Decisions, StatusField } from '../decisions/StatusField';
import { DataTable } from './DataTable';
import { csv } from './exporter';
import { List } from './List';

const FIRST = { id: '1', name: 'Calm', course: 'One', status: 'pending', createdAt: '2026-01-01T00:00:00.000Z' };
const SECOND = { ...FIRST, id: '2', name: 'Sleep' };
const WAITING = { status: 'pending' };

describe('what is decided in a list', () => {
  const decided = { ...FIRST, status: 'accepted' };
  const next = { ...decided, id: '3', name: 'Speech', status: 'pending' };
  /** Shows what waits; once the first is decided, another moves up from the next page. */
  const waiting = (
    width: number,
    conflict?: ConflictError,
    {
      total = 3,
      filter = WAITING,
      listed = [FIRST, SECOND],
    }: { total?: number; filter?: object; listed?: object[] } = {},
  ) => {
    let rows = listed;
    const read: string[] = [];
    const getList = (resource: string) => {
      read.push(resource);
      return Promise.resolve({ data: resource === 'courseRequests' ? rows : [], total });
    };
    const update = () => {
      rows = [SECOND, next];
      return conflict ? Promise.reject(conflict) : Promise.resolve({ data: decided });
    };
    const getMany = () => {
      read.push('by id');
      return Promise.resolve({ data: [conflict?.current ?? decided] });
    };
    const user = renderAdmin(
      <ResourceContextProvider value="courseRequests">
        <List exporter={csv(COURSE_REQUEST_FIELDS)} filters={[]} filter={filter}>
          <DataTable>
            <DataTable.Col source="name">
              <TextField source="name" />
            </DataTable.Col>
            <DataTable.Col source="status">
              <StatusField statuses={STATUSES} />
              <Decisions statuses={STATUSES} />
            </DataTable.Col>
          </DataTable>
        </List>
      </ResourceContextProvider>,
      { getList, update, getMany } as unknown as Partial<DataProvider>,
      { width },
    );
    return { user, read };
  };
  it('stays when a colleague has decided it meanwhile, and says so', async () => {
    expectFailedRequests();
    const theirs = { ...FIRST, status: 'denied', updatedAt: '2026-01-02T04:30:00.000Z' };
    const { user } = waiting(1280, new ConflictError(theirs, ['status']));
    await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
    await waitFor(() => expect(names()[0]).toMatch(/^Calm.*Denied/));
    expect(screen.getByRole('alert').textContent).toMatch(/has set Calm to Denied in the meantime/);
  });

  const names = () => [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);

  it.each([1280, 360])(
    'stays in its place, and counts no longer, until the list is read again; at %d',
    async (width) => {
      const { user } = waiting(width);
      await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
      await waitFor(() =>
        expect(names()).toEqual([expect.stringMatching(/^Calm.*Accepted/), expect.stringMatching(/^Sleep.*Pending/)]),
      );
      expect(screen.getByText('2 course requests')).toBeTruthy();
      await user.type(screen.getByRole('searchbox'), 'x');
      await waitFor(() => expect(names()[0]).toMatch(/^Sleep/));
      expect(names()).toHaveLength(2);
    },
  );

  it.each([1280, 360])('stays though nothing else waits; at %d', async (width) => {
    const { user } = waiting(width, undefined, { total: 1, listed: [FIRST] });
    await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
    expect(await screen.findByText('No course requests yet.')).toBeTruthy();
    expect(names()).toEqual([expect.stringMatching(/^Calm.*Accepted/)]);
  });

  it('makes room for the next ones once the page is worked off', async () => {
    const { user, read } = waiting(1280, undefined, { listed: [FIRST] });
    await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
    await waitFor(() =>
      expect(names()).toEqual([expect.stringMatching(/^Sleep.*Pending/), expect.stringMatching(/^Speech.*Pending/)]),
    );
    expect(read).toEqual(['courseRequests', 'courseRequests']);
  });

  it('gives the focus to its row, not to a button that decides', async () => {
    const { user } = waiting(1280);
    const accept = await screen.findByRole('button', { name: 'Accept Calm’s request for One' });
    act(() => accept.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: /^Calm.*Accepted/ })));
  });

  it('is not read again as long as others of the page wait, though there are more', async () => {
    const { user, read } = waiting(1280);
    await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
    await waitFor(() => expect(names()[0]).toMatch(/^Calm.*Accepted/));
    expect(read).toEqual(['courseRequests']);
  });

  it('is not read again where what is decided stays in the list, though there are more', async () => {
    const { user, read } = waiting(1280, undefined, { filter: {} });
    await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
    await waitFor(() => expect(names()[0]).toMatch(/^Calm.*Accepted/));
    expect(read).toEqual(['courseRequests']);
    expect(screen.getByText('3 course requests')).toBeTruthy();
  });

  it('is not read again where there are no more, for a decision or for a change of window', async () => {
    const { user, read } = waiting(1280, undefined, { total: 2 });
    await screen.findByText('2 course requests');
    await user.click(screen.getByRole('button', { name: 'Accept Calm’s request for One' }));
    await screen.findByText('1 course request');
    expect(names()).toEqual([expect.stringMatching(/^Calm.*Accepted/), expect.stringMatching(/^Sleep.*Pending/)]);
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(read).toEqual(['courseRequests']);
  });

  it('and was a mistake is undone: the panel goes, and the focus is on nothing that decides again', async () => {
    const asked: string[] = [];
    localStorage.setItem('token', 'x');
    globalThis.fetch = (address) => {
      asked.push(address as string);
      return Promise.resolve(Response.json({}));
    };
    const { user } = waiting(1280);
    await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
    await user.click(await activeButton('Undo the decision for Calm'));
    expect(await screen.findByText('Undone: Calm is Pending again.')).toBeTruthy();
    expect(screen.queryByRole('complementary')?.textContent ?? '').toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(asked).toEqual(['/course/course-requests/1/take-back']);
  });
});
