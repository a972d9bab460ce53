import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { OfficeRole } from '#contract/users';
import { FailureNote } from '../../list/FailureNote';
import { NamedButton } from '../../list/NamedButton';
import { useRecordName } from '../../list/useRecordName';
import { call } from '../../providers/call';
import { useErrorMessage } from '../../providers/errors';
import { InvitedNote } from './Invite';

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
  const errorMessage = useErrorMessage();
  const title = useId();
  const name = useRecordName();
  const account = useRecordContext<AdminAccount>();
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const answer = await call(`/administrators/${account?.id}/invite`, { method: 'POST' });
      return answer.json as { email: string; invitation?: string };
    },
  });
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
        onClick={() => !isPending && mutate()}
      />
      {error && (
        <FailureNote text={errorMessage('resources.admin-accounts.inviteAgainFailed', error)} onClose={reset} />
      )}
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
