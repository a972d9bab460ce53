import { useTranslate } from 'react-admin';
import { NamedButton } from '../../list/NamedButton';
import { useRecordName } from '../../list/useRecordName';
import { useRowState } from '../../list/rowState';
import { DeleteButton } from '../../record/DeleteButton';
import { EditButton } from '../../record/EditButton';
import { DELETE_TEXTS } from './kinds';

/** Details, Edit and Delete of one row. */
export function BookingActions() {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { mode, setMode } = useRowState();
  return (
    <>
      <NamedButton
        label={translate('admin.actions.details')}
        about={about}
        aria-expanded={mode === 'details'}
        onClick={() => setMode(mode === 'details' ? undefined : 'details')}
      />
      <EditButton />
      <DeleteButton texts={DELETE_TEXTS} />
    </>
  );
}
