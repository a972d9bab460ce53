import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { type GetListParams, ResourceContextProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { renderAdmin } from '../../test/renderAdmin';
import { Inbox } from '../resources/inbox/Inbox';

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
