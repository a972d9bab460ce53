import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { OfficeRole } from '#contract/users';
import { NamedButton } from '../../ui/NamedButton';
import { useRecordName } from '../../ui/useRecordName';
import { httpClient } from '../../providers/http';
import { InvitedNote } from './Invite';
import { useAction } from '../../form/useAction';

export interface AdminAccount {
  id: string;
  email: string;
  full_name?: string;
  role: OfficeRole;
  /** Has not chosen a password yet. */
  invited: boolean;
  invitedUntil?: string;
  secondFactor: boolean;
}

/** Sends another invitation, or shows its link once where no mail is sent. */
export function InviteAgain() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const title = useId();
  const name = useRecordName();
  const account = useRecordContext<AdminAccount>();
  const { run, data, isPending, reset, failureNote } = useAction(
    'resources.admin-accounts.inviteAgainFailed',
    async () => {
      const answer = await httpClient(`/administrators/${account?.id}/invite`, { method: 'POST' });
      return answer.json as { email: string; invitation?: string };
    },
  );
  if (!account?.invited) return null;
  const close = () => {
    reset();
    refresh();
  };
  return (
    <>
      <NamedButton
        variant="outlined"
        label={translate(`resources.admin-accounts.${isPending ? 'invitingAgain' : 'inviteAgain'}`)}
        about={translate('admin.actions.forRecord', { name })}
        aria-disabled={isPending}
        onClick={() => run()}
      />
      {failureNote}
      {data && (
        <Dialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="sm">
          <DialogTitle id={title}>{translate('resources.admin-accounts.invitedAgain', { name })}</DialogTitle>
          <DialogContent>
            <InvitedNote {...data} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('admin.actions.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
