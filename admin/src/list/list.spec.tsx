import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { type DataProvider, type GetListParams, ResourceContextProvider, TextField } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { activeButton } from '../../test/activeButton';
import { renderAdmin } from '../../test/renderAdmin';
import { ConflictError } from '../providers/conflict';
import { STATUSES } from '../resources/course-requests/request';
import { Inbox } from '../resources/inbox/Inbox';
import { Decisions, StatusField } from '../status/StatusField';
import { Column } from './Column';
import { ListPage } from './ListPage';

const { jest } = import.meta;

describe('ViewTabs', () => {
  /** The inbox, and the filters the server was asked for. */
  function renderInbox() {
    const asked: unknown[] = [];
    const getList = (resource: string, { filter }: GetListParams) => {
      if (resource === 'inbox') asked.push(filter);
      return Promise.resolve({ data: [], total: 0 });
    };
    const user = renderAdmin(
      <ResourceContextProvider value="inbox">
        <Inbox />
      </ResourceContextProvider>,
      { getList },
    );
    return { user, asked };
  }

  describe('the tabs of a list', () => {
    it('show which of them is chosen, and replace its filter', async () => {
      const { user, asked } = renderInbox();
      await waitFor(() => expect(asked.at(-1)).toEqual({ status: 'Pending' }));
      expect(screen.getByRole('button', { name: 'Waiting' }).getAttribute('aria-pressed')).toBe('true');
      await user.click(screen.getByRole('button', { name: 'Still to tell' }));
      await waitFor(() => expect(asked.at(-1)).toEqual({ toTell: true }));
      expect(screen.getByRole('button', { name: 'Waiting' }).getAttribute('aria-pressed')).toBe('false');
      await user.click(screen.getByRole('button', { name: 'All' }));
      await waitFor(() => expect(asked.at(-1)).toEqual({}));
    });

    // The filter form waits half a second for the end of typing: before and at that moment.
    it.each([0, 499, 500])('keep what is typed in the search when pressed %d ms after it', async (ms) => {
      const { asked } = renderInbox();
      await waitFor(() => expect(asked).toHaveLength(1));
      jest.useFakeTimers();
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kasun' } });
      jest.advanceTimersByTime(ms);
      fireEvent.click(screen.getByRole('button', { name: 'Approved' }));
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(asked.at(-1)).toEqual({ q: 'kasun', status: 'Approved' });
      expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('kasun');
      jest.useRealTimers();
    });

    it.each([
      ['a tab is pressed', () => fireEvent.click(screen.getByRole('button', { name: 'All' }))],
      ['a search is typed', () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kasun' } })],
    ])(
      'do not lead back when the list is left, right after %s, for a page whose code is still coming',
      async (_, use) => {
        let come: (page: { default: () => string }) => void = () => undefined;
        const code = new Promise<{ default: () => string }>((resolve) => (come = resolve));
        const Record = lazy(() => code);
        // As a browser router does at once.
        const leave = () => window.history.replaceState(null, '', '/record');
        const inbox = (
          <ResourceContextProvider value="inbox">
            <Inbox />
            <Link to="/record" onClick={leave}>
              Kasun
            </Link>
          </ResourceContextProvider>
        );
        renderAdmin(
          <Suspense fallback="Loading">
            <Routes>
              <Route path="/" element={inbox} />
              <Route path="/record" element={<Record />} />
            </Routes>
          </Suspense>,
          { getList: () => Promise.resolve({ data: [], total: 0 }) },
        );
        await screen.findByText('All answered');
        jest.useFakeTimers();
        use();
        await act(() => jest.advanceTimersByTimeAsync(100));
        fireEvent.click(screen.getByRole('link', { name: 'Kasun' }));
        await act(() => jest.advanceTimersByTimeAsync(2000));
        come({ default: () => 'The record of Kasun' });
        await act(() => jest.advanceTimersByTimeAsync(100));
        expect(screen.getByRole('main').textContent).toBe('The record of Kasun');
        jest.useRealTimers();
        window.history.replaceState(null, '', '/');
      },
    );
  });
});

describe('keptRows', () => {
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
          <ListPage exported={COURSE_REQUEST_FIELDS} filters={[]} filter={filter}>
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
      return { user, read };
    };
    it('stays when a colleague has decided it meanwhile, and says so', async () => {
      console.error = () => undefined;
      const theirs = { ...FIRST, status: 'denied', updatedAt: '2026-01-02T04:30:00.000Z' };
      const { user } = waiting(1280, new ConflictError(theirs, ['status']));
      await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
      await waitFor(() => expect(names()[0]).toMatch(/^Calm.*Denied/));
      expect(screen.getByRole('alert').textContent).toMatch(/has set Calm to Denied in the meantime/);
    });

    const names = () => [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);

    it.each([1280, 360])('stays in its place, dimmed, until the list is left; at %d', async (width) => {
      const { user } = waiting(width);
      await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
      await waitFor(() =>
        expect(names()).toEqual([expect.stringMatching(/^Calm.*Accepted/), expect.stringMatching(/^Sleep.*Pending/)]),
      );
      const dimmed = [...document.querySelectorAll('[data-dimmed]')].map(({ textContent }) => textContent);
      expect(dimmed).toEqual([expect.stringMatching(/^Calm/)]);
      await user.type(screen.getByRole('searchbox'), 'x');
      await waitFor(() => expect(names()[0]).toMatch(/^Sleep/));
      expect(names()).toHaveLength(2);
    });

    it.each([1280, 360])('stays though nothing else waits; at %d', async (width) => {
      const { user } = waiting(width, undefined, { total: 1, listed: [FIRST] });
      await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
      expect(await screen.findByText('No course requests yet.')).toBeTruthy();
      expect(names()).toEqual([expect.stringMatching(/^Calm.*Accepted/)]);
    });

    it('is shown as it was answered, and the next ones move up once the page is worked off', async () => {
      const { user, read } = waiting(1280, undefined, { listed: [FIRST] });
      await user.click(await screen.findByRole('button', { name: 'Accept Calm’s request for One' }));
      await waitFor(() => expect(names()).toHaveLength(3));
      expect(names()[0]).toMatch(/^Calm.*Accepted/);
      expect(screen.queryByRole('button', { name: 'Accept Calm’s request for One' })).toBeNull();
      expect(read).toEqual(['courseRequests', 'courseRequests']);
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
});
