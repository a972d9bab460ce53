import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';
import { FunctionField, ResourceContextProvider, TextField, useLocaleState } from 'react-admin';
import { APPLICANT_FIELDS, TEACHER_TYPES, USER_STATUSES } from '#contract/users';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { BulkBar } from '../../list/BulkBar';
import { clampedTo } from '../../list/Clamped';
import { Column } from '../../list/Column';
import { ChoiceFilter, NotToldFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';
import { ReferenceLine } from '../../record/ReferenceLine';
import { RecordLink } from '../../record/RecordLink';
import { StatusActions } from '../../status/StatusActions';
import { StatusField } from '../../status/StatusField';
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
  const [locale] = useLocaleState();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(1280), { noSsr: true });
  return (
    <ResourceContextProvider value="user-list">
      <ListPage
        key={view}
        // The words of these columns are longest in Tamil.
        cards={(isNarrow && locale === 'ta') || undefined}
        textsAt={`resources.user-list.pages.${view}`}
        serverFirst
        exported={EXPORTED}
        filter={VIEWS[view].filter}
        {...(view === 'pending' && { sort: WAITING_FIRST })}
        filters={FILTERS[view]}
        nav={<UserNav view={view} />}
        bulk={readOnly ? undefined : <BulkBar statuses={STATUSES} />}
      >
        <Column source="full_name" headline>
          {/* Its addresses take as many lines: the name need not end before the surname. */}
          <RecordLink lines={2} />
          <ReferenceLine />
        </Column>
        <Column source="home_address" disableSort selfEvident folds>
          <TextField
            source="home_address"
            variant="inherit"
            component="div"
            sx={{ ...clampedTo(2), minWidth: { lg: 88 }, overflowWrap: 'anywhere' }}
          />
        </Column>
        <Column source="email" width={128} selfEvident folds>
          <RuleValue source="email" rule={APPLICANT_FIELDS.email} />
        </Column>
        <Column source="phone_number" disableSort selfEvident>
          <FunctionField<User> variant="inherit" render={(user) => <PhoneLinks number={user.phone_number} />} />
        </Column>
        <Column source="whatsapp_number" disableSort folds>
          <FunctionField<User>
            variant="inherit"
            render={(user) => <PhoneLinks number={user.whatsapp_number} call={false} whatsapp />}
          />
        </Column>
        <Column source="teacher_type" selfEvident>
          <RuleValue source="teacher_type" rule={APPLICANT_FIELDS.teacher_type} />
        </Column>
        <Column source="cv" disableSort selfEvident>
          <CvLink />
        </Column>
        <Column source="status" width={212} selfEvident>
          <StatusField statuses={STATUSES} />
        </Column>
        <Column source="createdAt" width={104}>
          <ReceivedAt />
        </Column>
        <Column source="actions" actions width={150} folds>
          {readOnly ? null : <StatusActions />}
        </Column>
      </ListPage>
    </ResourceContextProvider>
  );
}
