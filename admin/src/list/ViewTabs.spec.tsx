import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, type GetListParams } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { Inbox } from '../resources/inbox/Inbox';

const { jest } = import.meta;

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
    await user.click(screen.getByRole('button', { name: 'Decided, not told' }));
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
});
