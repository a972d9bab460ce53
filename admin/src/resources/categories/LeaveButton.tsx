import { Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from 'react-admin';
import { PROFILE_STATUSES } from '#contract/categories';
import { ADMIN_ROLE } from '#contract/users';
import { lazyPage } from '../../ui/lazyPage';
import { NamedButton } from '../../ui/NamedButton';
import { useRowState } from '../../ui/rowState';
import { useMutationFailure } from '../../ui/useMutationFailure';
import { ConflictError } from '../../providers/conflict';
import { useRole } from '../../providers/authProvider';
import { useDecidedMeanwhile } from '../../decisions/useDecidedMeanwhile';
import type { TeacherProfile } from '../../config/teacherProfile';

const [ACTIVE, LEFT] = PROFILE_STATUSES;

/** Loaded when somebody leaves: it is not needed for the list. */
const LeaveFamilies = lazyPage<{ profile: string; tName: string }>(
  async () => (await import('./LeaveFamilies')).LeaveFamilies,
);

/**
 * Marks a teacher as having left, after showing the families affected, or as back. Content editors, who may know of no
 * family, have no such button.
 */
export const LeaveButton = () => useRole() === ADMIN_ROLE && <MarkButton />;

function MarkButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const fail = useMutationFailure();
  const profile = useRecordContext<TeacherProfile>();
  const { setFailure } = useRowState();
  const [update, { isPending }] = useUpdate();
  const decidedMeanwhile = useDecidedMeanwhile();
  const [asking, setAsking] = useState(false);
  if (!profile) return null;
  const { id, tName: name } = profile;
  const hasLeft = profile.status === LEFT;

  const meanwhile = ({ current, fields, history }: ConflictError): Promise<string> =>
    decidedMeanwhile('alldetails', new ConflictError({ status: ACTIVE, ...current }, fields, history), name);
  const save = (): void => {
    if (isPending) return;
    setFailure(undefined);
    void update(
      'alldetails',
      { id, data: { status: hasLeft ? ACTIVE : LEFT }, previousData: profile, meta: { read: profile } },
      {
        onSuccess: () => {
          notify(`resources.alldetails.leave.${hasLeft ? 'isBack' : 'hasLeft'}`, {
            type: 'success',
            messageArgs: { name },
          });
          refresh();
        },
        onError: (error: unknown) => void fail(error, { failed: 'resources.alldetails.leave.failed', meanwhile }),
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <>
      <NamedButton
        variant="outlined"
        sx={{ whiteSpace: { lg: 'nowrap' } }}
        label={translate(`resources.alldetails.leave.${hasLeft ? 'back' : 'leave'}`)}
        about={translate('admin.actions.forRecord', { name })}
        aria-disabled={isPending}
        onClick={() => (hasLeft ? save() : setAsking(true))}
      />
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={translate('resources.alldetails.leave.ask', { name })}
        content={
          <>
            <Typography>{translate('resources.alldetails.leave.effect')}</Typography>
            {asking && <LeaveFamilies profile={id} tName={name} />}
          </>
        }
        confirm="resources.alldetails.leave.leave"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={save}
      />
    </>
  );
}
