import { ChoiceInput } from './ChoiceInput.js';
import { DateInput } from './DateInput.js';
import { FileInput } from './FileInput.js';
import { useField } from './FormContext.js';
import { PasswordInput } from './PasswordInput.js';
import { TextInput } from './TextInput.js';

/** One question: the rule decides what is drawn, the catalogue what it says. */
export function Field({ name }: { name: string }) {
  const { rule } = useField(name);
  switch (rule.type) {
    case 'choice':
      return <ChoiceInput name={name} values={rule.values} />;
    case 'date':
      return <DateInput name={name} />;
    case 'file':
      return <FileInput name={name} accept={rule.accept} />;
    case 'password':
      return <PasswordInput name={name} />;
    default:
      return <TextInput name={name} />;
  }
}
