import TextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  source: string;
  validate: (value: unknown) => string | undefined;
  choices: readonly Choice[];
}

/** A native select: the phone's own picker, and nothing drawn outside of the page. */
export function ChoiceInput({ source, validate, choices }: Props) {
  const { id, field, fieldState } = useInput({ source, validate });
  const { error, invalid } = fieldState;
  return (
    <TextField
      {...field}
      id={id}
      select
      label={<FieldTitle source={source} />}
      error={invalid}
      helperText={error?.message && <InputHelperText error={error.message} />}
      slotProps={{ select: { native: true } }}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
