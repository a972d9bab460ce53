import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import { EmailLink, PhoneLink } from '../components/Contacts.js';
import { submittedBeforeHydration } from '../components/headScript.js';
import { useTitle } from '../components/useTitle.js';
import { useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';
import { isOwnDevice, setOwnDevice } from './draft.js';
import { FormContext } from './Field.js';
import { takeOver } from './prerendered.js';
import { forgetEverything } from './sent.js';
import { Summary } from './Summary.js';
import type { FormState } from './useForm.js';

interface Props {
  form: FormState;
  /** The title of the tab; errors are added to it. */
  title: string | readonly string[];
  /** Called on the button, before validation. */
  onSubmit: () => void;
  /** A link in the summary leads to a question on another step. */
  onElsewhere?: (name: string) => void;
  children: ReactNode;
}

/**
 * `noValidate`: our messages instead of the browser's. `method="dialog"` outside a dialog sends nothing: a tap before
 * hydration must not put the answers into the address. It counts as soon as the form is hydrated.
 */
export function Form({ form, title, onSubmit, onElsewhere, children }: Props) {
  const words = useTexts('form');
  const { needsScript, errorPrefix } = words;
  const root = useRef<HTMLFormElement>(null);
  const hydrate = useEffectEvent(() => form.hydrate(root.current));
  // A layout effect, so that nothing is typed in between.
  useLayoutEffect(() => takeOver(root.current), []);
  useEffect(() => hydrate(), []);
  useEffect(() => {
    if (form.hydrated && root.current && submittedBeforeHydration(root.current)) root.current.requestSubmit();
  }, [form.hydrated]);
  // A question that is no longer asked may have had an error.
  const refused = form.failure !== undefined || Object.keys(form.config.rules).some((name) => form.errors[name]);
  useTitle(refused ? errorPrefix : '', title);

  return (
    <FormContext value={form}>
      <noscript>
        <p className="card">
          <span>{needsScript}</span> <PhoneLink phone={PROVIDER.phones[0]} /> <EmailLink address={PROVIDER.email} />
        </p>
      </noscript>
      {form.forgotten && <p className="card">{words.forgotten}</p>}
      <Summary form={form} onElsewhere={onElsewhere} />
      <form
        ref={root}
        className="form"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {form.config.honeypot && <Honeypot />}
      </form>
    </FormContext>
  );
}

/**
 * The honeypot: a field that only bots fill in. It is positioned off-screen instead of hidden, which bots detect, and is
 * never stored in the draft: the form reads it when it sends.
 */
function Honeypot() {
  const { honeypotLabel } = useTexts('form');
  return (
    <div className="beside-page" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{honeypotLabel}</label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" autoComplete="off" tabIndex={-1} />
    </div>
  );
}

/** Stays focusable while sending: a disabled button would drop the focus. */
export function SendButton({ form, children }: { form: FormState; children: ReactNode }) {
  const words = useTexts('form');
  const label = form.sending ? words.sending : canRetry(form) ? words.tryAgain : children;
  return (
    <button className="button" aria-disabled={form.sending || undefined}>
      {label}
    </button>
  );
}

/** Whether trying again may help. */
export function canRetry({ failure }: FormState): boolean {
  return failure !== undefined && (failure.kind === 'unreachable' || failure.status >= 500);
}

interface DeleteProps {
  form: FormState;
  /** Says what is stored and for how long; by default, the answers of this form. */
  text?: string;
  /** A note beside it. */
  note?: string;
  onDeleted?: () => void;
}

/** Deletes what was typed here, and all that this device keeps of other forms. */
export function DeleteAnswers({ form, text, note, onDeleted }: DeleteProps) {
  const words = useTexts('form');
  const [deleted, setDeleted] = useState(false);
  const [chosen, setChosen] = useState<boolean>();
  const isOwn = chosen ?? (form.hydrated && isOwnDevice());
  const empty = Object.keys(form.answers).length === 0;
  // Shown until something is typed again; not after sending, which clears the form too.
  if (deleted && !empty) setDeleted(false);
  const gone = deleted && empty;

  function choose(own: boolean) {
    setOwnDevice(own);
    setChosen(own);
  }
  // Ticked before hydration.
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current?.checked) choose(true);
  }, []);

  function remove() {
    form.clear();
    forgetEverything();
    setDeleted(true);
    onDeleted?.();
  }

  return (
    <div className="soft">
      {/* What was stored is not said of what is deleted; what a form stores, is said for the next answers. */}
      {!(gone && text) && <p>{text ?? (isOwn ? words.keptLong : words.kept)}</p>}
      {note && <p>{note}</p>}
      {text === undefined && (
        <div className="choice">
          <input
            ref={box}
            id="own-device"
            type="checkbox"
            checked={isOwn}
            onChange={({ target }) => choose(target.checked)}
          />
          <label htmlFor="own-device">{words.ownDevice}</label>
        </div>
      )}
      <button type="button" className="link-button" onClick={remove}>
        {words.deleteAnswers}
      </button>
      <p role="status">{gone ? words.deleted : ''}</p>
    </div>
  );
}
