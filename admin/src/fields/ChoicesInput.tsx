import { CheckboxGroupInput, type CheckboxGroupInputProps } from 'react-admin';

/** The name of the group looks like those of the other inputs. */
const LEGEND = {
  '&& legend': { transform: 'none', fontWeight: 700, fontSize: '0.9375rem', color: 'text.primary' },
} as const;

/** Several of a list. */
export default function ChoicesInput(props: CheckboxGroupInputProps) {
  return <CheckboxGroupInput {...props} translateChoice={false} sx={LEGEND} />;
}
