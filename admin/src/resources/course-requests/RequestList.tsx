import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { DueMark } from '../../fields/DueMark';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { BulkActions } from '../../decisions/BulkActions';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter, DueFilter, NotToldFilter, SuspectedSpamFilter } from '../../list/filters';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { DeleteButton } from '../../ui/DeleteButton';
import { UnlessSpam, SuspectedSpam } from '../../decisions/SuspectedSpam';
import { Decisions, StatusField } from '../../decisions/StatusField';
import { EXPORTED, STATUSES } from './request';
import { UndoDecision } from './UndoDecision';

/** Descending by status puts "pending" first; within a status the server sorts newest first. */
const WAITING_FIRST = { field: 'status', order: 'DESC' } as const;

const FILTERS = [
  <ChoiceFilter key="status" source="status" values={STATUSES.values} alwaysOn />,
  <DueFilter key="due" source="due" alwaysOn />,
  <NotToldFilter key="toTell" source="toTell" alwaysOn />,
  <SuspectedSpamFilter key="suspectedSpam" source="suspectedSpam" alwaysOn />,
];

/** /courseRequests: the spec's cards. */
export const RequestList = () => (
  <List exporter={csv(EXPORTED)} filters={FILTERS} sort={WAITING_FIRST}>
    <DataTable bulkActionButtons={<BulkActions statuses={STATUSES} />} cards>
      <DataTable.Col source="name" />
      <DataTable.Col source="phone" disableSort labelOnCards={false}>
        <RuleValue source="phone" rule={COURSE_REQUEST_FIELDS.phone} />
      </DataTable.Col>
      <DataTable.Col source="email" disableSort labelOnCards={false}>
        <RuleValue source="email" rule={COURSE_REQUEST_FIELDS.email} />
      </DataTable.Col>
      <DataTable.Col source="course" disableSort labelOnCards={false} />
      <DataTable.Col source="createdAt">
        <ReceivedAt />
        <DueMark pending={STATUSES.waiting} />
      </DataTable.Col>
      <DataTable.Col source="status" labelOnCards={false}>
        <UnlessSpam fallback={<SuspectedSpam />}>
          <StatusField statuses={STATUSES} />
          <UndoDecision />
        </UnlessSpam>
      </DataTable.Col>
      <DataTable.Col source="reference" disableSort labelOnCards={false} />
      <DataTable.Col label="admin.list.actions">
        <UnlessSpam fallback={<DeleteButton />}>
          <Decisions statuses={STATUSES} />
        </UnlessSpam>
      </DataTable.Col>
    </DataTable>
  </List>
);
