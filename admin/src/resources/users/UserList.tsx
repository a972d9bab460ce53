import { ListBase, useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import { PageTitle } from '../../layout/PageTitle';
import { ListBody } from '../../list/ListBody';
import { SearchBox } from '../../list/SearchBox';
import { editable, readOnly } from './userLayout';
import { VIEWS, type UserView } from './user';
import { UserViews } from './UserViews';

const PER_PAGE = 25;

const textsOf = (view: UserView) => ({
  loading: 'resources.users.loading',
  failed: 'resources.users.failed',
  empty: `resources.users.pages.${view}.empty`,
  count: 'resources.users.count',
});

/** /user-list and its three siblings. */
export default function UserList({ view }: { view: UserView }) {
  const translate = useTranslate();
  const title = translate(`resources.users.pages.${view}.title`);
  return (
    <ListBase
      key={view}
      resource="users"
      filter={VIEWS[view].filter}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={PER_PAGE}
      storeKey={false}
      exporter={false}
      queryOptions={{ onError: () => undefined }}
    >
      <PageTitle title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, justifyContent: 'space-between' }}>
        <UserViews view={view} />
        <SearchBox label={translate('resources.users.search')} />
      </Box>
      <ListBody title={title} texts={textsOf(view)} layout={VIEWS[view].readOnly ? readOnly : editable} />
    </ListBase>
  );
}
