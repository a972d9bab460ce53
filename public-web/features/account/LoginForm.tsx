import { LOGIN_FIELDS } from '#contract/users';
import { pageAfterLogin, sessionFrom, startSession } from '../../api/session.js';
import { Form, SendButton } from '../../form/Form.js';
import { Fields } from '../../form/inputs.js';
import { useForm } from '../../form/useForm.js';
import { PageLink } from '../../components/PageLink.js';
import { useTexts } from '../../messages/useTexts.js';

const NAMES = Object.keys(LOGIN_FIELDS);

export function LoginForm() {
  const t = useTexts('login');
  const texts = useTexts('loginFields');
  const form = useForm({ id: 'login', rules: LOGIN_FIELDS, texts, draft: false, failed: t.invalid });

  async function submit() {
    const outcome = await form.submit<{ token: string }>('/user/login');
    if (!outcome) return;
    const session = outcome.kind === 'done' && sessionFrom(outcome.body.token, Date.now());
    if (!session) {
      form.answer('password', '');
      return;
    }
    startSession(session.token);
    window.location.assign(pageAfterLogin(session));
  }

  return (
    <div className="form-main">
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <Form form={form} title={t.title} onSubmit={() => void submit()}>
        <Fields names={NAMES} />
        <div className="buttons">
          <SendButton form={form}>{t.submit}</SendButton>
        </div>
      </Form>
      <ul className="plain-links">
        <li>
          <PageLink to="/forgot-password">{t.forgot}</PageLink>
        </li>
        <li>
          {t.newHere} <PageLink to="/signup">{t.signup}</PageLink>
        </li>
      </ul>
    </div>
  );
}
