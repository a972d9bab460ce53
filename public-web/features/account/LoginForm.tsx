import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SECOND_FACTOR_REQUIRED } from '#contract/errors';
import { CODE_FIELDS, LOGIN_FIELDS } from '#contract/users';
import { pageAfterLogin, startSession } from '../../api/session.js';
import { keepLanguage } from '../../components/choices.js';
import { PageLink } from '../../components/PageLink.js';
import { Form, SendButton } from '../../form/Form.js';
import { AccountFields } from '../../form/AccountFields.js';
import { useForm } from '../../form/useForm.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { localised } from '../../site.js';

const PASSWORD_STEP = { rules: LOGIN_FIELDS, names: Object.keys(LOGIN_FIELDS) };
/** The e-mail address and password are sent again with the code. */
const CODE_STEP = { rules: { ...LOGIN_FIELDS, ...CODE_FIELDS }, names: Object.keys(CODE_FIELDS) };

/** The state of a navigation that leads here from a page of our staff: the page to return to. */
export interface SentToLogin {
  readonly back: string;
}

export function LoginForm() {
  const t = useTexts('login');
  const language = useLanguage();
  const texts = useTexts('loginFields');
  const [asksCode, setAsksCode] = useState(false);
  const [isKept, setKept] = useState(true);
  const leaving = useRef(false);
  const sent = useLocation().state as SentToLogin | null;
  const { rules, names } = asksCode ? CODE_STEP : PASSWORD_STEP;
  const failed = asksCode ? t.codeWrong : t.invalid;
  const form = useForm({ id: 'login', rules, texts, draft: false, failed });
  const title = asksCode ? t.codeTitle : t.title;

  async function submit() {
    // Navigation is under way: this is the second tap of a double tap.
    if (leaving.current) return;
    const outcome = await form.submit<{ token: string }>('/user/login');
    if (outcome?.kind === 'refused' && outcome.error.code === SECOND_FACTOR_REQUIRED) {
      form.accept();
      setAsksCode(true);
      return;
    }
    // It was wrong, and may be seen; a wrong code is sent again with the same password.
    if (outcome?.kind === 'refused' && outcome.status === 401 && !asksCode) form.answer('password', '');
    if (outcome?.kind !== 'done') return;
    const session = startSession(outcome.body.token);
    setKept(session !== undefined);
    if (session === undefined) return;
    leaving.current = true;
    // Pages that need a session lead back here by an address without a language.
    keepLanguage(language);
    window.location.assign(sent?.back ? localised(sent.back, language) : pageAfterLogin(session));
  }

  return (
    <div className="form-main">
      <StepTitle text={title} asksCode={asksCode} />
      <p className="lead">{asksCode ? t.codeLead : t.lead}</p>
      {!isKept && (
        <p className="summary" role="alert">
          {t.notKept}
        </p>
      )}
      <Form form={form} title={title} onSubmit={() => void submit()}>
        <AccountFields names={names} />
        <div className="buttons">
          <SendButton form={form}>{asksCode ? t.codeSubmit : t.submit}</SendButton>
          {asksCode && (
            <button
              type="button"
              className="link-button"
              onClick={() => {
                form.clear();
                setAsksCode(false);
              }}
            >
              {t.startAgain}
            </button>
          )}
        </div>
      </Form>
      {asksCode ? <p>{t.codeLost}</p> : <OtherWays />}
    </div>
  );
}

function OtherWays() {
  const t = useTexts('login');
  return (
    <ul className="plain-links">
      <li>
        <PageLink to="/forgot-password">{t.forgot}</PageLink>
      </li>
      <li>
        <span>{t.newHere}</span> <PageLink to="/signup">{t.signup}</PageLink>
      </li>
    </ul>
  );
}

/** Another step focuses its heading, so that it is read out. */
function StepTitle({ text, asksCode }: { text: string; asksCode: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(asksCode);
  useEffect(() => {
    if (asksCode !== shown.current) heading.current?.focus();
    shown.current = asksCode;
  }, [asksCode]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
