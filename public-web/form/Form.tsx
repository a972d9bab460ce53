import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../components/ContactLinks.js';
import { PROVIDER } from '../provider.js';
import { pressedEarly } from '../components/early.js';
import { useTexts } from '../messages/useTexts.js';
import { Field } from './Field.js';
import { FormContext } from './FormContext.js';
import { EmptyField } from './EmptyField.js';
import { Summary } from './Summary.js';
import type { FormState } from './useForm.js';

interface Props {
  form: FormState;
  /** What happens on the button; the form has checked nothing yet. */
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * `noValidate`: our words, not the browser's bubbles. `method="dialog"` outside a dialog sends nothing anywhere: a tap
 * on the button before the page is awake must not put the answers into the address. It counts as soon as the page is.
 */
export function Form({ form, onSubmit, children }: Props) {
  const { needsScript } = useTexts('form');
  const phone = PROVIDER.phones[0];
  const root = useRef<HTMLFormElement>(null);
  const wake = useEffectEvent(() => form.wake(root.current));
  useEffect(() => wake(), []);
  useEffect(() => {
    if (form.ready && pressedEarly()) root.current?.requestSubmit();
  }, [form.ready]);

  return (
    <FormContext value={form}>
      <noscript>
        <p className="card">
          {needsScript} <PhoneLink phone={phone} /> <EmailLink address={PROVIDER.email} />
        </p>
      </noscript>
      <Summary form={form} />
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
        {form.plan.open && <EmptyField />}
      </form>
    </FormContext>
  );
}

export function Fields({ names }: { names: readonly string[] }) {
  return names.map((name) => <Field key={name} name={name} />);
}

/** Stays focusable while sending: a disabled button would drop the focus. */
export function SendButton({ form, children }: { form: FormState; children: ReactNode }) {
  const words = useTexts('form');
  const label = form.sending ? words.sending : mayWorkNext(form) ? words.tryAgain : children;
  return (
    <>
      <button className="button" aria-disabled={form.sending || undefined}>
        {label}
      </button>
      <p role="status" className={form.proving ? 'proving' : 'hidden-text'}>
        {form.proving && words.proving}
      </p>
    </>
  );
}

/** Nothing is wrong with the answers: the same again may arrive. */
function mayWorkNext({ failure }: FormState): boolean {
  return failure !== undefined && (failure.kind === 'unreachable' || failure.status >= 500);
}
