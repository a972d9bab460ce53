import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { TakeBackButton } from '../outbox/TakeBackButton';
import { ToldMark } from '../outbox/ToldMark';
import { NamedButton } from '../list/NamedButton';
import { useRowState } from '../list/rowState';
import { useRecordName } from '../list/useRecordName';
import { StatusChip } from './StatusChip';
import { formId, type Statuses, type WithStatus } from './statuses';
import { useSaveStatus } from './useSaveStatus';

/** The status of a row with its one-click decisions, or a select while it is being changed. */
export function StatusField({ statuses }: { statuses: Statuses }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<WithStatus>();
  const name = useRecordName();
  const { mode } = useRowState();
  const shown = useRef<HTMLDivElement>(null);
  if (!record) return null;
  if (mode === 'status') return <StatusSelect statuses={statuses} record={record} />;
  return (
    <Box ref={shown} tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, alignItems: 'center', columnGap: 0.5 }}>
        <StatusChip status={record.status} label={translate(`resources.${resource}.statuses.${record.status}`)} />
        {/* Not where Approve comes back. */}
        {record.toTell && !statuses.final && (
          <TakeBackButton resource={resource} record={record} name={name} status={statuses.waiting} />
        )}
      </Box>
      <ToldMark />
      <CancelledMark />
      {!statuses.final && <Decisions statuses={statuses} onDecided={() => shown.current?.focus()} />}
    </Box>
  );
}

/** Rejected, because the family no longer wants it, and why. */
function CancelledMark() {
  const translate = useTranslate();
  const { cancelledBy, cancelReason } =
    useRecordContext<WithStatus & { cancelledBy?: 'family'; cancelReason?: string }>() ?? {};
  if (!cancelledBy) return null;
  return (
    <Box sx={{ mt: 0.5, fontSize: '0.9375rem' }}>
      <strong>{translate('followUp.cancelled')}</strong>
      {cancelReason !== undefined && <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{cancelReason}</Box>}
    </Box>
  );
}

interface DecisionsProps {
  statuses: Statuses;
  /** The buttons disappear once it is decided. */
  onDecided?: () => void;
}

/** One-click decisions for a pending record. */
export function Decisions({ statuses, onDecided }: DecisionsProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext<WithStatus>();
  const name = useRecordName();
  const { save, saving } = useSaveStatus(onDecided);
  if (record?.status !== statuses.waiting) return null;
  const about = translate(`resources.${resource}.about`, { ...record, _: name });
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 0.75 }}>
      {statuses.decisions.map((status) => (
        <NamedButton
          key={status}
          variant="outlined"
          sx={{ px: 1, minWidth: 72 }}
          label={translate(saving === status ? 'admin.actions.saving' : `resources.${resource}.decisions.${status}`)}
          about={about}
          aria-disabled={saving !== undefined}
          onDecide={() => save(status)}
        />
      ))}
    </Box>
  );
}

function StatusSelect({ statuses, record }: { statuses: Statuses; record: WithStatus }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const name = useRecordName();
  const { setMode } = useRowState();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current?.focus();
  }, []);
  return (
    <NativeSelect
      input={<OutlinedInput size="small" fullWidth />}
      defaultValue={record.status}
      inputRef={select}
      inputProps={{ name: 'status', form: formId(record), 'aria-label': translate('admin.status.new', { name }) }}
      onKeyDown={(event) => event.key === 'Escape' && setMode(undefined)}
    >
      {statuses.values.map((value) => (
        <option key={value} value={value}>
          {translate(`resources.${resource}.statuses.${value}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
