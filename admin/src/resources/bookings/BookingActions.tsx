import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NamedButton } from '../../list/NamedButton';
import { useRecordName } from '../../list/useRecordName';
import { useRowState } from '../../list/rowState';
import { DeleteDialog } from './DeleteDialog';

/** Details, Edit and Delete of one row. */
export function BookingActions() {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { mode, setMode } = useRowState();
  const [deleting, setDeleting] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // Saved or cancelled: the focus returns to the button that began the edit.
  useEffect(() => {
    if (wasEditing.current && mode !== 'edit') edit.current?.focus();
    wasEditing.current = mode === 'edit';
  }, [mode]);

  return (
    <>
      <NamedButton
        label={translate('admin.actions.details')}
        about={about}
        aria-expanded={mode === 'details'}
        onClick={() => setMode(mode === 'details' ? undefined : 'details')}
      />
      <NamedButton
        ref={edit}
        label={translate('admin.actions.edit')}
        about={about}
        aria-expanded={mode === 'edit'}
        onClick={() => setMode('edit')}
      />
      <NamedButton
        label={translate('admin.actions.delete')}
        about={about}
        color="error"
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      />
      <DeleteDialog open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
