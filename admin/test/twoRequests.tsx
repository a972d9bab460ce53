import { ResourceContextProvider, TextField, type DataProvider, type GetListParams } from 'react-admin';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { BulkActions } from '../src/decisions/BulkActions';
import { DataTable } from '../src/list/DataTable';
import { ChoiceFilter } from '../src/list/filters';
import { csv } from '../src/list/exporter';
import { List } from '../src/list/List';
import { STATUSES } from '../src/resources/course-requests/request';

const WAITING = { status: 'pending', updatedAt: 'before' };
export const REQUESTS = [
  { id: '1', name: 'Calm', course: 'One', createdAt: '2026-01-01T00:00:00.000Z', ...WAITING },
  { id: '2', name: 'Sleep', course: 'Two', createdAt: '2026-01-02T00:00:00.000Z', ...WAITING },
];

/** Our own `updateMany` answers the records. */
type Provider = Partial<Omit<DataProvider, 'updateMany'>> & { updateMany?: (...of: never[]) => Promise<unknown> };

/** A provider with two requests, and what it was asked for. */
export function twoRequests(more: Provider = {}) {
  const asked: GetListParams[] = [];
  const getList = (_resource: string, params: GetListParams) => {
    asked.push(params);
    return Promise.resolve({ data: REQUESTS, total: REQUESTS.length });
  };
  const getMany = () => Promise.resolve({ data: [] });
  return { asked, provider: { getList, getMany, ...more } as Partial<DataProvider> };
}

/** A list of them, with everything a list may have. */
export const list = (
  <ResourceContextProvider value="courseRequests">
    <List
      exporter={csv(COURSE_REQUEST_FIELDS)}
      filters={[<ChoiceFilter key="status" source="name" values={['Calm', 'Sleep']} alwaysOn />]}
    >
      <DataTable bulkActionButtons={<BulkActions statuses={STATUSES} canDelete />}>
        <DataTable.Col source="name">
          <TextField source="name" />
        </DataTable.Col>
        <DataTable.Col source="course" disableSort />
      </DataTable>
    </List>
  </ResourceContextProvider>
);
