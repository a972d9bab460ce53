import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, ResourceContextProvider, type DataProvider, type GetListParams } from 'react-admin';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { AuditLog } from './AuditLog';

const WHO = 'head@onestep.test';
const booking = { who: WHO, entity: 'booking', kind: 'shadow-teacher', recordId: 'b1', fields: [] };
const EVENTS = [
  {
    id: '6',
    who: WHO,
    action: 'viewed',
    entity: 'booking',
    kind: 'shadow-teacher',
    count: 1,
    fields: ['diagnosedCondition', 'q'],
    createdAt: '2026-11-22T05:00:00.000Z',
  },
  { id: '5', ...booking, action: 'viewed', createdAt: '2026-11-22T04:00:00.000Z' },
  {
    id: '4',
    ...booking,
    action: 'updated',
    fields: ['status', 'location'],
    from: 'Pending',
    to: 'Approved',
    createdAt: '2026-11-22T03:00:00.000Z',
  },
  { id: '3', ...booking, action: 'viewed', createdAt: '2026-11-22T02:00:00.000Z' },
  {
    id: '2',
    who: WHO,
    entity: 'user',
    recordId: 'gone',
    action: 'updated',
    fields: ['phone_number'],
    createdAt: '2026-11-22T01:00:00.000Z',
  },
  {
    id: '1',
    who: WHO,
    entity: 'session',
    recordId: 's1',
    action: 'updated',
    fields: ['status'],
    from: 'planned',
    to: 'absent',
    createdAt: '2026-11-22T00:30:00.000Z',
  },
  {
    id: '0',
    entity: 'account',
    action: 'login',
    result: 'refused',
    fields: [],
    createdAt: '2026-11-22T00:00:00.000Z',
  },
];

function auditLog(failure?: Error) {
  const asked: GetListParams[] = [];
  const getList = (resource: string, params: GetListParams) => {
    if (resource === 'admin-accounts')
      return failure ? Promise.reject(failure) : Promise.resolve({ data: [{ id: 'a', email: WHO }], total: 1 });
    asked.push(params);
    return Promise.resolve({ data: EVENTS, total: EVENTS.length });
  };
  const getMany = (resource: string) =>
    Promise.resolve({ data: resource === 'inbox' ? [{ id: 'b1', childName: 'Amaya', parentName: 'Nimal' }] : [] });
  const user = renderAdmin(
    <ResourceContextProvider value="audit-log">
      <AuditLog />
    </ResourceContextProvider>,
    { getList, getMany } as unknown as Partial<DataProvider>,
  );
  return { user, asked };
}

const AMAYA = 'a booking for “Shadow teacher for school” (Amaya, Nimal)';

describe('the audit', () => {
  it('says who did what to whose record, and links to it while it exists; repeated reads are folded', async () => {
    auditLog();
    const changed = `Set the status of ${AMAYA} from Pending to Approved; Changed ${AMAYA}: School location`;
    const link = await screen.findByRole('link', { name: changed });
    expect(link.getAttribute('href')).toBe('/manage-shadow-teacher-booking/b1/show');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Opened bookings for “Shadow teacher for school”, by: Diagnosed condition, Search text (found: 1)',
      `Opened ${AMAYA} (2×)`,
      changed,
      'Changed an application: Phone Number',
      'Set the status of a session from Planned to Child was absent',
      'Logging in to an account was refused',
    ]);
    const [, , , , gone, , refused] = screen.getAllByRole('row');
    expect(within(gone as HTMLElement).queryByRole('link')).toBeNull();
    expect(within(gone as HTMLElement).getByText(WHO)).toBeTruthy();
    expect(within(refused as HTMLElement).getByText('From the public site')).toBeTruthy();
  });

  it('is narrowed to a person, a kind of event and of record, and to days', async () => {
    const { user, asked } = auditLog();
    await screen.findByRole('option', { name: WHO });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who: show only' }), WHO);
    await user.selectOptions(screen.getByRole('combobox', { name: 'What: show only' }), 'Changed');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of record: show only' }), 'Bookings');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-22' } });
    await waitFor(() =>
      expect(asked.at(-1)?.filter).toEqual({
        who: WHO,
        action: 'updated',
        entity: 'booking',
        since: '2026-11-20',
        until: '2026-11-22',
      }),
    );
  });

  it('says that it could not be loaded whom it can be narrowed to', async () => {
    expectFailedRequests();
    auditLog(new HttpError('Not now', 503));
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('The administrators could not be loaded.');
    expect(within(failure).getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
