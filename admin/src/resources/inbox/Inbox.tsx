import { Box } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import {
  ASSIGNMENT_FIELDS,
  BOOKING_FIELDS,
  BOOKING_KIND,
  BOOKING_KINDS,
  BOOKING_STATUS,
  BOOKING_STATUSES,
  type BookingStatus,
  PARENT_FIELDS,
} from '#contract/bookings';
import { LANGUAGE_FIELDS } from '#contract/languages';
import type { Rules } from '#contract/rule';
import { DUE } from '#contract/working-days';
import { DueMark } from '../../fields/DueMark';
import { ageOf, moment } from '../../config/formats';
import { RuleValue } from '../../fields/RuleValue';
import { StaffFailure } from '../../fields/useStaff';
import { CreateButton } from '../../list/CreateButton';
import { BulkActions } from '../../decisions/BulkActions';
import { clampedTo } from '../../theme/clampedTo';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter, StaffFilter } from '../../list/filters';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { type View, ViewTabs } from '../../list/ViewTabs';
import { PATHS } from '../../paths';
import { UnlessSpam, SuspectedSpam } from '../../decisions/SuspectedSpam';
import { StatusField } from '../../decisions/StatusField';
import { type Booking, STARTING_DATE, STATUSES } from '../bookings/booking';
import { AssignField } from '../bookings/AssignField';
import { ChildField } from '../bookings/ChildField';
import { ParentField } from '../bookings/ParentField';
import { BookingActions, LazyBookingPanel } from '../bookings/rowButtons';

/** The fields of all kinds. */
const EXPORTED: Rules = Object.assign(
  { kind: BOOKING_KIND, status: BOOKING_STATUS },
  PARENT_FIELDS,
  LANGUAGE_FIELDS,
  ASSIGNMENT_FIELDS,
  ...Object.values(BOOKING_FIELDS),
) as Rules;

const WAITING = { status: 'Pending' };
/** Oldest first. */
const LONGEST_FIRST = { field: 'createdAt', order: 'ASC' } as const;
const viewOf = (status: BookingStatus) => [status, { status }] as const;
/** Views of the inbox. */
const VIEWS: Readonly<Record<string, View>> = Object.fromEntries<View>([
  viewOf('Pending'),
  ...DUE.toReversed().map((due) => [due, { due }] as const),
  ...BOOKING_STATUSES.filter((status) => status !== 'Pending').map(viewOf),
  ['toTell', { toTell: true }] as const,
  ['suspectedSpam', { suspectedSpam: true }] as const,
  ['all', {}] as const,
]);
const FILTERS = [
  <ChoiceFilter key="kind" source="kind" values={BOOKING_KINDS} alwaysOn />,
  <StaffFilter key="assignedStaff" source="assignedStaff" alwaysOn />,
  <ViewTabs key="view" source="view" views={VIEWS} alwaysOn />,
];

function KindField() {
  const translate = useTranslate();
  const kind = useRecordContext<Booking>()?.kind;
  const words = kind && translate(`resources.inbox.choices.kind.${kind}`);
  return (
    <Box title={words} sx={clampedTo(2)}>
      {words}
    </Box>
  );
}

/** How long a pending booking has waited. */
function WaitsFor() {
  const translate = useTranslate();
  const booking = useRecordContext<Booking>();
  const [now] = useState(Date.now);
  if (!booking) return null;
  if (booking.status !== STATUSES.waiting) {
    return <span title={moment(booking.createdAt)}>{translate('admin.list.none')}</span>;
  }
  const { unit, count } = ageOf(booking.createdAt, now);
  const words = translate(`resources.inbox.age.${unit}`, { smart_count: count });
  return (
    <Box component="span" sx={{ fontSize: '0.875rem', whiteSpace: { lg: 'nowrap' } }}>
      {words}
    </Box>
  );
}

function OwnPanel() {
  const kind = useRecordContext<Booking>()?.kind;
  return kind && <LazyBookingPanel kind={kind} />;
}

/** All five kinds of bookings in one list. */
export const Inbox = () => (
  <List
    exporter={csv(EXPORTED)}
    filterDefaultValues={WAITING}
    filters={FILTERS}
    header={<StaffFailure />}
    sort={LONGEST_FIRST}
    actions={<CreateButton to={PATHS.addBooking} label="pages./add-booking" />}
  >
    <DataTable bulkActionButtons={<BulkActions statuses={STATUSES} canDelete />} expand={<OwnPanel />}>
      <DataTable.Col source="childName" label="resources.inbox.fields.child" width={232}>
        <ChildField />
      </DataTable.Col>
      <DataTable.Col source="kind" width={86} labelOnCards={false}>
        <KindField />
      </DataTable.Col>
      <DataTable.Col source="parentName" label="resources.inbox.fields.parent" width={134} labelOnCards={false}>
        <ParentField />
      </DataTable.Col>
      <DataTable.Col source="startingDate" disableSort width={72} foldOnPhones>
        <RuleValue source="startingDate" rule={STARTING_DATE} />
      </DataTable.Col>
      <DataTable.Col source="createdAt" width={116}>
        <WaitsFor />
        <DueMark pending={STATUSES.waiting} />
      </DataTable.Col>
      <DataTable.Col source="status" width={300} labelOnCards={false}>
        <UnlessSpam fallback={<SuspectedSpam />}>
          <StatusField statuses={STATUSES} changeable />
        </UnlessSpam>
      </DataTable.Col>
      <DataTable.Col source="assignedStaff" disableSort width={124} labelOnCards={false}>
        <UnlessSpam>
          <AssignField />
        </UnlessSpam>
      </DataTable.Col>
      <DataTable.Col label="admin.list.actions" width={150} foldOnPhones>
        <BookingActions />
      </DataTable.Col>
    </DataTable>
  </List>
);
