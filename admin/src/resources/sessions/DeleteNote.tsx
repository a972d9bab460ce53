import type { Session } from '#contract/plans';
import { ActionDialog } from '../../form/ActionDialog';
import { send, useDone } from '../plans/requests';
import { usePlansAction } from '../plans/useFormAction';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { sessionWord } from '../plans/words';

interface Props {
  session: Session;
  onBack: () => void;
  onDone: () => void;
}

/** Deletes the note of a session, after saying what goes with it: one that is about another child, for example. */
export function DeleteNote({ session, onBack, onDone }: Props) {
  const t = usePlansTranslate();
  const done = useDone();
  const remove = usePlansAction(
    'plans.deleteNoteFailed',
    () => send<object>('DELETE', `/sessions/${session._id}/note`),
    async () => {
      onDone();
      await done(t('deleteNoteDone'));
    },
  );
  return (
    <ActionDialog
      title={t('deleteNoteTitle', { session: sessionWord(t, session) })}
      action={remove}
      submit={t('deleteNote')}
      color="error"
      onClose={onBack}
    >
      {t('deleteNoteText')}
    </ActionDialog>
  );
}
