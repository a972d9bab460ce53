import { createContext, useContext, type ReactNode } from 'react';
import { emailAddress } from '#contract/phones-and-emails';
import { PageLink } from '../components/PageLink.js';
import { useTexts } from '../messages/useTexts.js';
import { insteadOf } from './answers.js';
import { errorText } from './errors.js';
import type { FormState } from './useForm.js';

export const FormContext = createContext<FormState | null>(null);

function useFormContext(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field without a form.');
  return form;
}

/** Everything a field needs to render; its ids derive from its name, so that the summary can link to it. */
export function useField(name: string) {
  const form = useFormContext();
  const words = useTexts('form');
  const templates = useTexts('errors');
  const { config, errors } = form;
  const rule = config.rules[name];
  const text = config.texts[name];
  if (!rule || !text) throw new Error(`No field "${name}" in "${config.id}".`);
  const found = errors[name];
  const error = found && errorText(rule, found, text, { ...words, templates });
  const hintId = text.hint ? `${name}-hint` : '';
  const errorId = error ? `${name}-error` : '';
  return {
    form,
    words,
    rule,
    text,
    error,
    isTaken: typeof found === 'object' && found.taken,
    value: form.answers[name] || (config.presumed?.[name] ?? ''),
    hintId,
    errorId,
    /** ARIA attributes of the control. */
    aria: {
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

/** Hint and error, between the label and the control. */
function FieldNotes({ name }: { name: string }) {
  const { form, text, rule, value, error, isTaken, hintId, errorId, words } = useField(name);
  // Letters of other scripts before the @: few mail servers take them.
  const isHardlyDelivered = rule.type === 'email' && /[^ -~].*@/.test(emailAddress(value));
  return (
    <>
      {rule.type === 'email' && (
        <p role="status" className={isHardlyDelivered ? 'hint' : 'hidden-text'}>
          {isHardlyDelivered && words.hardlyDelivered}
        </p>
      )}
      {text.hint && (
        <p id={hintId} className="hint">
          {text.hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          <span className="hidden-text">{`${words.errorPrefix} `}</span>
          <span>{error}</span>
        </p>
      )}
      {isTaken && form.config.logIn && (
        <p>
          <PageLink to="/login">{form.config.logIn}</PageLink>
        </p>
      )}
    </>
  );
}

/** Checkboxes that replace an answer. One at most, and none together with an answer. */
function Instead({ name }: { name: string }) {
  const { form, text } = useField(name);
  const offered = Object.entries(form.config.instead?.[name] ?? {});
  if (offered.length === 0) return null;
  const key = insteadOf(name);
  return (
    <div role="group" aria-label={text.label}>
      {offered.map(([value, label]) => (
        <div key={value} className="choice">
          <input
            id={`${key}-${value}`}
            type="checkbox"
            name={key}
            value={value}
            checked={form.answers[key] === value}
            onChange={({ target }) => form.answer(key, target.checked ? value : '')}
          />
          <label htmlFor={`${key}-${value}`}>{label}</label>
        </div>
      ))}
    </div>
  );
}

function Label({ name }: { name: string }) {
  const { form, text, rule, words } = useField(name);
  return (
    <>
      <span>{text.label}</span>
      {rule.optional && !form.config.presumed?.[name] && <span className="optional">{` ${words.optional}`}</span>}
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
      <Instead name={name} />
    </div>
  );
}

/** A question whose answer has several controls. */
export function FieldGroup({ name, role, children }: { name: string; role?: 'radiogroup'; children: ReactNode }) {
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
      <Instead name={name} />
    </fieldset>
  );
}

export const CHECKED = 'yes';

/** A single checkbox, such as a consent. `onCheck` is called after the answer is stored. */
export function CheckboxInput({ name, onCheck }: { name: string; onCheck?: (checked: boolean) => void }) {
  const { form, value, aria, error } = useField(name);
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <FieldNotes name={name} />
      <div className="choice">
        <input
          id={name}
          type="checkbox"
          name={name}
          value={CHECKED}
          checked={value === CHECKED}
          onChange={({ target }) => {
            form.answer(name, target.checked ? CHECKED : '');
            onCheck?.(target.checked);
          }}
          {...aria}
        />
        <label htmlFor={name}>
          <Label name={name} />
        </label>
      </div>
    </div>
  );
}
