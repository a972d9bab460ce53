import '../styles/form.css';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { DeleteAnswers, Form, SendButton } from '../form/Form.js';
import { AccountFields } from '../form/AccountFields.js';
import { useForm } from '../form/useForm.js';
import type { ApplicationSent } from '../features/account/Applied.js';
import { announceArrival, useIsLeft } from '../components/arrival.js';
import { headOf } from '../components/head.js';
import { Notice } from '../components/Notice.js';
import { PageLink } from '../components/PageLink.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { CV, REGISTRATION_FIELDS } from '#contract/users';
import { localised } from '../site.js';

const RULES = { ...REGISTRATION_FIELDS, cv: CV } as const;
const NAMES = Object.keys(RULES);

export const loader = textsOf('signup', 'userFields', 'teacherTypes', 'notice', 'form', 'errors');
export const meta = headOf('signup');

export default function Signup() {
  const t = useTexts('signup');
  const texts = useTexts('userFields');
  const teacher_type = useTexts('teacherTypes');
  const language = useLanguage();
  const navigate = useNavigate();
  const isLeft = useIsLeft();
  const isLeaving = useRef(false);
  const { failed } = t;
  const options = { teacher_type };
  const said = { failed, broken: failed, logIn: t.login };
  const form = useForm({ id: 'signup', rules: RULES, texts, options, draft: true, answered: true, ...said });

  async function submit() {
    // It has arrived, and the next page is being fetched.
    if (isLeaving.current) return;
    const { full_name, teacher_type: type } = form.answers;
    const outcome = await form.submit<Pick<ApplicationSent, 'reference' | 'warnings'> & { user: { email: string } }>(
      '/user/create',
    );
    if (outcome?.kind !== 'done') return;
    isLeaving.current = true;
    const { reference, user, warnings } = outcome.body;
    const state = {
      full_name: full_name?.trim(),
      teacher_type: type,
      email: user.email,
      reference,
      warnings,
    } satisfies Partial<Record<keyof ApplicationSent, unknown>>;
    const to = localised('/', language);
    if (isLeft()) announceArrival({ to, state });
    else await navigate(to, { state });
    isLeaving.current = false;
    // The router reloads this page where it cannot fetch the next: sent again, the same is answered as the first.
    form.clear();
  }

  return (
    <div className="page narrow">
      <div className="form-main">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <Form form={form} title={t.title} onSubmit={() => void submit()}>
          <AccountFields names={NAMES} />
          <Notice of="signup" />
          <div className="buttons">
            <SendButton form={form}>{t.submit}</SendButton>
          </div>
          <DeleteAnswers form={form} note={t.notKept} />
        </Form>
        <p>
          <span>{t.haveAccount}</span> <PageLink to="/login">{t.login}</PageLink>
        </p>
      </div>
    </div>
  );
}
