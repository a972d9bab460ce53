import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useRecordName } from '../list/useRecordName';
import { useRowState } from '../list/rowState';
import { StatusChip } from './StatusChip';
import { StatusDecisions } from './StatusDecisions';
import { formId, useStatusRecord, type StatusChoice } from './statusForm';

/** The status of a row with what can be decided at once, or the list to choose another from while it is being changed. */
export function StatusCell({ choice }: { choice: StatusChoice }) {
  const translate = useTranslate();
  const record = useStatusRecord();
  const { mode } = useRowState();
  const shown = useRef<HTMLDivElement>(null);
  if (mode === 'status') return <StatusSelect choice={choice} />;
  const { decisions, wordsAt } = choice;
  return (
    <div ref={shown} tabIndex={-1}>
      <StatusChip status={record.status} label={translate(`${wordsAt}.${record.status}`)} />
      {record.status === decisions?.waiting && (
        <StatusDecisions choice={choice} ways={decisions.ways} onDecided={() => shown.current?.focus()} />
      )}
    </div>
  );
}

function StatusSelect({ choice }: { choice: StatusChoice }) {
  const translate = useTranslate();
  const record = useStatusRecord();
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
      {choice.values.map((value) => (
        <option key={value} value={value}>
          {translate(`${choice.wordsAt}.${value}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
