import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { inRow } from '../../../test/inRow';
import { renderAdmin } from '../../../test/renderAdmin';
import { ConflictError } from '../../providers/conflict';
import { Decisions } from '../../decisions/StatusField';
import { AssignField } from './AssignField';
import { STATUSES } from './booking';

const KASUN = {
  id: 'b1',
  kind: 'counselling-teacher',
  childName: 'Kasun',
  status: 'Pending',
  preferredStaff: 'wished',
};
const SERVICE = 'Student counseling';
const STAFF = [
  { id: 'other', tName: 'Anula', service: 'School Readiness Program' },
  { id: 'own', tName: 'Bima', service: SERVICE },
  { id: 'gone', tName: 'Chitra', service: SERVICE, status: 'left' },
  { id: 'wished', tName: 'Dilani', service: SERVICE },
];

function renderField(record: RaRecord = KASUN, failure?: Error, lists: Record<string, object[]> = {}) {
  const saved: object[] = [];
  const provider = {
    getList: (resource: string) => Promise.resolve({ data: lists[resource] ?? STAFF, total: STAFF.length }),
    update: (_resource: string, { data }: { data: object }) => {
      saved.push(data);
      return failure ? Promise.reject(failure) : Promise.resolve({ data: { ...record, ...data } });
    },
  };
  const user = renderAdmin(inRow('inbox', record, <AssignField />), provider as unknown as Partial<DataProvider>);
  const select = screen.getByRole('combobox', { name: 'assigned teacher for Kasun' });
  return { user, saved, select };
}
const bima = { name: 'Bima (Student counseling)' };

describe('the assigned teacher', () => {
  it('is chosen among those who work with us: whom the family asked for, the service, the others', async () => {
    renderField({ ...KASUN, status: 'Approved' });
    await screen.findByRole('option', bima);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nobody yet',
      'Dilani, requested by the family',
      'Bima (Student counseling)',
      'Anula (School Readiness Program)',
    ]);
  });

  it('is not changed where the consent was withdrawn', () => {
    const { select } = renderField({ ...KASUN, consentWithdrawnAt: '2026-01-01T00:00:00.000Z' });
    expect((select as HTMLSelectElement).disabled).toBe(true);
  });

  it('stays shown after leaving', async () => {
    const { select } = renderField({ ...KASUN, assignedStaff: 'gone' });
    expect(await screen.findByRole('option', { name: 'Chitra (Student counseling)' })).toBeTruthy();
    expect((select as HTMLSelectElement).value).toBe('gone');
  });

  it('is saved as soon as it is chosen, with the approval if that was chosen', async () => {
    const { user, saved, select } = renderField();
    await user.selectOptions(select, await screen.findByRole('option', bima));
    expect(await screen.findByText('Teacher assigned to Kasun.')).toBeTruthy();
    await user.selectOptions(select, 'approve own');
    expect(await screen.findByText('Saved: Kasun is Approved.')).toBeTruthy();
    await waitFor(() =>
      expect(saved).toEqual([{ assignedStaff: 'own' }, { status: 'Approved', assignedStaff: 'own' }]),
    );
  });

  it('shows the choice while it is saved, and takes no other one meanwhile', async () => {
    let answer: (answer: { data: RaRecord }) => void = () => undefined;
    const answered = new Promise<{ data: RaRecord }>((resolve) => (answer = resolve));
    const sent: object[] = [];
    const provider = {
      getList: () => Promise.resolve({ data: STAFF, total: STAFF.length }),
      update: (_resource: string, { data }: { data: object }) => {
        sent.push(data);
        return answered;
      },
    };
    const row = (
      <>
        <Decisions statuses={STATUSES} />
        <AssignField />
      </>
    );
    const user = renderAdmin(inRow('inbox', KASUN, row), provider as unknown as Partial<DataProvider>);
    const select = screen.getByRole('combobox', { name: 'assigned teacher for Kasun' });
    const approve = screen.getByRole('button', { name: 'Approve Kasun' });
    expect(approve.getAttribute('aria-disabled')).toBe('false');
    await user.selectOptions(select, await screen.findByRole('option', bima));
    expect((select as HTMLSelectElement).value).toBe('own');
    expect(approve.getAttribute('aria-disabled')).toBe('true');
    await user.selectOptions(select, 'wished');
    await user.selectOptions(select, 'approve wished');
    expect((select as HTMLSelectElement).value).toBe('own');
    answer({ data: { ...KASUN, assignedStaff: 'own' } });
    expect(await screen.findByText('Teacher assigned to Kasun.')).toBeTruthy();
    expect(sent).toEqual([{ assignedStaff: 'own' }]);
  });

  it('never says that nobody is assigned while the teachers are not there', () => {
    renderField({ ...KASUN, status: 'Approved', assignedStaff: 'own' });
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).not.toBe('Nobody yet');
  });

  it('is saved by a button after a choice by arrow keys', async () => {
    const { user, saved, select } = renderField();
    await screen.findByRole('option', bima);
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value: 'approve wished' } });
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel assigned teacher for Kasun' }));
    expect((select as HTMLSelectElement).value).toBe('');
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value: 'own' } });
    await user.click(screen.getByRole('button', { name: 'Save assigned teacher for Kasun' }));
    await waitFor(() => expect(saved).toEqual([{ assignedStaff: 'own' }]));
  });

  it('of a colleague is not overwritten', async () => {
    expectFailedRequests();
    const theirs = { ...KASUN, assignedStaff: 'wished', updatedAt: '2026-01-02T04:30:00.000Z' };
    const changed = { who: 'meena@onestep.test', fields: ['assignedStaff'], createdAt: theirs.updatedAt };
    const lists = {
      'admin-accounts': [{ id: 'b', email: changed.who, full_name: 'Meena Perera' }],
    };
    const { user, select } = renderField(KASUN, new ConflictError(theirs, ['assignedStaff'], [changed]), lists);
    await user.selectOptions(select, await screen.findByRole('option', bima));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Meena Perera has changed the teacher of Kasun in the meantime, 2 Jan 2026, 10:00: Dilani. Your choice was not saved: Bima.',
    );
  });

  it('of a booking that was deleted is not saved, which is said where the row is gone', async () => {
    expectFailedRequests();
    const { user, select } = renderField(KASUN, new HttpError('Not found', 404));
    await user.selectOptions(select, await screen.findByRole('option', bima));
    await screen.findByRole('alert');
    expect(screen.getAllByText(/This record no longer exists\.$/)).toHaveLength(2);
  });

  it('who has left meanwhile is not assigned, and the row says so', async () => {
    expectFailedRequests();
    const errors = { assignedStaff: 'Choose a teacher who works with us from the list.' };
    const { user, select } = renderField(KASUN, new HttpError('x', 400, { message: 'Please check the form.', errors }));
    await user.selectOptions(select, await screen.findByRole('option', bima));
    expect((await screen.findByRole('alert')).textContent).toContain(errors.assignedStaff);
    await user.selectOptions(select, 'approve own');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^The status of Kasun.*Choose a teacher who/),
    );
  });
});
