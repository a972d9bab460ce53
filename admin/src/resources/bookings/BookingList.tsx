import { MANAGE_PATHS } from '#contract/admin-paths';
import { BOOKING_FIELDS, BOOKING_STATUSES, type BookingKind } from '#contract/bookings';
import { DueMark } from '../../fields/DueMark';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { StaffFailure } from '../../fields/useStaff';
import { CreateButton } from '../../list/CreateButton';
import { BulkActions } from '../../decisions/BulkActions';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter, DueFilter, NotToldFilter, StaffFilter } from '../../list/filters';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../ui/DeleteButton';
import { UnlessSpam, SuspectedSpam } from '../../decisions/SuspectedSpam';
import { StatusField } from '../../decisions/StatusField';
import { AssignField } from './AssignField';
import { exportedFieldsOf, STARTING_DATE, STATUSES } from './booking';
import { KindSelect } from './KindSelect';
import { ChildField } from './ChildField';
import { ParentField } from './ParentField';
import { BookingActions, LazyBookingPanel } from './rowButtons';

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
  <List
    exporter={csv(exportedFieldsOf(kind))}
    filters={FILTERS}
    header={
      <>
        <KindSelect kind={kind} pathOf={(one) => MANAGE_PATHS[one]} withInbox />
        <StaffFailure />
      </>
    }
    perPage={PER_PAGE}
    actions={<CreateButton to={`${PATHS.addBooking}?kind=${kind}`} label="pages./add-booking" />}
  >
    <DataTable
      bulkActionButtons={<BulkActions statuses={STATUSES} canDelete />}
      expand={<LazyBookingPanel kind={kind} />}
    >
      <DataTable.Col source="childName" label="resources.inbox.fields.child" width={226}>
        <ChildField />
      </DataTable.Col>
      <DataTable.Col source="parent" disableSort width={140} labelOnCards={false}>
        <ParentField />
      </DataTable.Col>
      {'startingDate' in BOOKING_FIELDS[kind] && (
        <DataTable.Col source="startingDate" label="resources.inbox.fields.startingDate" width={92} foldOnPhones>
          <RuleValue source="startingDate" rule={STARTING_DATE} />
        </DataTable.Col>
      )}
      <DataTable.Col source="createdAt" width={116}>
        <ReceivedAt />
        <DueMark pending={STATUSES.waiting} />
      </DataTable.Col>
      <DataTable.Col source="status" width={304} labelOnCards={false}>
        <UnlessSpam fallback={<SuspectedSpam />}>
          <StatusField statuses={STATUSES} changeable />
        </UnlessSpam>
      </DataTable.Col>
      <DataTable.Col source="assignedStaff" disableSort width={132} foldOnPhones>
        <UnlessSpam>
          <AssignField />
        </UnlessSpam>
      </DataTable.Col>
      <DataTable.Col label="admin.list.actions" width={192} foldOnPhones>
        <BookingActions>
          <DeleteButton iconInTable />
        </BookingActions>
      </DataTable.Col>
    </DataTable>
  </List>
);
