import { BOOKING_FIELDS, BOOKING_STATUSES, type BookingKind } from '#contract/bookings';
import { DueMark } from '../../fields/DueMark';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { AddLink } from '../../list/AddLink';
import { BulkBar } from '../../list/BulkBar';
import { Column } from '../../list/Column';
import { ChoiceFilter, DueFilter, NotToldFilter, StaffFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';
import { RowButtons } from '../../list/RowButtons';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { UnlessSpam, SuspectedSpam } from '../../record/SuspectedSpam';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
import { AssignField } from './AssignField';
import { exportedFieldsOf, STARTING_DATE, STATUSES } from './booking';
import { CategorySelect } from './CategorySelect';
import { ChildField } from './ChildField';
import { ParentField } from './ParentField';
import { DetailsButton, EditRowButton, LazyBookingPanel } from './rowButtons';

/** Spec section 9: "Booking table page size 8". */
const PER_PAGE = 8;

const FILTERS = [
  <ChoiceFilter key="status" source="status" values={BOOKING_STATUSES} alwaysOn />,
  <StaffFilter key="assignedStaff" source="assignedStaff" alwaysOn />,
  <DueFilter key="due" source="due" alwaysOn />,
  <NotToldFilter key="toTell" source="toTell" alwaysOn />,
];

/** The bookings of one kind: the columns needed for a decision; everything else is in the panel below the row. */
export const BookingList = ({ kind }: { kind: BookingKind }) => (
  <ListPage
    exported={exportedFieldsOf(kind)}
    filters={FILTERS}
    nav={<CategorySelect kind={kind} />}
    perPage={PER_PAGE}
    actions={<AddLink to={`${PATHS.addBooking}?kind=${kind}`} label="admin.addBooking.title" />}
    bulk={<BulkBar statuses={STATUSES} canDelete />}
    panel={<LazyBookingPanel kind={kind} />}
  >
    <Column source="childName" label="resources.inbox.fields.child" headline width={232}>
      <ChildField />
    </Column>
    <Column source="parent" disableSort width={140} selfEvident>
      <ParentField />
    </Column>
    {'startingDate' in BOOKING_FIELDS[kind] && (
      <Column source="startingDate" width={92} folds>
        <RuleValue source="startingDate" rule={STARTING_DATE} />
      </Column>
    )}
    <Column source="createdAt" width={116}>
      <ReceivedAt />
      <DueMark waits={STATUSES.waiting} />
    </Column>
    <Column source="status" width={300} selfEvident>
      <UnlessSpam instead={<SuspectedSpam />}>
        <StatusField statuses={STATUSES} changeable />
      </UnlessSpam>
    </Column>
    <Column source="assignedStaff" disableSort width={132} folds>
      <UnlessSpam>
        <AssignField />
      </UnlessSpam>
    </Column>
    <Column source="actions" actions width={180} folds>
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
          <DeleteButton iconOnly />
        </StatusActions>
      </UnlessSpam>
    </Column>
  </ListPage>
);
