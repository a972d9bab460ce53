import { TextField } from '@mui/material';
import { InputHelperText, useInput, useTranslate } from 'react-admin';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  source: string;
  label: string;
  /** For screen readers, if the label alone is too vague. */
  accessibleName?: string;
  validate?: (value: unknown) => string | undefined;
  choices: readonly Choice[];
}

/** A native select, which on a phone is the system's own picker. */
export function ChoiceInput({ source, label, accessibleName, validate, choices }: Props) {
  const {
    id,
    field: { ref, ...field },
    fieldState,
  } = useInput({ source, ...(validate && { validate }) });
  const { error, invalid } = fieldState;
  const translate = useTranslate();
  // A select shows its first option: an empty one, until something is chosen.
  const unchosen = field.value === '' && !choices.some(({ value }) => value === '');
  return (
    <TextField
      {...field}
      // Not the box around it, which cannot take the focus.
      inputRef={ref}
      id={id}
      select
      label={label}
      error={invalid}
      helperText={error?.message && <InputHelperText error={error.message} />}
      slotProps={{
        select: { native: true },
        ...(accessibleName && { htmlInput: { 'aria-label': accessibleName } }),
      }}
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
