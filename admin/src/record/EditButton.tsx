import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { NamedButton } from '../list/NamedButton';
import { useRecordName } from '../list/useRecordName';
import { useRowState } from '../list/rowState';

/** Turns a row into its form. */
export function EditButton(look: { variant?: 'outlined' }) {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { mode, setMode } = useRowState();
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // Saved or cancelled: the focus returns to the button that began the edit.
  useEffect(() => {
    if (wasEditing.current && mode !== 'edit') edit.current?.focus();
    wasEditing.current = mode === 'edit';
  }, [mode]);

  return (
    <NamedButton
      {...look}
      ref={edit}
      label={translate('admin.actions.edit')}
      about={about}
      aria-expanded={mode === 'edit'}
      onClick={() => setMode('edit')}
    />
  );
}
