import type { ReactNode } from 'react';
import { useField } from './FormContext.js';

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
export function Grouped({ name, role, children }: { name: string; role?: 'radiogroup'; children: ReactNode }) {
  const { aria, error } = useField(name);
  return (
    <fieldset
      className={error ? 'field wrong' : 'field'}
      role={role}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={role && aria['aria-invalid']}
    >
      <legend>
        <Label name={name} />
      </legend>
      <FieldNotes name={name} />
      {children}
    </fieldset>
  );
}
