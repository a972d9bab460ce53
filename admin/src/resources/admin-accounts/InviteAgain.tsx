import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { OfficeRole } from '#contract/users';
import { NamedButton } from '../../ui/NamedButton';
import { TitledDialog } from '../../ui/TitledDialog';
import { useRecordName } from '../../ui/useRecordName';
import { postOnce } from '../../providers/idempotency';
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
  const name = useRecordName();
  const account = useRecordContext<AdminAccount>();
  const { run, data, isPending, reset, failureNote } = useAction(
    'resources.admin-accounts.inviteAgainFailed',
    async () => {
      const answer = await postOnce(`/administrators/${account?.id}/invite`);
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
        <TitledDialog title={translate('resources.admin-accounts.invitedAgain', { name })} onClose={close}>
          <InvitedNote {...data} />
        </TitledDialog>
      )}
    </>
  );
}
