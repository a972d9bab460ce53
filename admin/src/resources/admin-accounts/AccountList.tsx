import Typography from '@mui/material/Typography';
import { FunctionField, useGetIdentity, useRecordContext, useTranslate } from 'react-admin';
import { INVITATION_FIELDS, type OfficeRole } from '#contract/users';
import { RuleValue } from '../../fields/RuleValue';
import { AddLink } from '../../list/AddLink';
import { Column } from '../../list/Column';
import { ListPage } from '../../list/ListPage';
import { useRecordName } from '../../list/useRecordName';
import { PATHS } from '../../paths';
import { RECEIVED_AND_DELETE } from '../../record/DeleteButton';

interface AdminAccount {
  id: string;
  email: string;
  full_name?: string;
  role: OfficeRole;
  /** Has not chosen a password yet. */
  invited: boolean;
  secondFactor: boolean;
}

function Name() {
  const translate = useTranslate();
  const name = useRecordName();
  const { identity } = useGetIdentity();
  const account = useRecordContext<AdminAccount>();
  return [name, account?.id === identity?.id && translate('resources.admin-accounts.you')].filter(Boolean).join(' ');
}

function SecondFactorField() {
  const translate = useTranslate();
  const account = useRecordContext<AdminAccount>();
  if (!account) return null;
  const key = account.secondFactor ? 'secondFactor.on' : 'secondFactor.off';
  return translate(`resources.admin-accounts.${account.invited ? 'invited' : key}`);
}

/** Who works here: to see, to invite and to remove; the server keeps the last administrator. */
export function AccountList() {
  const translate = useTranslate();
  return (
    <ListPage
      exported={INVITATION_FIELDS}
      nav={<Typography sx={{ maxWidth: 720 }}>{translate('resources.admin-accounts.about')}</Typography>}
      actions={<AddLink to={PATHS.invite} />}
      whenEmpty={<AddLink to={PATHS.invite} />}
    >
      <Column source="full_name" headline>
        <Name />
      </Column>
      <Column source="email">
        <RuleValue source="email" rule={INVITATION_FIELDS.email} />
      </Column>
      <Column source="role" disableSort>
        <FunctionField<AdminAccount>
          variant="inherit"
          render={({ role }) => translate(`resources.admin-accounts.roles.${role}`)}
        />
      </Column>
      <Column source="secondFactor" disableSort>
        <SecondFactorField />
      </Column>
      {RECEIVED_AND_DELETE}
    </ListPage>
  );
}
