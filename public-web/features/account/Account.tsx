import { useEffect, useState } from 'react';
import { FORBIDDEN, isOfficeRole, type UserStatus } from '#contract/users';
import { pageAfterLogin, type Session } from '../../api/session.js';
import { type Me, useMe } from '../../api/useMe.js';
import { Done, TryAgain } from '../../components/Done.js';
import { PageLink } from '../../components/PageLink.js';
import { signOut } from '../../components/signOut.js';
import { useTitle } from '../../components/useTitle.js';
import { dayText } from '#contract/day-text';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import type { Ending, SectionState } from './OpenSection.js';
import { CvSection, DataSection, DetailsSection, PasswordSection, WithdrawSection } from './sections.js';

export interface AccountProps {
  session: Session;
  /** The application is withdrawn and the account gone. */
  onWithdrawn: () => void;
}

/** The account page. */
export function Account({ session, onWithdrawn }: AccountProps) {
  const t = useTexts('account');
  const { answer, refresh } = useMe(session);
  const [shown, setShown] = useState<Me>();
  const [forbidden] = useState(() => sessionStorage.getItem(FORBIDDEN) !== null);
  useEffect(() => sessionStorage.removeItem(FORBIDDEN), []);
  const [ended, setEnded] = useState<{ token: string; unsure: Ending | undefined; at: number }>();
  useTitle('', t.title);
  // The previous account stays while it is refetched.
  const me = answer?.kind === 'done' ? answer.body.user : shown;
  if (me !== shown) setShown(me);
  // Until a login in another tab brings another token.
  const hasEnded = ended?.token === session.token;
  const failed = answer !== undefined && answer.kind !== 'done';

  function end(token: string, unsure?: Ending) {
    setEnded({ token, unsure, at: Date.now() });
  }

  return (
    <div className="form-main">
      <h1 tabIndex={-1}>{t.title}</h1>
      {/* A login in another tab keeps what was typed here. Each time it takes the focus anew, so that it is read out. */}
      {hasEnded && (
        <Done key={ended.at} className="summary" {...(ended.unsure ?? t.ended)}>
          <PageLink to="/login" target="_blank">
            {t.logInAgain}
          </PageLink>
        </Done>
      )}
      {forbidden && isOfficeRole(session.role) && <p className="card">{t.forbidden}</p>}
      <div role="status">
        {!me && !failed && <p>{t.loading}</p>}
        {failed && <p>{t.unreachable}</p>}
        {me && !hasEnded && <p className="lead">{fill(t.hello, { name: me.full_name ?? me.email })}</p>}
      </div>
      <div className="buttons">
        {failed && <TryAgain onRetry={refresh}>{t.tryAgain}</TryAgain>}
        {isOfficeRole(session.role) && (
          <a className="button" href={pageAfterLogin(session)}>
            {t.dashboard}
          </a>
        )}
        {me?.profile !== undefined && (
          <>
            <PageLink className="button" to="/my-sessions">
              {t.sessions}
            </PageLink>
            <PageLink className="button quiet" to="/my-hours">
              {t.hours}
            </PageLink>
          </>
        )}
        <button type="button" className="button quiet" onClick={signOut}>
          {t.signOut}
        </button>
      </div>
      {/* If somebody else logs in in another tab, nothing typed here becomes theirs. */}
      {me && (
        <Sections
          key={me.createdAt}
          me={me}
          session={session}
          onEnded={end}
          onChange={refresh}
          onWithdrawn={onWithdrawn}
        />
      )}
    </div>
  );
}

/** Sections with a form: one of them is open at a time. */
type Open = 'details' | 'cv' | 'password' | 'withdraw';

interface SectionsProps extends AccountProps, Pick<SectionState, 'onEnded'> {
  me: Me;
  onChange: () => void;
}

function Sections({ me, session, onEnded, onChange, onWithdrawn }: SectionsProps) {
  const [open, setOpen] = useState<Open>();
  const isApplicant = me.status !== undefined;
  const section = (name: Open): SectionState => ({
    session,
    onEnded,
    isOpen: open === name,
    onOpen: (wanted) => setOpen(wanted ? name : undefined),
  });
  return (
    <>
      {isApplicant && <Timeline me={me} />}
      {isApplicant && <DetailsSection {...section('details')} me={me} onChange={onChange} />}
      {isApplicant && <CvSection {...section('cv')} onChange={onChange} />}
      <PasswordSection {...section('password')} />
      <DataSection session={session} onEnded={onEnded} />
      {isApplicant && <WithdrawSection {...section('withdraw')} onWithdrawn={onWithdrawn} />}
    </>
  );
}

const NEXT = {
  pending: 'pendingNext',
  approved: 'approvedNext',
  rejected: 'rejectedNext',
} as const satisfies Record<UserStatus, string>;

/** The status of an application, and what happens next. */
function Timeline({ me }: { me: Me }) {
  const t = useTexts('account');
  const words = useTexts('form');
  const day = (moment: string) => dayText(moment, words);
  const { createdAt, decidedAt, status = 'pending', phone_number = '' } = me;
  return (
    <section className="card stack" aria-labelledby="status">
      <h2 id="status">{t.statusTitle}</h2>
      <ol className="timeline">
        <li>
          <time dateTime={createdAt}>{day(createdAt)}</time>
          <p>{t.received}</p>
        </li>
        <li aria-current="step">
          {status !== 'pending' && decidedAt && <time dateTime={decidedAt}>{day(decidedAt)}</time>}
          <p>{t[status]}</p>
        </li>
      </ol>
      <p>{fill(t[NEXT[status]], { phone: phone_number })}</p>
    </section>
  );
}
