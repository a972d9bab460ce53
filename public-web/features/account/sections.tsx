import { useState } from 'react';
import { clean } from '#contract/check';
import { CONFIRMATION_FIELDS, CV, type CvFlaw, OWN_FIELDS, PASSWORD_CHANGE_FIELDS } from '#contract/users';
import { SECOND_FACTOR_SETUP_REQUIRED } from '#contract/errors';
import { isSessionEnded, send } from '../../api/send.js';
import { currentToken, forgetSession, renewSession } from '../../api/session.js';
import type { Me } from '../../api/useMe.js';
import { forgetChildren } from '../../components/signOut.js';
import { saveFile } from '../../shared/saveFile.js';
import type { Answers } from '../../form/answers.js';
import { useTexts } from '../../messages/useTexts.js';
import { type SectionState, OpenSection } from './OpenSection.js';

interface Changes extends SectionState {
  /** Refetches the account. */
  onChange: () => void;
}

const NAMES = [
  'full_name',
  'home_address',
  'phone_number',
  'whatsapp_number',
  'email',
] as const satisfies (keyof typeof OWN_FIELDS)[];

/** Another e-mail address leads to the password. */
const WITH_PASSWORD = { ...OWN_FIELDS, current: PASSWORD_CHANGE_FIELDS.current } as const;

const isSameAddress = (typed: string, kept: string): boolean => clean(OWN_FIELDS.email, typed) === kept;

export function DetailsSection({ me, onChange, ...opening }: Changes & { me: Me }) {
  const t = useTexts('account');
  const fields = useTexts('userFields');
  const { current } = useTexts('passwordFields');
  const texts = { ...fields, current: { ...current, hint: t.emailPassword } };
  const types = useTexts('teacherTypes');
  const initial = Object.fromEntries(NAMES.map((name) => [name, me[name] ?? '']));
  const rules = ({ email = me.email }: Answers) => (isSameAddress(email, me.email) ? OWN_FIELDS : WITH_PASSWORD);
  const sent = { rules, texts, initial, path: '/user/me', method: 'PUT', onDone: onChange } as const;
  const form = { ...sent, action: t.changeDetails, submit: t.save, help: t.detailsHelp };
  return (
    <OpenSection {...opening} id="details" title={t.detailsTitle} saved={t.saved} form={form}>
      <dl className="check-list">
        {NAMES.map((name) => (
          <div key={name}>
            <dt>{texts[name].label}</dt>
            <dd>{me[name]}</dd>
          </div>
        ))}
        {me.teacher_type && (
          <div>
            <dt>{t.role}</dt>
            <dd>{types[me.teacher_type]}</dd>
          </div>
        )}
      </dl>
    </OpenSection>
  );
}

const CV_RULES = { cv: CV } as const;

export function CvSection({ onChange, ...opening }: Changes) {
  const t = useTexts('account');
  const texts = useTexts('userFields');
  const { what } = useTexts('cvWarnings');
  const [flaws, setFlaws] = useState<readonly CvFlaw[]>([]);
  const onDone = ({ warnings = [] }: { warnings?: readonly CvFlaw[] }) => {
    setFlaws(warnings);
    onChange();
  };
  const sent = { rules: CV_RULES, texts, path: '/user/me/cv', method: 'PUT', onDone } as const;
  const form = { ...sent, action: t.changeCv, submit: t.cvSend };
  const saved = [t.cvSaved, ...flaws.map((flaw) => what[flaw])].join(' ');
  return <OpenSection {...opening} id="own-cv" title={t.cvTitle} text={t.cvText} saved={saved} form={form} />;
}

export function PasswordSection(opening: SectionState) {
  const t = useTexts('account');
  const texts = useTexts('passwordFields');
  const onDone = ({ token }: { token: string }) => renewSession(token);
  const sent = { rules: PASSWORD_CHANGE_FIELDS, texts, path: '/user/me/password', method: 'PUT', onDone } as const;
  const form = { ...sent, action: t.changePassword, submit: t.save, unsure: t.passwordUnsure };
  const { passwordTitle: title, passwordText: text, passwordSaved: saved } = t;
  return <OpenSection {...opening} id="own-password" title={title} text={text} saved={saved} form={form} />;
}

/** Withdraws the application, after the password: it cannot be undone. */
export function WithdrawSection({ onWithdrawn, ...opening }: SectionState & { onWithdrawn: () => void }) {
  const t = useTexts('account');
  const { current } = useTexts('passwordFields');
  const texts = { password: current };
  const onDone = () => {
    forgetChildren(opening.session);
    onWithdrawn();
    forgetSession();
  };
  const sent = { rules: CONFIRMATION_FIELDS, texts, path: '/user/me', method: 'DELETE', onDone } as const;
  const form = { ...sent, action: t.withdraw, submit: t.withdrawNow, unsure: t.withdrawUnsure, danger: true };
  return <OpenSection {...opening} id="withdraw" title={t.withdrawTitle} text={t.withdrawText} form={form} />;
}

const FILE = 'one-step-my-data.json';
const JSON_TYPE = { type: 'application/json' };

/** A download of the personal data stored. A link could not send the token, so the page fetches and saves the file. */
export function DataSection({ session, onEnded }: Pick<SectionState, 'session' | 'onEnded'>) {
  const t = useTexts('account');
  const [state, setState] = useState<'idle' | 'underway' | 'failed' | 'locked'>('idle');

  async function download() {
    if (state === 'underway') return;
    setState('underway');
    const token = currentToken(session);
    const outcome = await send<unknown>('GET', '/user/me/data', { token });
    const ended = isSessionEnded(outcome);
    if (ended) onEnded(token);
    const locked = outcome.kind === 'refused' && outcome.error.code === SECOND_FACTOR_SETUP_REQUIRED;
    setState(outcome.kind === 'done' || ended ? 'idle' : locked ? 'locked' : 'failed');
    if (outcome.kind === 'done') saveFile(FILE, new Blob([JSON.stringify(outcome.body, null, 2)], JSON_TYPE));
  }

  return (
    <section className="card stack" aria-labelledby="own-data">
      <h2 id="own-data">{t.dataTitle}</h2>
      <p>{t.dataText}</p>
      <p role="status">{state === 'failed' ? t.downloadFailed : state === 'locked' && t.locked}</p>
      <button
        type="button"
        className="button quiet"
        aria-disabled={state === 'underway' || undefined}
        onClick={() => void download()}
      >
        {state === 'underway' ? t.downloading : t.download}
      </button>
    </section>
  );
}
