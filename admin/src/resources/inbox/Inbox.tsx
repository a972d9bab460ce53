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
import { LANGUAGE_FIELDS } from '#contract/outbox';
import type { Rules } from '#contract/rule';
import { DUE } from '#contract/working-days';
import { DueMark } from '../../fields/DueMark';
import { ageOf, moment } from '../../fields/formats';
import { RuleValue } from '../../fields/RuleValue';
import { AddLink } from '../../list/AddLink';
import { BulkBar } from '../../list/BulkBar';
import { clampedTo } from '../../list/Clamped';
import { Column } from '../../list/Column';
import { ChoiceFilter, StaffFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';
import { RowButtons } from '../../list/RowButtons';
import { type View, ViewTabs } from '../../list/ViewTabs';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { UnlessSpam, SuspectedSpam } from '../../record/SuspectedSpam';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
import { type Booking, STARTING_DATE, STATUSES } from '../bookings/booking';
import { AssignField } from '../bookings/AssignField';
import { ChildField } from '../bookings/ChildField';
import { ParentField } from '../bookings/ParentField';
import { DetailsButton, EditRowButton, LazyBookingPanel } from '../bookings/rowButtons';

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
  <ListPage
    exported={EXPORTED}
    filterDefaultValues={WAITING}
    filters={FILTERS}
    sort={LONGEST_FIRST}
    actions={<AddLink to={PATHS.addBooking} label="admin.addBooking.title" />}
    bulk={<BulkBar statuses={STATUSES} canDelete />}
    panel={<OwnPanel />}
  >
    <Column source="childName" label="resources.inbox.fields.child" headline width={232}>
      <ChildField />
    </Column>
    <Column source="kind" width={86} selfEvident>
      <KindField />
    </Column>
    <Column source="parentName" label="resources.inbox.fields.parent" width={134} selfEvident>
      <ParentField />
    </Column>
    <Column source="startingDate" disableSort width={72} folds>
      <RuleValue source="startingDate" rule={STARTING_DATE} />
    </Column>
    <Column source="createdAt" width={116}>
      <WaitsFor />
      <DueMark waits={STATUSES.waiting} />
    </Column>
    <Column source="status" width={300} selfEvident>
      <UnlessSpam instead={<SuspectedSpam />}>
        <StatusField statuses={STATUSES} changeable />
      </UnlessSpam>
    </Column>
    <Column source="assignedStaff" disableSort width={124} selfEvident>
      <UnlessSpam>
        <AssignField />
      </UnlessSpam>
    </Column>
    <Column source="actions" actions width={130} folds>
      <UnlessSpam
        instead={
          <RowButtons>
            <DetailsButton />
            <DeleteButton iconOnly />
          </RowButtons>
        }
      >
        <StatusActions openedThere>
          <DetailsButton />
          <EditRowButton />
        </StatusActions>
      </UnlessSpam>
    </Column>
  </ListPage>
);
