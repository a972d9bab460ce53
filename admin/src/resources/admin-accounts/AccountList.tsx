import { Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useRecordContext, useTranslate } from 'react-admin';
import { INVITATION_FIELDS } from '#contract/users';
import { moment } from '../../config/formats';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { CreateButton } from '../../list/CreateButton';
import { DataTable } from '../../list/DataTable';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { useRecordName } from '../../ui/useRecordName';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../ui/DeleteButton';
import { type AdminAccount, InviteAgain } from './InviteAgain';
import '../../messages/adminAccounts';

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
  const [now] = useState(Date.now);
  if (!account) return null;
  const { invited, invitedUntil = '', secondFactor } = account;
  if (!invited) return translate(`resources.admin-accounts.secondFactor.${secondFactor ? 'on' : 'off'}`);
  const isExpired = Date.parse(invitedUntil) < now;
  return translate(`resources.admin-accounts.${isExpired ? 'invitationOver' : 'invited'}`, {
    moment: moment(invitedUntil),
  });
}

/** Who works here: to see, to invite and to remove; the server keeps the last administrator. */
export function AccountList() {
  const translate = useTranslate();
  return (
    <List
      exporter={csv(INVITATION_FIELDS)}
      header={<Typography sx={{ maxWidth: 720 }}>{translate('resources.admin-accounts.about')}</Typography>}
      actions={<CreateButton to={PATHS.invite} />}
      empty={<CreateButton to={PATHS.invite} />}
    >
      <DataTable>
        <DataTable.Col source="full_name">
          <Name />
        </DataTable.Col>
        <DataTable.Col source="email">
          <RuleValue source="email" rule={INVITATION_FIELDS.email} />
        </DataTable.Col>
        <DataTable.Col<AdminAccount>
          source="role"
          disableSort
          render={({ role }) => translate(`resources.admin-accounts.roles.${role}`)}
        />
        <DataTable.Col source="secondFactor" disableSort>
          <SecondFactorField />
        </DataTable.Col>
        <DataTable.Col source="createdAt" width={130}>
          <ReceivedAt />
        </DataTable.Col>
        <DataTable.Col label="admin.list.actions" width={260}>
          <InviteAgain />
          <DeleteButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
