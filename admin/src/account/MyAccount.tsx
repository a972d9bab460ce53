import { Alert, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ADMIN_PASSWORD, OFFICE_OWN_FIELDS, type OfficeRole, PASSWORD_CHANGE_FIELDS } from '#contract/users';
import { PageTitle } from '../ui/PageTitle';
import { ReadFailure } from '../ui/ReadFailure';
import { httpClient } from '../providers/http';
import { storeToken, isSetupRequired } from '../providers/session';
import { AccountForm, AccountSection } from './parts';
import { LanguageSection } from './LanguageSection';
import { SecondFactor } from './SecondFactor';
import { LoginSessions, SESSIONS } from './LoginSessions';
import '../messages/account';
import '../messages/adminAccounts';

interface Account {
  _id: string;
  role: OfficeRole;
  email: string;
  full_name?: string;
  secondFactor: boolean;
  recoveryCodesLeft?: number;
}

/** The account of whoever is signed in. */
function useAccount() {
  return useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => ((await httpClient('/user/me', { signal })).json as { user: Account }).user,
  });
}

const PASSWORDS = {
  ...PASSWORD_CHANGE_FIELDS,
  password: { ...PASSWORD_CHANGE_FIELDS.password, min: ADMIN_PASSWORD.min },
};

async function changePassword(values: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify(values);
  const { token } = (await httpClient('/user/me/password', { method: 'PUT', body })).json as { token: string };
  // All other sessions have ended; this one goes on with the answer's token.
  storeToken(token);
}

/** The account page: language, password, sessions and second factor. */
export function MyAccount() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { data: account, error, isPending, refetch } = useAccount();
  const isDemanded = isSetupRequired() && account?.secondFactor === false;

  const changeName = async (values: Record<string, unknown>): Promise<void> => {
    await httpClient('/user/me', { method: 'PUT', body: JSON.stringify(values) });
    await queries.invalidateQueries({ queryKey: ['account'] });
    await queries.invalidateQueries({ queryKey: ['admin-accounts'] });
  };

  return (
    <>
      <PageTitle title={translate('account.title')} />
      {isPending && <Typography role="status">{translate('account.loading')}</Typography>}
      <ReadFailure failed="account.failed" error={error} refetch={refetch} />
      {account && (
        <>
          {isDemanded && (
            <Alert severity="warning" sx={{ mb: 3, maxWidth: 800 }}>
              {translate('account.secondFactor.demanded')}
            </Alert>
          )}
          {!isDemanded && (
            <AccountSection id="who" title={translate('account.who.title')}>
              <Typography sx={{ mb: 2 }}>
                {translate('account.who.text', {
                  email: account.email,
                  role: translate(`resources.admin-accounts.roles.${account.role}`),
                })}
              </Typography>
              <AccountForm
                resource="account"
                rules={OFFICE_OWN_FIELDS}
                record={{ full_name: account.full_name ?? '' }}
                submit="account.who.save"
                done="account.who.saved"
                failed="account.who.saveFailed"
                send={changeName}
              />
            </AccountSection>
          )}
          <LanguageSection />
          {!isDemanded && (
            <>
              <AccountSection id="password" title={translate('account.password.title')}>
                <Typography sx={{ mb: 2 }}>{translate('account.password.text')}</Typography>
                <AccountForm
                  resource="account"
                  rules={PASSWORDS}
                  submit="account.password.save"
                  done="account.password.saved"
                  failed="account.password.saveFailed"
                  send={async (values) => {
                    await changePassword(values);
                    await queries.invalidateQueries({ queryKey: SESSIONS });
                  }}
                />
              </AccountSection>
              <LoginSessions />
            </>
          )}
          <SecondFactor isOn={account.secondFactor} codesLeft={account.recoveryCodesLeft} />
        </>
      )}
    </>
  );
}
