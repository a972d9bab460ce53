import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { Create, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { INVITATION_FIELDS } from '#contract/users';
import { CARD } from '../../form/pages';
import { RuleForm } from '../../form/RuleForm';
import { useFocusFallback } from '../../hooks/useFocusFallback';
import { PageTitle } from '../../ui/PageTitle';
import { CopyButton } from '../../ui/CopyButton';
import { PATHS } from '../../paths';
import '../../messages/adminAccounts';

const { optional: _, ...required } = LANGUAGE_FIELDS.language;
const RULES = { ...INVITATION_FIELDS, language: required } as const;

interface Invited {
  id: string;
  email: string;
  /** The link for choosing a password; only where no mail is sent. */
  invitation?: string;
}

/** Invites a colleague. Without a mail server the link is shown, once, to be passed on. */
export function Invite() {
  const translate = useTranslate();
  // Nothing is known yet of whoever is invited: their colleague's language is the best guess.
  const language = useLocale();
  const [invited, setInvited] = useState<Invited>();
  return (
    <Box {...useFocusFallback()}>
      <PageTitle title={translate('resources.admin-accounts.add')} />
      {invited ? (
        <>
          <InvitedNote {...invited} />
          <BackToList />
        </>
      ) : (
        <Create<Invited>
          resource="admin-accounts"
          redirect={false}
          mutationOptions={{ onSuccess: setInvited }}
          title={false}
          sx={CARD}
        >
          <RuleForm rules={RULES} defaults={{ language }} submit="resources.admin-accounts.add" />
        </Create>
      )}
    </Box>
  );
}

/** Says that an invitation was sent, or shows the link to pass on. */
export function InvitedNote({ email, invitation }: Omit<Invited, 'id'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Alert severity={invitation === undefined ? 'success' : 'warning'} sx={{ mb: 2 }}>
        {translate(`resources.admin-accounts.${invitation === undefined ? 'sent' : 'byHand'}`, { email })}
      </Alert>
      {invitation !== undefined && (
        <>
          <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mb: 1 }}>
            {invitation}
          </Box>
          <CopyButton label={translate('resources.admin-accounts.copyInvitation')} about="" text={invitation} />
        </>
      )}
    </Box>
  );
}

function BackToList() {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={PATHS.adminAccounts}
      variant="outlined"
      sx={{ display: 'flex', width: 'fit-content', mt: 2 }}
    >
      {translate('resources.admin-accounts.back')}
    </Button>
  );
}
