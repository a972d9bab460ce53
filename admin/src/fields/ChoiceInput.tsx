import TextField from '@mui/material/TextField';
import { InputHelperText, useInput, useTranslate } from 'react-admin';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  source: string;
  label: string;
  validate: (value: unknown) => string | undefined;
  choices: readonly Choice[];
}

/** A native select: the phone's own picker, and nothing drawn outside of the page. */
export function ChoiceInput({ source, label, validate, choices }: Props) {
  const { id, field, fieldState } = useInput({ source, validate });
  const { error, invalid } = fieldState;
  const translate = useTranslate();
  // A select shows its first choice: where nothing is chosen yet, that must not be one.
  const unchosen = field.value === '' && !choices.some(({ value }) => value === '');
  return (
    <TextField
      {...field}
      id={id}
      select
      label={label}
      error={invalid}
      helperText={error?.message && <InputHelperText error={error.message} />}
      slotProps={{ select: { native: true } }}
    >
      {unchosen && <option value="">{translate('admin.form.choose')}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
