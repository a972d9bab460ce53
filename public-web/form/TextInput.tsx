import type { Rule } from '#contract/rule';
import { Labelled } from './FieldFrame.js';
import { useField } from './FormContext.js';
import { isName, purposeOf } from './purpose.js';

const LONG = 1000;

type Traits = { type?: string; inputMode?: 'numeric' | 'decimal'; spellCheck?: boolean; short?: boolean };

function traitsOf(name: string, rule: Rule, purpose: string): Traits {
  if (rule.type === 'phone') return { type: 'tel', short: true };
  if (rule.type === 'email' || purpose === 'email') return { type: 'email', spellCheck: false };
  if (rule.type === 'number') return { inputMode: rule.whole ? 'numeric' : 'decimal', short: true };
  return isName(name) ? { spellCheck: false } : {};
}

export function TextInput({ name }: { name: string }) {
  const { form, rule, value, aria } = useField(name);
  const purpose = purposeOf(name);
  const { short, type = 'text', ...traits } = traitsOf(name, rule, purpose);
  const common = {
    id: name,
    name,
    value,
    autoComplete: purpose,
    onChange: (event: { target: { value: string } }) => form.answer(name, event.target.value),
    ...aria,
  };
  const lines = rule.type === 'text' && rule.lines;
  return (
    <Labelled name={name}>
      {lines ? (
        <textarea {...common} rows={rule.max > LONG ? 5 : 2} />
      ) : (
        <input {...common} {...traits} type={type} className={short ? 'short' : undefined} />
      )}
    </Labelled>
  );
}
