import { useTranslate } from 'react-admin';
import { TEACHER_TYPES, USER_STATUSES } from '#contract/users';
import { Filter } from '../../list/Filter';
import { ListPage } from '../../list/ListPage';
import { EXPORTED, STATUS, VIEWS, type UserView } from './user';
import { editable, readOnly } from './userLayout';
import { UserViews } from './UserViews';

const textsOf = (view: UserView) => ({
  loading: 'resources.users.loading',
  failed: 'resources.users.failed',
  serverFirst: true as const,
  empty: `resources.users.pages.${view}.empty`,
  count: 'resources.users.count',
  advice: `resources.users.pages.${view}.advice`,
});

/** /user-list and its three siblings. */
export function UserList({ view }: { view: UserView }) {
  const translate = useTranslate();
  const { filter, readOnly: fixed } = VIEWS[view];
  return (
    <ListPage
      key={view}
      resource="users"
      title={translate(`resources.users.pages.${view}.title`)}
      texts={textsOf(view)}
      search="resources.users.search"
      layout={fixed ? readOnly : editable}
      exported={EXPORTED}
      filter={filter}
      ways={<UserViews view={view} />}
      filters={
        <>
          <Filter source="teacher_type" values={TEACHER_TYPES} />
          {view === 'all' && <Filter source="status" values={USER_STATUSES} wordsAt={STATUS.wordsAt} />}
        </>
      }
      bulk={fixed ? undefined : { status: STATUS }}
    />
  );
}
