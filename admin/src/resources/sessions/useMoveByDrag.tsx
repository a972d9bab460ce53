import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Session } from '#contract/plans';
import { FailureNote } from '../../ui/FailureNote';
import { useSendMessage } from '../../providers/errors';
import { changeSession, refusedPlan, useReload } from '../plans/requests';
import { usePlansAction } from '../plans/useFormAction';
import { type PlansTranslate, usePlansTranslate } from '../plans/usePlansTranslate';
import { obstaclesText, sessionWord, withMessage } from '../plans/words';

type When = Pick<Session, 'day' | 'at'>;

interface Move {
  session: Session;
  when: When;
  isUndo?: boolean;
}

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
  const message = useSendMessage();
  const reload = useReload();
  const { run, data, error, reset } = usePlansAction(
    'plans.moveFailed',
    async ({ session, when, isUndo = false }: Move) => ({
      isUndo,
      before: session,
      ...(await changeSession(session, when)),
    }),
    reload,
  );
  const move = (session: Session, when: When): void => {
    if (session.day !== when.day || session.at !== when.at) run({ session, when });
  };
  const note = (
    <>
      {error && <FailureNote text={obstacles(t, error) ?? message('plans.moveFailed', error)} onClose={reset} />}
      <div role="status">
        {data && (
          <Alert
            role="none"
            severity="success"
            sx={{ mb: 1, displayPrint: 'none' }}
            action={
              <Button
                color="inherit"
                onClick={() => run({ session: data.moved, when: backTo(data.before), isUndo: true })}
              >
                {translate('admin.status.undo')}
              </Button>
            }
          >
            {data.isUndo
              ? t('movedBack', { session: sessionWord(t, data.moved) })
              : withMessage(t, t('moved', { session: sessionWord(t, data.moved) }), data.last)}
          </Alert>
        )}
      </div>
    </>
  );
  return { move, note };
}

/** What speaks against it, in place of the refusal, whose sentence sends to a list: the dialog has one. */
function obstacles(t: PlansTranslate, error: unknown): string | undefined {
  const [session] = refusedPlan(error)?.sessions ?? [];
  if (!session) return undefined;
  const what = `${t('moveFailed', { tryAgain: '' }).trim()} ${obstaclesText(t, session)}.`;
  return session.clash ? what : `${what} ${t('allowInDialog')}`;
}
