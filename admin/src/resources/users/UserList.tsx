import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement } from 'react';
import { ResourceContextProvider, TextField, useLocale } from 'react-admin';
import { APPLICANT_FIELDS, TEACHER_TYPES, USER_STATUSES } from '#contract/users';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { BulkActions } from '../../decisions/BulkActions';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter, NotToldFilter } from '../../list/filters';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { ReferenceLine } from '../../ui/ReferenceLine';
import { RecordLink } from '../../ui/RecordLink';
import { StatusActions } from '../../decisions/StatusActions';
import { StatusField } from '../../decisions/StatusField';
import { CvLink } from './CvLink';
import { EXPORTED, STATUSES, type User, type UserView, VIEWS, WAITING_FIRST } from './user';
import { UserNav } from './UserNav';

const TYPE = <ChoiceFilter key="teacher_type" source="teacher_type" values={TEACHER_TYPES} alwaysOn />;
const STATUS = <ChoiceFilter key="status" source="status" values={USER_STATUSES} alwaysOn />;

const NOT_TOLD = <NotToldFilter key="toTell" source="toTell" alwaysOn />;
/** Pending applications have nothing to be told yet. */
const FILTERS: Record<UserView, ReactElement[]> = {
  all: [TYPE, STATUS, NOT_TOLD],
  pending: [TYPE],
  approved: [TYPE, NOT_TOLD],
  rejected: [TYPE, NOT_TOLD],
};

/** /user-list and its three siblings, with the spec's columns in its order; the rejected are read-only. */
export function UserList({ view = 'all' }: { view?: UserView }) {
  const readOnly = view === 'rejected';
  const locale = useLocale();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(1280), { noSsr: true });
  return (
    <ResourceContextProvider value="user-list">
      <List
        key={view}
        textsAt={`resources.user-list.pages.${view}`}
        serverFirst
        exporter={csv(EXPORTED)}
        filter={VIEWS[view].filter}
        {...(view === 'pending' && { sort: WAITING_FIRST })}
        filters={FILTERS[view]}
        header={<UserNav view={view} />}
      >
        <DataTable
          bulkActionButtons={readOnly ? undefined : <BulkActions statuses={STATUSES} />}
          // The words of these columns are longest in Tamil.
          cards={isNarrow && locale === 'ta'}
        >
          <DataTable.Col source="full_name">
            {/* Its addresses take as many lines: the name need not end before the surname. */}
            <RecordLink lines={2} />
            <ReferenceLine />
          </DataTable.Col>
          <DataTable.Col source="home_address" disableSort labelOnCards={false} foldOnPhones>
            <TextField
              source="home_address"
              // Cards have room for all of it.
              sx={{
                WebkitLineClamp: { xs: 'none', lg: '2' },
                whiteSpace: 'normal',
                minWidth: { lg: 88 },
                overflowWrap: 'anywhere',
              }}
            />
          </DataTable.Col>
          <DataTable.Col source="email" width={128} labelOnCards={false} foldOnPhones>
            <RuleValue source="email" rule={APPLICANT_FIELDS.email} />
          </DataTable.Col>
          <DataTable.Col<User>
            source="phone_number"
            disableSort
            labelOnCards={false}
            render={(user) => <PhoneLinks number={user.phone_number} />}
          />
          <DataTable.Col<User>
            source="whatsapp_number"
            disableSort
            foldOnPhones
            render={(user) => <PhoneLinks number={user.whatsapp_number} call={false} whatsapp />}
          />
          <DataTable.Col source="teacher_type" labelOnCards={false}>
            <RuleValue source="teacher_type" rule={APPLICANT_FIELDS.teacher_type} />
          </DataTable.Col>
          <DataTable.Col source="cv" disableSort labelOnCards={false}>
            <CvLink />
          </DataTable.Col>
          <DataTable.Col source="status" width={212} labelOnCards={false}>
            <StatusField statuses={STATUSES} />
          </DataTable.Col>
          <DataTable.Col source="createdAt" width={104}>
            <ReceivedAt />
          </DataTable.Col>
          <DataTable.Col label="admin.list.actions" width={150} foldOnPhones>
            {/* The spec's column, empty. */}
            {readOnly ? <></> : <StatusActions />}
          </DataTable.Col>
        </DataTable>
      </List>
    </ResourceContextProvider>
  );
}
