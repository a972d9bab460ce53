import { useTranslate } from 'react-admin';
import { REQUEST_STATUSES } from '#contract/courses';
import { Filter } from '../../list/Filter';
import { ListPage } from '../../list/ListPage';
import { SortChoice } from '../../list/SortChoice';
import { DECISIONS, EXPORTED, STATUS } from './request';
import { requestLayout } from './requestLayout';

const TEXTS = {
  loading: 'resources.course-requests.loading',
  failed: 'resources.course-requests.failed',
  empty: 'resources.course-requests.empty',
  noMatch: 'resources.course-requests.noMatch',
  count: 'resources.course-requests.count',
  advice: 'resources.course-requests.advice',
};

/** "pending" comes last in the alphabet, so what waits comes first; the server puts the newest of each first. */
const WAITING_FIRST = { field: 'status', order: 'DESC' } as const;

const SORTS = [
  { ...WAITING_FIRST, label: 'resources.course-requests.waitingFirst' },
  { field: 'createdAt', order: 'DESC', label: 'admin.list.newestFirst' },
  { field: 'createdAt', order: 'ASC', label: 'admin.list.oldestFirst' },
  { field: 'name', order: 'ASC', label: 'admin.list.byName' },
] as const;

/** /courseRequests */
export function RequestList() {
  const translate = useTranslate();
  return (
    <ListPage
      resource="course-requests"
      title={translate('resources.course-requests.title')}
      texts={TEXTS}
      search="resources.course-requests.search"
      layout={requestLayout}
      exported={EXPORTED}
      sort={WAITING_FIRST}
      filters={
        <>
          <Filter source="status" values={REQUEST_STATUSES} wordsAt={STATUS.wordsAt} />
          <SortChoice sorts={SORTS} />
        </>
      }
      bulk={{ status: DECISIONS }}
    />
  );
}
