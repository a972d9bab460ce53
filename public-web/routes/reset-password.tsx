import '../styles/form.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RESET_PASSWORD_FIELDS } from '#contract/users';
import { forgetSession } from '../api/session.js';
import { announceArrival, useIsLeft } from '../components/arrival.js';
import { useFocusedHeading } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { useHydrated } from '../components/useHydrated.js';
import { Form, canRetry, SendButton } from '../form/Form.js';
import { AccountFields } from '../form/AccountFields.js';
import { eraseDraft } from '../form/draft.js';
import { loadSent, saveSent } from '../form/sent.js';
import { useForm } from '../form/useForm.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

const { password } = RESET_PASSWORD_FIELDS;
const RULES = { password } as const;

export const loader = textsOf('resetPassword', 'passwordFields', 'form', 'errors');
export const meta = headOf('resetPassword');

/** Stands in the address once the link is used, so that the page says the same when it is loaded again. */
const DONE = { sure: '#saved', unsure: '#unsure' } as const;
/** Takes the place of the token: without any hash the router would fetch the page again. */
const PLACE = '#link';
const NAME = 'password-link';

/** The token of the link: out of the address and the history at once, and kept in this tab for half an hour, for a reload. */
function useLinkToken(hash: string): string | undefined {
  const navigate = useNavigate();
  const inAddress = [PLACE, DONE.sure, DONE.unsure, ''].includes(hash) ? undefined : hash.slice(1);
  const [opened, setOpened] = useState<string>();
  // A browser that stores nothing still knows it until the page is left.
  if (inAddress !== undefined && inAddress !== opened) setOpened(inAddress);
  const take = useEffectEvent(async (token: string) => {
    saveSent(NAME, { token });
    await navigate({ hash: PLACE }, { replace: true });
  });
  useEffect(() => {
    if (inAddress !== undefined) void take(inAddress);
  }, [inAddress]);
  return inAddress ?? opened ?? (hash === PLACE ? loadSent(NAME)?.answers['token'] : undefined);
}

/** Sets a password from a reset or invitation link. The token is in the hash: it is in no server's log. */
export default function ResetPassword() {
  // The prerendered HTML has no hash: hydration must match it.
  const hydrated = useHydrated();
  const location = useLocation();
  const hash = hydrated ? location.hash : '';
  const token = useLinkToken(hash);
  const isSure = hash === DONE.sure;
  return (
    <div className="page narrow">
      {isSure || hash === DONE.unsure ? (
        <Saved isSure={isSure} />
      ) : hydrated && token === undefined ? (
        <NoLink />
      ) : (
        <PasswordForm token={token ?? ''} />
      )}
    </div>
  );
}

function PasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLeft = useIsLeft();
  const t = useTexts('resetPassword');
  const { password: field } = useTexts('passwordFields');
  // Whose link it is, the page does not know.
  const texts = { password: { ...field, hint: t.hint } };
  const toBody = (body: Readonly<Record<string, string>>) => ({ ...body, token });
  const form = useForm({ id: 'reset-password', rules: RULES, texts, draft: false, failed: t.over, toBody });

  async function submit() {
    const outcome = await form.submit('/user/reset-password');
    const isOver = outcome?.kind === 'refused' && outcome.status === 400 && !outcome.error.errors;
    // The last try, whose answer was lost, may have used the link.
    const isUnsure = isOver && canRetry(form);
    if (outcome?.kind !== 'done' && !isUnsure) return;
    forgetSession();
    // The token is used up.
    eraseDraft(NAME, 'sessionStorage');
    const done = DONE[isUnsure ? 'unsure' : 'sure'];
    if (isLeft()) announceArrival({ to: pathname + done });
    else await navigate({ hash: done }, { replace: true });
  }

  return (
    <div className="form-main">
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <Form form={form} title={t.title} onSubmit={() => void submit()}>
        <AccountFields names={Object.keys(RULES)} />
        <div className="buttons">
          <SendButton form={form}>{t.submit}</SendButton>
        </div>
      </Form>
      <PageLink to="/forgot-password">{t.askAgain}</PageLink>
    </div>
  );
}

function Saved({ isSure }: { isSure: boolean }) {
  const t = useTexts('resetPassword');
  const heading = useFocusedHeading();
  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1}>
        {isSure ? t.done : t.unsure}
      </h1>
      <p className="lead">{isSure ? t.doneText : t.unsureText}</p>
      <PageLink to="/login" className="button">
        {t.login}
      </PageLink>
      {!isSure && <PageLink to="/forgot-password">{t.askAgain}</PageLink>}
    </div>
  );
}

function NoLink() {
  const t = useTexts('resetPassword');
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{t.noLinkTitle}</h1>
      <p className="lead">{t.noLinkText}</p>
      <PageLink to="/forgot-password" className="button">
        {t.askAgain}
      </PageLink>
    </div>
  );
}
