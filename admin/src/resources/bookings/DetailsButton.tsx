import { useTranslate } from 'react-admin';
import { NamedButton } from '../../list/NamedButton';
import { useRecordName } from '../../list/useRecordName';
import { useRowState } from '../../list/rowState';

/** Opens what lies below a row, and closes it. */
export function DetailsButton() {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { mode, setMode } = useRowState();
  return (
    <NamedButton
      label={translate('admin.actions.details')}
      about={about}
      aria-expanded={mode === 'details'}
      onClick={() => setMode(mode === 'details' ? undefined : 'details')}
    />
  );
}
