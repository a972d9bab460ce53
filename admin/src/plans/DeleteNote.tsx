import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Session } from '#contract/plans';
import { TitledDialog } from '../ui/TitledDialog';
import { send, useDone } from './requests';
import { usePlansAction } from './useFormAction';
import { usePlansTranslate } from './usePlansTranslate';
import { sessionWord } from './words';

interface Props {
  session: Session;
  onBack: () => void;
  onDone: () => void;
}

/** Deletes the note of a session, after saying what goes with it: one that is about another child, for example. */
export function DeleteNote({ session, onBack, onDone }: Props) {
  const t = usePlansTranslate();
  const translate = useTranslate();
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
    <TitledDialog
      title={t('deleteNoteTitle', { session: sessionWord(t, session) })}
      onClose={onBack}
      closeLabel={translate('ra.action.cancel')}
      onSubmit={() => remove.run()}
      actions={
        <Button type="submit" variant="contained" color="error" aria-disabled={remove.isPending}>
          {t('deleteNote')}
        </Button>
      }
    >
      {t('deleteNoteText')}
      {remove.failureNote}
    </TitledDialog>
  );
}
