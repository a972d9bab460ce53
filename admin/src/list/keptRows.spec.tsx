import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, TextField, type DataProvider } from 'react-admin';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { renderAdmin } from '../../test/renderAdmin';
import { ConflictError } from '../providers/conflict';
import { STATUSES } from '../resources/course-requests/request';
import { Decisions, StatusField } from '../status/StatusField';
import { Column } from './Column';
import { ListPage } from './ListPage';

const FIRST = { id: '1', name: 'Calm', course: 'One', status: 'pending', createdAt: '2026-01-01T00:00:00.000Z' };
const SECOND = { ...FIRST, id: '2', name: 'Sleep' };

describe('what is decided in a list', () => {
  const decided = { ...FIRST, status: 'accepted' };
  const next = { ...decided, id: '3', name: 'Speech', status: 'pending' };
  /** Shows what waits; once the first is decided, another moves up from the next page. */
  const waiting = (width: number, conflict?: ConflictError) => {
    let rows: object[] = [FIRST, SECOND];
    const getList = (resource: string) =>
      Promise.resolve({ data: resource === 'courseRequests' ? rows : [], total: rows.length });
    const update = () => {
      rows = [SECOND, next];
      return conflict ? Promise.reject(conflict) : Promise.resolve({ data: decided });
    };
    const getMany = () => Promise.resolve({ data: [conflict?.current ?? decided] });
    return renderAdmin(
      <ResourceContextProvider value="courseRequests">
        <ListPage exported={COURSE_REQUEST_FIELDS} filters={[]}>
          <Column source="name" headline>
            <TextField source="name" />
          </Column>
          <Column source="status">
            <StatusField statuses={STATUSES} />
            <Decisions statuses={STATUSES} />
          </Column>
        </ListPage>
      </ResourceContextProvider>,
      { getList, update, getMany } as unknown as Partial<DataProvider>,
      { width },
    );
  };
  it('stays when a colleague has decided it meanwhile, and says so', async () => {
    console.error = () => undefined;
    const theirs = { ...FIRST, status: 'denied', updatedAt: '2026-01-02T04:30:00.000Z' };
    const user = waiting(1280, new ConflictError(theirs, ['status']));
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Calm for One' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(names()[0]).toMatch(/^Calm.*Denied/);
    expect(screen.getByRole('alert').textContent).toMatch(/has set Calm to Denied in the meantime/);
  });

  const names = () => [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);

  it.each([1280, 360])('stays in its place, dimmed, until the list is left; at %d', async (width) => {
    const user = waiting(width);
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Calm for One' }));
    await waitFor(() =>
      expect(names()).toEqual([
        expect.stringMatching(/^Calm.*Accepted/),
        expect.stringMatching(/^Sleep.*Pending/),
        expect.stringMatching(/^Speech.*Pending/),
      ]),
    );
    const dimmed = [...document.querySelectorAll('[data-dimmed]')].map(({ textContent }) => textContent);
    expect(dimmed).toEqual([expect.stringMatching(/^Calm/)]);
    await user.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(names()[0]).toMatch(/^Sleep/);
  });

  it('and was a mistake is undone: the panel goes, and the focus is on nothing that decides again', async () => {
    const asked: string[] = [];
    localStorage.setItem('token', 'x');
    globalThis.fetch = (address) => {
      asked.push(address as string);
      return Promise.resolve(Response.json({}));
    };
    const user = waiting(1280);
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Calm for One' }));
    await user.click(await screen.findByRole('button', { name: 'Undo the decision for Calm' }));
    expect(await screen.findByText('Taken back: the status of Calm is Pending again.')).toBeTruthy();
    expect(screen.queryByRole('complementary')?.textContent ?? '').toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(asked).toEqual(['/course/course-requests/1/take-back']);
  });
});
