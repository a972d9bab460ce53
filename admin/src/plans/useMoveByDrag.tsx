import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Session } from '#contract/plans';
import { FailureNote } from '../ui/FailureNote';
import { useErrorMessage } from '../providers/errors';
import { changeSession, isOutdated, refusedPlan, useReload } from './requests';
import { type PlansTranslate, usePlansTranslate } from './usePlansTranslate';
import { OBSTACLE_WORDS, sessionWord } from './words';

type When = Pick<Session, 'day' | 'at'>;

/** Where a session was, with what was allowed for it there: the server forgets that with the day. */
function backTo({ day, at, allowed }: Session): When & { allow?: object } {
  return { day, at, ...(allowed && { allow: [{ day, reason: allowed.reason }] }) };
}

/**
 * Moves a session that was dropped on another day or hour, with the checks of the dialog. What speaks against it is
 * said, and nothing is moved: a warning is allowed in the dialog, where a reason can be typed.
 */
export function useMoveByDrag() {
  const t = usePlansTranslate();
  const translate = useTranslate();
  const errorMessage = useErrorMessage();
  const reload = useReload();
  const { mutate, data, error, reset, isPending } = useMutation({
    mutationFn: async ({ session, when, isUndo = false }: { session: Session; when: When; isUndo?: boolean }) => ({
      isUndo,
      before: session,
      moved: await changeSession(session, when),
    }),
    onSuccess: reload,
    onError: (failure) => (isOutdated(failure) ? reload() : undefined),
  });
  const move = (session: Session, when: When): void => {
    if (!isPending && (session.day !== when.day || session.at !== when.at)) mutate({ session, when });
  };
  const undo = ({ before, moved }: { before: Session; moved: Session }): void => {
    if (!isPending) mutate({ session: moved, when: backTo(before), isUndo: true });
  };
  const note = (
    <>
      {error && (
        <FailureNote
          text={[errorMessage('plans.moveFailed', error), ...obstacles(t, error)].join(' ')}
          onClose={reset}
        />
      )}
      <div role="status">
        {data && (
          <Alert
            severity="success"
            sx={{ mb: 1, displayPrint: 'none' }}
            action={
              <Button color="inherit" onClick={() => undo(data)}>
                {translate('admin.status.undo')}
              </Button>
            }
          >
            {t(data.isUndo ? 'movedBack' : 'moved', { session: sessionWord(t, data.moved) })}
          </Alert>
        )}
      </div>
    </>
  );
  return { move, note };
}

function obstacles(t: PlansTranslate, error: unknown): string[] {
  const [session] = refusedPlan(error)?.sessions ?? [];
  if (!session) return [];
  const found = [...(session.clash ? [session.clash.with] : []), ...session.warnings];
  const what = `${found.map((one) => t(OBSTACLE_WORDS[one])).join(', ')}.`;
  return session.clash ? [what] : [what, t('allowInDialog')];
}
