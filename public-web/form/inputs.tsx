import { useRef, useState } from 'react';
import type { FileRule, Rule } from '#contract/rule';
import { fill } from '../messages/fill.js';
import { dateFrom, datePartsOf } from './answers.js';
import { Grouped, Labelled, useField } from './Field.js';

const LONG = 1000;
const MEGABYTE = 1024 * 1024;
const ACCEPT = {
  pdf: 'application/pdf,.pdf',
  picture: 'image/jpeg,image/png,image/webp,image/gif',
  sound: 'audio/*',
} as const;
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

/** One question: the rule decides the kind of input, the catalogue its texts. */
function Field({ name }: { name: string }) {
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

export function Fields({ names }: { names: readonly string[] }) {
  return names.map((name) => <Field key={name} name={name} />);
}

type Traits = { type?: string; inputMode?: 'numeric' | 'decimal'; spellCheck?: boolean; short?: boolean };

function traitsOf(name: string, rule: Rule): Traits {
  if (rule.type === 'phone') return { type: 'tel', short: true };
  if (rule.type === 'email' || AUTOCOMPLETE[name] === 'email') return { type: 'email', spellCheck: false };
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
    <Grouped name={name} role="radiogroup">
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
    </Grouped>
  );
}

/** Three boxes instead of a calendar: easier to type, and to read out over the phone. */
function DateInput({ name }: { name: string }) {
  const { form, value, words, error } = useField(name);
  const parts = datePartsOf(value);
  return (
    <Grouped name={name}>
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
                value={parts[part]}
                aria-invalid={error ? true : undefined}
                onChange={(event) => form.answer(name, dateFrom({ ...parts, [part]: event.target.value }))}
              />
            </div>
          );
        })}
      </div>
    </Grouped>
  );
}

/** The browser's own file input: it works by keyboard and by voice. */
function FileInput({ name, accept }: { name: string; accept: FileRule['accept'] }) {
  const { form, words, aria } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  const file = form.files[name];

  function remove() {
    form.chooseFile(name, undefined);
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  return (
    <Labelled name={name}>
      <input
        ref={input}
        id={name}
        name={name}
        type="file"
        accept={ACCEPT[accept]}
        onChange={(event) => form.chooseFile(name, event.target.files?.[0])}
        {...aria}
      />
      {file && (
        <p className="chosen-file">
          <span>
            {/* The size with one decimal, never "0.0". */}
            <strong>{file.name}</strong> (
            {fill(words.fileSize, { size: Math.max(file.size / MEGABYTE, 0.1).toFixed(1) })})
          </span>
          <button type="button" className="link-button" onClick={remove}>
            {words.removeFile}
          </button>
        </p>
      )}
    </Labelled>
  );
}

/** Typed once and shown on request, instead of typed twice. */
function PasswordInput({ name }: { name: string }) {
  const { form, rule, value, words, aria } = useField(name);
  const [shown, setShown] = useState(false);
  const isNew = rule.type === 'password' && rule.min > 1;
  return (
    <Labelled name={name}>
      <div className="password">
        <input
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => form.answer(name, event.target.value)}
          {...aria}
        />
        <button
          type="button"
          className="button quiet"
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
    </Labelled>
  );
}
