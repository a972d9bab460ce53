import { type ComponentType, useState } from 'react';
import type { Rule } from '#contract/rule';
import { dateFrom, datePartsOf, sendable } from './answers.js';
import { FieldGroup, Labelled, useField } from './Field.js';

const LONG = 1000;
const DATE_PARTS = ['day', 'month', 'year'] as const;

/** Autofill for the visitor's own details; `off` for a child's. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  parentName: 'name',
  parentPhone: 'tel',
  parentEmail: 'email',
  full_name: 'name',
  home_address: 'street-address',
  phone_number: 'tel',
  whatsapp_number: 'tel',
  email: 'email',
  name: 'name',
  phone: 'tel',
  code: 'one-time-code',
};
/** No spell check for names of people and schools. */
const NAMES = ['parentName', 'childName', 'schoolName', 'full_name', 'name'];

type Input = ComponentType<{ name: string }>;

interface FieldsProps {
  names: readonly string[];
  /** Inputs that only some forms have: the others need not fetch them. */
  inputs?: Readonly<Partial<Record<Rule['type'], Input>>>;
}

/** One question each: the rule decides the kind of input, the catalogue its texts. */
export function Fields({ names, inputs }: FieldsProps) {
  return names.map((name) => <Field key={name} name={name} inputs={inputs} />);
}

function Field({ name, inputs = {} }: { name: string; inputs: FieldsProps['inputs'] }) {
  const { rule } = useField(name);
  const Input = inputs[rule.type];
  if (Input) return <Input name={name} />;
  switch (rule.type) {
    case 'choice':
      return <ChoiceInput name={name} values={rule.values} />;
    case 'date':
      return <DateInput name={name} />;
    case 'file':
    case 'password':
      throw new Error(`"${name}" is asked with <AccountFields>.`);
    default:
      return <TextInput name={name} />;
  }
}

interface Traits {
  type?: string;
  inputMode?: 'numeric' | 'decimal' | 'email';
  autoCapitalize?: 'none';
  spellCheck?: boolean;
  short?: boolean;
}

function traitsOf(name: string, rule: Rule): Traits {
  if (rule.type === 'phone') return { type: 'tel', short: true };
  // Of `type="email"` browsers hand on what they make of the domain, not what was typed.
  if (rule.type === 'email' || AUTOCOMPLETE[name] === 'email')
    return { inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
  if (rule.type === 'number') return { inputMode: rule.whole ? 'numeric' : 'decimal', short: true };
  return NAMES.includes(name) ? { spellCheck: false } : {};
}

function TextInput({ name }: { name: string }) {
  const { form, rule, value, aria } = useField(name);
  const { short, type = 'text', ...traits } = traitsOf(name, rule);
  const common = {
    id: name,
    name,
    value,
    autoComplete: AUTOCOMPLETE[name] ?? 'off',
    onChange: (event: { target: { value: string } }) => form.answer(name, event.target.value),
    ...aria,
  };
  return (
    <Labelled name={name}>
      {rule.type === 'text' && rule.lines ? (
        <textarea {...common} rows={rule.max > LONG ? 5 : 2} />
      ) : (
        <input {...common} {...traits} type={type} className={short ? 'short' : undefined} />
      )}
    </Labelled>
  );
}

/** Radio buttons for a few values. The first has the field's id, to which the summary links. */
function ChoiceInput({ name, values }: { name: string; values: readonly string[] }) {
  const { form, value } = useField(name);
  return (
    <FieldGroup name={name} role="radiogroup">
      {values.map((option, place) => {
        const id = place === 0 ? name : `${name}-${option}`;
        return (
          <div key={option} className="choice">
            <input
              id={id}
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => form.answer(name, option)}
            />
            <label htmlFor={id}>{form.config.options?.[name]?.[option] ?? option}</label>
          </div>
        );
      })}
    </FieldGroup>
  );
}

/** Three boxes instead of a calendar: easier to type, and to read out over the phone. */
function DateInput({ name }: { name: string }) {
  const { form, rule, value, words, error } = useField(name);
  const parts = datePartsOf(value);
  const { year } = datePartsOf(sendable(rule, value));
  // What is filled in does not come back while another year is about to be typed.
  const [isEmptied, setEmptied] = useState(false);
  return (
    <FieldGroup name={name}>
      <div className="date">
        {DATE_PARTS.map((part) => {
          const id = part === 'day' ? name : `${name}-${part}`;
          return (
            <div key={part}>
              <label htmlFor={id}>{words[part]}</label>
              <input
                id={id}
                className={part}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={parts[part] || (part === 'year' && !isEmptied ? year : '')}
                // What is filled in makes room for what is typed.
                onFocus={({ target }) => target.select()}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) => {
                  form.answer(name, dateFrom({ ...parts, [part]: target.value }));
                  setEmptied(part === 'year');
                }}
                onBlur={() => setEmptied(false)}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
