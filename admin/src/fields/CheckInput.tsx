import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** The field that a ticked one implies: a child at preschool is not at school. */
const IMPLIED: Readonly<Record<string, string>> = { preschool: 'notAtSchool' };

/** A checkbox for a boolean field. */
export function CheckInput({ source, label }: { source: string; label: string }) {
  const { id, field } = useInput<unknown>({ source, defaultValue: false });
  const { setValue } = useFormContext();
  const other = IMPLIED[source];
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          id={id}
          checked={field.value === true}
          onChange={(_, checked) => {
            field.onChange(checked);
            if (checked && other !== undefined) setValue(other, true, { shouldDirty: true });
          }}
        />
      }
    />
  );
}
