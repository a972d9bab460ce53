import type { ReactNode } from 'react';
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

/** Hint and error, between the label and the control. */
export function FieldNotes({ name }: { name: string }) {
  const { text, error, hintId, errorId, words } = useField(name);
  return (
    <>
      {text.hint && (
        <p id={hintId} className="hint">
          {text.hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          <span className="hidden-text">{words.errorPrefix} </span>
          {error}
        </p>
      )}
    </>
  );
}

export function Label({ name }: { name: string }) {
  const { text, rule, words } = useField(name);
  return (
    <>
      {text.label}
      {rule.optional && <span className="optional"> {words.optional}</span>}
    </>
  );
}

/** A question with one control. */
export function Labelled({ name, children }: { name: string; children: ReactNode }) {
  const { error } = useField(name);
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={name}>
        <Label name={name} />
      </label>
      <FieldNotes name={name} />
      {children}
    </div>
  );
}

/** A question whose answer has several controls. */
export function Grouped({ name, children }: { name: string; children: ReactNode }) {
  const { aria, error } = useField(name);
  return (
    <fieldset className={error ? 'field wrong' : 'field'} aria-describedby={aria['aria-describedby']}>
      <legend>
        <Label name={name} />
      </legend>
      <FieldNotes name={name} />
      {children}
    </fieldset>
  );
}
