import { TextField } from 'react-admin';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { DueMark } from '../../fields/DueMark';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { BulkBar } from '../../list/BulkBar';
import { Column } from '../../list/Column';
import { ChoiceFilter, DueFilter, NotToldFilter, SuspectedSpamFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';
import { DeleteButton } from '../../record/DeleteButton';
import { RecordLink } from '../../record/RecordLink';
import { UnlessSpam, SuspectedSpam } from '../../record/SuspectedSpam';
import { Decisions, StatusField } from '../../status/StatusField';
import { EXPORTED, STATUSES } from './request';
import { TakeBack } from './TakeBack';

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
  <ListPage cards exported={EXPORTED} filters={FILTERS} sort={WAITING_FIRST} bulk={<BulkBar statuses={STATUSES} />}>
    <Column source="name" headline>
      <RecordLink />
    </Column>
    <Column source="phone" disableSort selfEvident>
      <RuleValue source="phone" rule={COURSE_REQUEST_FIELDS.phone} />
    </Column>
    <Column source="email" disableSort selfEvident>
      <RuleValue source="email" rule={COURSE_REQUEST_FIELDS.email} />
    </Column>
    <Column source="course" disableSort selfEvident>
      <TextField source="course" variant="inherit" />
    </Column>
    <Column source="createdAt">
      <ReceivedAt />
      <DueMark waits={STATUSES.waiting} />
    </Column>
    <Column source="status" selfEvident>
      <UnlessSpam instead={<SuspectedSpam />}>
        <StatusField statuses={STATUSES} />
        <TakeBack />
      </UnlessSpam>
    </Column>
    <Column source="reference" disableSort selfEvident>
      <TextField source="reference" variant="inherit" />
    </Column>
    <Column source="actions" actions>
      <UnlessSpam instead={<DeleteButton />}>
        <Decisions statuses={STATUSES} />
      </UnlessSpam>
    </Column>
  </ListPage>
);
