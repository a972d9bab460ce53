import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
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
  const resource = useResourceContext();
  const record = useRecordContext<WithStatus>();
  const { mode } = useRowState();
  const shown = useRef<HTMLDivElement>(null);
  if (!record) return null;
  if (mode === 'status') return <StatusSelect statuses={statuses} record={record} />;
  return (
    <Box ref={shown} tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <StatusChip status={record.status} label={translate(`resources.${resource}.statuses.${record.status}`)} />
      <ToldMark />
      {!statuses.final && <Decisions statuses={statuses} onDecided={() => shown.current?.focus()} />}
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
  const { save, saving, question } = useSaveStatus(onDecided);
  if (record?.status !== statuses.waiting) return question;
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
      {question}
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
