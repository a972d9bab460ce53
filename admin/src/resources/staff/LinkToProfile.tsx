import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useDataProvider, useRecordContext } from 'react-admin';
import { isSameName } from '#contract/names';
import { STAFF_ACCOUNT_FIELDS } from '#contract/plan-rules';
import { useTeachers } from '../../fields/useStaff';
import { useNotifyText } from '../../providers/errors';
import { ReadFailure } from '../../ui/ReadFailure';
import type { User } from '../users/user';
import { StaffField } from '../plans/inputs';
import { isOutdated, linkAccount } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { showPath } from '../../config/recordPage';
import type { TeacherProfile } from '../../config/teacherProfile';

/** On an approved application: joins its account with a teacher profile, with one click where one has the same name. */
export function LinkToProfile() {
  const t = usePlansTranslate();
  const user = useRecordContext<User>();
  const { data, error, refetch } = useTeachers(user?.status === 'approved');
  if (user?.status !== 'approved') return null;
  if (!data) return <ReadFailure failed="plans.failedToRead" error={error} refetch={refetch} />;
  const linked = data.find(({ account }) => account === user.id);
  if (linked) return <Link to={showPath('alldetails', linked.id)}>{t('profileOf', { name: linked.tName })}</Link>;
  const same = data.find(({ tName, account }) => !account && isSameName(tName, user.full_name));
  return (
    <LinkForm key={same?.id} user={user} profiles={data} first={same?.id ?? ''} onChanged={() => void refetch()} />
  );
}

interface LinkFormProps {
  user: User;
  profiles: readonly TeacherProfile[];
  first: string;
  onChanged: () => void;
}

function LinkForm({ user, profiles, first, onChanged }: LinkFormProps) {
  const t = usePlansTranslate();
  const notify = useNotifyText();
  const provider = useDataProvider();
  const [profile, setProfile] = useState(first);
  const link = useFormAction(
    STAFF_ACCOUNT_FIELDS,
    'plans.accountFailed',
    () => {
      const read = profiles.find(({ id }) => id === profile) ?? { id: profile };
      return linkAccount(provider, read, user.id).catch((error: unknown) => {
        if (isOutdated(error)) onChanged();
        throw error;
      });
    },
    () => {
      notify(t('accountSaved'), 'success');
      onChanged();
    },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ display: 'grid', minWidth: 220 }}>
        <StaffField
          label={t('profile')}
          noneLabel={t('chooseProfile')}
          value={profile}
          onChange={setProfile}
          error={link.errors['account']}
        />
      </Box>
      <Button variant="outlined" disabled={profile === ''} aria-disabled={link.isPending} onClick={() => link.run()}>
        {t('linkToProfile')}
      </Button>
      {link.failureNote}
    </Box>
  );
}
