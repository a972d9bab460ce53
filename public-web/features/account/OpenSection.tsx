import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Rules } from '#contract/rule';
import { isSessionEnded } from '../../api/send.js';
import { currentToken, type Session } from '../../api/session.js';
import type { Answers } from '../../form/answers.js';
import { Form, canRetry, SendButton } from '../../form/Form.js';
import { AccountFields } from '../../form/AccountFields.js';
import { useForm } from '../../form/useForm.js';
import type { FieldTexts } from '../../messages/fields.js';
import { useTexts } from '../../messages/useTexts.js';

/** Controlled by the parent: one section is open at a time. */
export interface SectionState {
  session: Session;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  /** The server no longer knows the session with this token. */
  onEnded: (token: string, unsure?: Ending) => void;
}

/** What to say of a session that has ended. */
export interface Ending {
  title: string;
  text: string;
}

interface SectionForm<Answer> {
  /** Labels of the button that opens the form, and of the submit button. */
  action: string;
  submit: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  /** A function if a question depends on an answer. */
  rules: Rules | ((answers: Answers) => Rules);
  texts: FieldTexts;
  initial?: Answers;
  help?: string;
  path: string;
  method: 'PUT' | 'DELETE';
  /** Of a form that ends the session: the last try had no answer, and may have worked. */
  unsure?: Ending;
  onDone: (answer: Answer) => void;
}

interface Props<Answer> extends SectionState {
  id: string;
  title: string;
  text?: string;
  form: SectionForm<Answer>;
  /** Message after saving. */
  saved?: string;
  /** Hidden while the form is open. */
  children?: ReactNode;
}

/** A section with a form that opens in place. The focus moves into the form, and back to its button. */
export function OpenSection<Answer>({ id, title, text, form, saved, children, ...opening }: Props<Answer>) {
  const { isOpen, onOpen } = opening;
  const [wasSaved, setWasSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
    else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function open() {
    setWasSaved(false);
    onOpen(true);
  }

  return (
    <section className={form.danger ? 'card stack danger' : 'card stack'} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      {!isOpen && children}
      <p role="status" className={wasSaved ? 'saved' : undefined}>
        {wasSaved && saved}
      </p>
      {isOpen ? (
        <OpenForm {...opening} id={id} form={form} onSaved={() => setWasSaved(true)} />
      ) : (
        <button type="button" ref={button} className="button quiet" onClick={open}>
          {form.action}
        </button>
      )}
    </section>
  );
}

type FormProps<Answer> = SectionState & Pick<Props<Answer>, 'id' | 'form'> & { onSaved: () => void };

function OpenForm<Answer>({ session, onOpen, onEnded, id, form: its, onSaved }: FormProps<Answer>) {
  const t = useTexts('account');
  const { rules, texts, path, method } = its;
  const [initial] = useState(its.initial);
  const form = useForm((answers) => ({
    id,
    rules: typeof rules === 'function' ? rules(answers) : rules,
    texts,
    draft: false,
    answered: false,
    failed: t.failed,
    locked: t.locked,
    ...(initial && {
      initial,
      // What stayed as it was is not sent: the office may have corrected it since.
      toBody: (body) => Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== initial[name])),
    }),
  }));

  async function submit() {
    // The login in another tab may just have stored a new one.
    const token = currentToken(session);
    const outcome = await form.submit<Answer>(path, { method, token });
    if (isSessionEnded(outcome)) {
      // What was typed stays.
      form.accept();
      onEnded(token, canRetry(form) ? its.unsure : undefined);
    }
    if (outcome?.kind !== 'done') return;
    onOpen(false);
    onSaved();
    its.onDone(outcome.body);
  }

  return (
    <Form form={form} title={t.title} onSubmit={() => void submit()}>
      <AccountFields names={Object.keys(form.config.rules)} />
      {its.help && <p className="soft">{its.help}</p>}
      <div className="buttons">
        <SendButton form={form}>{its.submit}</SendButton>
        <button type="button" className="button quiet" onClick={() => onOpen(false)}>
          {t.cancel}
        </button>
      </div>
    </Form>
  );
}
