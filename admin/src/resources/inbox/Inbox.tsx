import Box from '@mui/material/Box';
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
import type { Rules } from '#contract/rule';
import { DUE } from '#contract/working-days';
import { DueMark } from '../../fields/DueMark';
import { ageOf } from '../../fields/formats';
import { RuleValue } from '../../fields/RuleValue';
import { AddLink } from '../../list/AddLink';
import { BulkBar } from '../../list/BulkBar';
import { Column } from '../../list/Column';
import { ChoiceFilter, StaffFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';
import { type View, ViewTabs } from '../../list/ViewTabs';
import { PATHS } from '../../paths';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
import { type Booking, STARTING_DATE, STATUSES } from '../bookings/booking';
import { AssignField } from '../bookings/AssignField';
import { ChildField } from '../bookings/ChildField';
import { ParentField } from '../bookings/ParentField';
import { DetailsButton, EditRowButton, LazyBookingPanel } from '../bookings/rowButtons';

/** Every field any kind has. */
const EXPORTED: Rules = Object.assign(
  { kind: BOOKING_KIND, status: BOOKING_STATUS },
  PARENT_FIELDS,
  ASSIGNMENT_FIELDS,
  ...Object.values(BOOKING_FIELDS),
) as Rules;

const WAITING = { status: 'Pending' };
/** Oldest first. */
const LONGEST_FIRST = { field: 'createdAt', order: 'ASC' } as const;
const viewOf = (status: BookingStatus) => [status, { status }] as const;
/** What waits, what of it is late or due, what was decided, what nobody has told yet, and everything. */
const VIEWS: Readonly<Record<string, View>> = Object.fromEntries<View>([
  viewOf('Pending'),
  ...DUE.toReversed().map((due) => [due, { due }] as const),
  ...BOOKING_STATUSES.filter((status) => status !== 'Pending').map(viewOf),
  ['toTell', { toTell: true }] as const,
  ['all', {}] as const,
]);
const FILTERS = [
  <ChoiceFilter key="kind" source="kind" values={BOOKING_KINDS} translationPrefix="kinds" alwaysOn />,
  <StaffFilter key="assignedStaff" source="assignedStaff" alwaysOn />,
  <ViewTabs key="view" source="view" views={VIEWS} alwaysOn />,
];

/** The beginning says which; the page about the booking has the whole name. */
const TWO_LINES = {
  display: { lg: '-webkit-box' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;

function KindField() {
  const translate = useTranslate();
  const kind = useRecordContext<Booking>()?.kind;
  return <Box sx={TWO_LINES}>{kind && translate(`resources.inbox.kinds.${kind}`)}</Box>;
}

function WaitsFor() {
  const translate = useTranslate();
  const booking = useRecordContext<Booking>();
  const [now] = useState(Date.now);
  if (!booking) return null;
  const { unit, count } = ageOf(booking.createdAt, now);
  const words = translate(`resources.inbox.age.${unit}`, { smart_count: count });
  return (
    <Box component="span" sx={{ fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
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
  <ListPage
    exported={EXPORTED}
    filterDefaultValues={WAITING}
    filters={FILTERS}
    sort={LONGEST_FIRST}
    actions={<AddLink to={PATHS.addBooking} label="admin.addBooking.title" />}
    bulk={<BulkBar statuses={STATUSES} canDelete />}
    panel={<OwnPanel />}
  >
    <Column source="childName" label="resources.inbox.fields.child" headline width={226}>
      <ChildField />
    </Column>
    <Column source="kind" width={126} selfEvident>
      <KindField />
    </Column>
    <Column source="parentName" label="resources.inbox.fields.parent" width={140} selfEvident>
      <ParentField />
    </Column>
    <Column source="startingDate" disableSort width={92} folds>
      <RuleValue source="startingDate" rule={STARTING_DATE} />
    </Column>
    <Column source="createdAt" width={136}>
      <WaitsFor />
      <DueMark waits={STATUSES.waiting} />
    </Column>
    <Column source="status" width={314} selfEvident>
      <StatusField statuses={STATUSES} changeable />
    </Column>
    <Column source="assignedStaff" disableSort width={140} folds>
      <AssignField />
    </Column>
    <Column source="actions" actions width={150} folds>
      <StatusActions openedThere>
        <DetailsButton />
        <EditRowButton />
      </StatusActions>
    </Column>
  </ListPage>
);
