import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError, type DataProvider } from 'react-admin';
import { REFUSALS } from '#contract/refusals';
import { expectFailedRequests } from '../../test/expectFailedRequests';
import { inRow } from '../../test/inRow';
import { renderAdmin } from '../../test/renderAdmin';
import { ConflictError } from '../providers/conflict';
import { STATUSES } from '../resources/users/user';
import { DecideButton } from '../ui/DecideButton';
import { pauseDecisions } from '../hooks/pause';
import { StatusActions } from './StatusActions';
import { StatusField } from './StatusField';

const NIMAL = { id: '1', full_name: 'Nimal', status: 'pending', updatedAt: '2026-01-01T00:00:00.000Z' };

interface Update {
  data: { status: string };
  previousData: object;
}

/** One row of the list of users; `answers` are the responses to each update. */
const renderRow = (...answers: (Error | undefined)[]) => renderRowOf(NIMAL, answers);

function renderRowOf(record: typeof NIMAL & { consentWithdrawnAt?: string }, answers: (Error | undefined)[] = []) {
  const updates: Update[] = [];
  const update = (_resource: string, params: Update) => {
    updates.push(params);
    const answer = answers[updates.length - 1];
    return answer ? Promise.reject(answer) : Promise.resolve({ data: { ...NIMAL, ...params.data } });
  };
  const lists: Record<string, object[]> = {
    'admin-accounts': [{ id: 'b', email: 'meena@onestep.test', full_name: 'Meena Perera' }],
  };
  const getList = (resource: string) => Promise.resolve({ data: lists[resource] ?? [], total: 1 });
  const user = renderAdmin(
    inRow(
      'user-list',
      record,
      <>
        <StatusField statuses={STATUSES} />
        <StatusActions />
      </>,
    ),
    { update, getList } as unknown as Partial<DataProvider>,
  );
  return { user, updates };
}

describe('the status of a row', () => {
  it('is decided with one click, with If-Match on the version that was read', async () => {
    const { user, updates } = renderRow();
    await user.click(screen.getByRole('button', { name: 'Approve Nimal' }));
    expect(await screen.findByText('Saved: Nimal is Approved.')).toBeTruthy();
    expect(updates).toEqual([expect.objectContaining({ data: { status: 'approved' }, previousData: NIMAL })]);
  });

  it('is not decided within half a second of another decision, or of a dialog', async () => {
    const { updates } = renderRow();
    const approve = screen.getByRole('button', { name: 'Approve Nimal' });
    jest.useFakeTimers();
    act(() => pauseDecisions());
    for (const ms of [0, 499]) {
      act(() => jest.advanceTimersByTime(ms));
      expect(approve.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(approve);
    }
    expect(updates).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    fireEvent.click(approve);
    jest.useRealTimers();
    await waitFor(() => expect(updates).toHaveLength(1));
  });

  it('is decided by the first click of a double click alone, even where the next one meets another button', async () => {
    const pressed: string[] = [];
    const user = renderAdmin(
      <>
        <DecideButton label="Approve" about="Nimal" onDecide={() => pressed.push('Nimal')} />
        <DecideButton label="Approve" about="Kamal" onDecide={() => pressed.push('Kamal')} />
      </>,
      {},
    );
    await user.dblClick(screen.getByRole('button', { name: 'Approve Nimal' }));
    await user.click(screen.getByRole('button', { name: 'Approve Kamal' }));
    expect(pressed).toEqual(['Nimal']);
  });

  it.each(['pending', 'approved'])('is not offered to be changed where the consent was withdrawn: %s', (status) => {
    renderRowOf({ ...NIMAL, status, consentWithdrawnAt: NIMAL.updatedAt });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Consent withdrawn: nothing can be decided.')).toBeTruthy();
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
    expect(await screen.findByText('Saved: Nimal is Rejected.')).toBeTruthy();
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

  it.each([
    [new HttpError('x', 409, { message: REFUSALS.consentWithdrawn }), REFUSALS.consentWithdrawn],
    [new HttpError('x', 502), 'Please try again.'],
  ])('shows in the row that it was not saved, and why, or to try again: %s', async (error, words) => {
    expectFailedRequests();
    const { user } = renderRow(error);
    await user.click(screen.getByRole('button', { name: 'Approve Nimal' }));
    expect((await screen.findByRole('alert')).textContent).toBe(`The status of Nimal could not be saved. ${words}`);
    expect(screen.getByText('Pending')).toBeTruthy();
  });

  it.each([
    [{ status: 'rejected' }, 'Meena Perera has set Nimal to Rejected in the meantime, 2 Jan 2026, 10:00.'],
    [{ status: 'approved' }, 'Meena Perera has set Nimal to Approved in the meantime, 2 Jan 2026, 10:00.'],
    [
      { status: 'rejected', cancelledBy: 'family' },
      'The family has set Nimal to Rejected in the meantime, 2 Jan 2026, 10:00.',
    ],
  ])('tells who decided meanwhile, and overwrites nothing: %j', async (theirs, sentence) => {
    expectFailedRequests();
    const current = { ...NIMAL, ...theirs, updatedAt: '2026-01-02T04:30:00.000Z' };
    const change = { who: 'meena@onestep.test', fields: ['status'], to: theirs.status, createdAt: current.updatedAt };
    const { user, updates } = renderRow(new ConflictError(current, ['status'], [change]));
    await user.click(screen.getByRole('button', { name: 'Approve Nimal' }));
    expect((await screen.findByRole('alert')).textContent).toBe(`${sentence} Your decision was not saved.`);
    expect(updates).toHaveLength(1);
  });
});
