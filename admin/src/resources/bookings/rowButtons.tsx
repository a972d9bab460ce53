import EditIcon from '@mui/icons-material/Edit';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { StatusActions } from '../../decisions/StatusActions';
import { UnlessSpam } from '../../decisions/SuspectedSpam';
import { DeleteButton } from '../../ui/DeleteButton';
import { lazyPage } from '../../ui/lazyPage';
import { NamedButton } from '../../ui/NamedButton';
import { RowButtons } from '../../ui/RowButtons';
import { useReturnFocus, useRowState } from '../../ui/rowState';
import { useRecordName } from '../../ui/useRecordName';
import type { Booking } from './booking';

/** Expands and collapses the panel below a row. */
export function DetailsButton() {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { mode, setMode } = useRowState();
  const open = mode === 'details';
  return (
    <NamedButton
      variant="outlined"
      label={translate('admin.actions.details')}
      about={about}
      aria-expanded={open}
      onClick={() => setMode(open ? undefined : 'details')}
    />
  );
}

/** Opens the form in a row. */
function EditRowButton() {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { mode, setMode } = useRowState();
  const edit = useReturnFocus('edit');
  // Nothing is changed then.
  if (useRecordContext<Booking>()?.consentWithdrawnAt !== undefined) return null;
  return (
    <NamedButton
      variant="outlined"
      ref={edit}
      label={translate('ra.action.edit')}
      title={translate('ra.action.edit')}
      startIcon={<EditIcon />}
      className="icon-in-table"
      about={about}
      aria-expanded={mode === 'edit'}
      onClick={() => setMode('edit')}
    />
  );
}

/** The panel with its forms, loaded when it is first opened. */
export const LazyBookingPanel = lazyPage(async () => (await import('./BookingPanel')).BookingPanel, null);

/** The buttons of a booking's row; one that is suspected of being spam can be read and deleted. */
export function BookingActions({ children }: { children?: ReactNode }) {
  const suspected = (
    <RowButtons>
      <DetailsButton />
      <DeleteButton iconInTable />
    </RowButtons>
  );
  return (
    <UnlessSpam fallback={suspected}>
      <StatusActions openedThere>
        <DetailsButton />
        <EditRowButton />
        {children}
      </StatusActions>
    </UnlessSpam>
  );
}
