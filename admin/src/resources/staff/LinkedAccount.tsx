import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useDataProvider, useGetList, useRefresh, useTranslate } from 'react-admin';
import { STAFF_ACCOUNT_FIELDS } from '#contract/plan-rules';
import { PhoneLinks } from '../../fields/PhoneLinks';
import { fieldErrors, useNotifyText } from '../../providers/errors';
import { ReadFailure } from '../../ui/ReadFailure';
import type { User } from '../users/user';
import { ChoiceField } from '../plans/inputs';
import { isOutdated, linkAccount } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { showPath } from '../../config/recordPage';
import type { TeacherProfile } from '../../config/teacherProfile';

const ENOUGH = 500;

interface Props {
  profile: Pick<TeacherProfile, 'id' | 'tName' | 'account' | 'status'>;
}

/** The account with which a teacher logs in and sees their own sessions: of an approved application, and of no other profile. */
export function LinkedAccount({ profile }: Props) {
  const { tName, account = '', status } = profile;
  const t = usePlansTranslate();
  const translate = useTranslate();
  const notify = useNotifyText();
  const refresh = useRefresh();
  const provider = useDataProvider();
  const [picked, setChosen] = useState<string>();
  const chosen = picked ?? account;
  const {
    data = [],
    error,
    refetch,
  } = useGetList<User>('user-list', {
    filter: { status: 'approved' },
    pagination: { page: 1, perPage: ENOUGH },
    sort: { field: 'full_name', order: 'ASC' },
  });
  const linked = data.find((user) => user.id === account);
  const save = useFormAction(
    STAFF_ACCOUNT_FIELDS,
    'plans.accountFailed',
    () =>
      linkAccount(provider, profile, chosen).catch((error: unknown) => {
        // Beside the failure stands what a colleague has chosen meanwhile.
        if (isOutdated(error) && !fieldErrors(error)) {
          setChosen(undefined);
          refresh();
        }
        throw error;
      }),
    () => {
      // Somebody who has left is shown no sessions any more.
      const saved = status === 'left' ? 'accountLinked' : 'accountSaved';
      notify(t(chosen === '' ? 'accountTakenOff' : saved), 'success');
      refresh();
    },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ display: 'grid', minWidth: 'min(100%, 320px)' }}>
        <ChoiceField
          label={t('account', { name: tName })}
          value={chosen}
          onChange={setChosen}
          error={save.errors['account']}
          noneLabel={t('noAccount')}
          choices={[
            // Without it the select would say that there is no account, as long as the accounts are not there.
            ...(account !== '' && !linked ? [{ value: account, label: '…' }] : []),
            ...data.map((user) => ({ value: user.id, label: `${user.full_name}, ${user.email}` })),
          ]}
        />
      </Box>
      {chosen !== account && (
        <Button variant="contained" aria-disabled={save.isPending} onClick={() => save.run()}>
          {translate('ra.action.save')}
        </Button>
      )}
      {account !== '' && <Link to={showPath('user-list', account)}>{t('theirApplication')}</Link>}
      {linked && <PhoneLinks number={linked.phone_number} whatsapp />}
      {save.failureNote}
      <ReadFailure failed="plans.failedToRead" error={error} refetch={refetch} />
    </Box>
  );
}
