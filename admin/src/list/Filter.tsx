import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { filterValue } from './searchTerm';
import { useFieldLabel } from './useFieldLabel';
import { useNarrowing } from './useNarrowing';

interface Props {
  source: string;
  values: readonly string[];
  /** Message key below which each value has its word; without it a value is shown as it is. */
  wordsAt?: string;
}

/** Only the records with one value of a field; kept in the address, like search, sort and page. */
export function Filter({ source, values, wordsAt }: Props) {
  const translate = useTranslate();
  const label = useFieldLabel()(source);
  const { values: narrowed, narrow } = useNarrowing();
  return (
    <TextField
      select
      id={`filter-${source}`}
      label={label}
      value={filterValue(narrowed, source)}
      onChange={({ target }) => narrow(source, target.value)}
      sx={{ maxWidth: { sm: 220 } }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': translate('admin.list.only', { label }) } }}
    >
      <option value="">{translate('admin.list.all')}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {wordsAt ? translate(`${wordsAt}.${value}`) : value.replaceAll('_', ' ')}
        </option>
      ))}
    </TextField>
  );
}
