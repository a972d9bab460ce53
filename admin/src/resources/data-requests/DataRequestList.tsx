import { Link, useRecordContext, useTranslate } from 'react-admin';
import {
  CLOSING_FIELDS,
  DATA_REQUEST_FIELDS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATUSES,
} from '#contract/data-requests';
import { REFERENCE } from '#contract/references';
import { RuleValue } from '../../fields/RuleValue';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter } from '../../list/filters';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { ViewTabs } from '../../list/ViewTabs';
import { type DataRequest, nameOf } from '../people/person';
import { CloseButton, DataRequestState } from './parts';
import { showPath } from '../../config/recordPage';

const OPEN = { status: 'open' } as const;
const VIEWS = { open: OPEN, closed: { status: DATA_REQUEST_STATUSES.filter((each) => each !== 'open') }, all: {} };
const FILTERS = [
  <ChoiceFilter key="kind" source="kind" values={DATA_REQUEST_KINDS} alwaysOn />,
  <ViewTabs key="view" source="view" views={VIEWS} alwaysOn />,
];
const EXPORTED = { reference: REFERENCE, ...DATA_REQUEST_FIELDS, ...CLOSING_FIELDS };
/** Soonest due date first. */
const OLDEST_FIRST = { field: 'receivedAt', order: 'ASC' } as const;

function Person() {
  const translate = useTranslate();
  const person = useRecordContext<DataRequest>()?.person;
  if (!person) return translate('resources.privacy-requests.nobody');
  return <Link to={showPath('people-list', person._id)}>{nameOf(person)}</Link>;
}

/** The register of data subject requests. */
export const DataRequestList = () => (
  <List exporter={csv(EXPORTED)} filterDefaultValues={OPEN} filters={FILTERS} sort={OLDEST_FIRST}>
    <DataTable>
      <DataTable.Col source="reference" width={180}>
        <RuleValue source="reference" rule={REFERENCE} />
      </DataTable.Col>
      <DataTable.Col source="person" disableSort>
        <Person />
      </DataTable.Col>
      <DataTable.Col source="kind" disableSort labelOnCards={false}>
        <RuleValue source="kind" rule={DATA_REQUEST_FIELDS.kind} />
      </DataTable.Col>
      <DataTable.Col source="receivedAt" width={140}>
        <RuleValue source="receivedAt" rule={DATA_REQUEST_FIELDS.receivedAt} />
      </DataTable.Col>
      <DataTable.Col source="status" labelOnCards={false}>
        <DataRequestState />
      </DataTable.Col>
      <DataTable.Col label="admin.list.actions" width={130}>
        <CloseButton />
      </DataTable.Col>
    </DataTable>
  </List>
);
