import { screen, waitFor } from '@testing-library/react';
import { HttpError, RecordContextProvider, ResourceContextProvider, type DataProvider } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import { RowFailure } from '../list/FailureNote';
import { RowStateProvider } from '../list/rowState';
import { ConflictError } from '../providers/conflict';
import { STATUSES } from '../resources/users/user';
import { StatusActions } from './StatusActions';
import { StatusField } from './StatusField';

const NIMAL = { id: '1', full_name: 'Nimal', status: 'pending', updatedAt: '2026-01-01T00:00:00.000Z' };

interface Update {
  data: { status: string };
  previousData: object;
  meta: { read: object };
}

/** One row of the list of users; `answers` are what the server says to each update. */
function renderRow(...answers: (Error | undefined)[]) {
  const updates: Update[] = [];
  const update = (_resource: string, params: Update) => {
    updates.push(params);
    const answer = answers[updates.length - 1];
    return answer ? Promise.reject(answer) : Promise.resolve({ data: { ...NIMAL, ...params.data } });
  };
  const user = renderAdmin(
    <ResourceContextProvider value="user-list">
      <RecordContextProvider value={NIMAL}>
        <RowStateProvider>
          <StatusField statuses={STATUSES} />
          <StatusActions />
          <RowFailure />
        </RowStateProvider>
      </RecordContextProvider>
    </ResourceContextProvider>,
    { update } as unknown as Partial<DataProvider>,
  );
  return { user, updates };
}

describe('the status of a row', () => {
  it('is decided with one press, about the record as it was read', async () => {
    const { user, updates } = renderRow();
    await user.click(screen.getByRole('button', { name: 'Approve Nimal' }));
    expect(await screen.findByText('Status of Nimal saved: Approved.')).toBeTruthy();
    expect(updates).toEqual([
      expect.objectContaining({ data: { status: 'approved' }, previousData: NIMAL, meta: { read: NIMAL } }),
    ]);
  });

  it('can be set to any other, by Change Status and Save', async () => {
    const { user, updates } = renderRow();
    await user.click(screen.getByRole('button', { name: 'Change Status for Nimal' }));
    const select = screen.getByRole('combobox', { name: 'New status for Nimal' });
    expect(document.activeElement).toBe(select);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Approved',
      'Rejected',
    ]);
    await user.selectOptions(select, 'Rejected');
    await user.click(screen.getByRole('button', { name: 'Save status for Nimal' }));
    expect(await screen.findByText('Status of Nimal saved: Rejected.')).toBeTruthy();
    expect(updates.map(({ data }) => data)).toEqual([{ status: 'rejected' }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Status for Nimal' }));
  });

  it.each(['Cancel', 'Escape'])('stays as it is after %s, and the focus returns', async (leave) => {
    const { user, updates } = renderRow();
    await user.click(screen.getByRole('button', { name: 'Change Status for Nimal' }));
    await user.selectOptions(screen.getByRole('combobox'), 'Rejected');
    if (leave === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel status for Nimal' }));
    else {
      screen.getByRole('combobox').focus();
      await user.keyboard('{Escape}');
    }
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Status for Nimal' }));
    expect(updates).toEqual([]);
  });

  it('tells in the row that it was not saved, and why', async () => {
    console.error = () => undefined;
    const { user } = renderRow(new HttpError('x', 503, { message: 'The store is away.' }));
    await user.click(screen.getByRole('button', { name: 'Approve Nimal' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The status of Nimal could not be saved. Please try again. The store is away.',
    );
    expect(screen.getByText('Pending')).toBeTruthy();
  });

  it('shows what a colleague decided meanwhile, and asks', async () => {
    console.error = () => undefined;
    const current = { ...NIMAL, status: 'rejected', updatedAt: '2026-01-02T00:00:00.000Z' };
    const { user, updates } = renderRow(new ConflictError(current, ['status']));
    await user.click(screen.getByRole('button', { name: 'Approve Nimal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' });
    expect(dialog.textContent).toContain('Status: Rejected');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(updates).toHaveLength(2));
    expect(updates[1]?.meta.read).toEqual(current);
    expect(await screen.findByText('Status of Nimal saved: Approved.')).toBeTruthy();
  });

  it("can be left as the colleague's", async () => {
    console.error = () => undefined;
    const { user, updates } = renderRow(new ConflictError({ ...NIMAL, status: 'rejected' }, ['status']));
    await user.click(screen.getByRole('button', { name: 'Approve Nimal' }));
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(updates).toHaveLength(1);
  });
});
