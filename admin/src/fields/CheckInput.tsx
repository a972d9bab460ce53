import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput } from 'react-admin';

/** Yes or no. */
export function CheckInput({ source, label }: { source: string; label: string }) {
  const { id, field } = useInput<unknown>({ source, defaultValue: false });
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox id={id} checked={field.value === true} onChange={(_, checked) => field.onChange(checked)} />}
    />
  );
}
