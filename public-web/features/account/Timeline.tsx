import type { UserStatus } from '#contract/users';
import type { Me } from '../../api/useMe.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { useDay } from './useDay.js';

const NEXT = {
  pending: 'pendingNext',
  approved: 'approvedNext',
  rejected: 'rejectedNext',
} as const satisfies Record<UserStatus, string>;

/** What happened to an application, when, and what happens next. */
export function Timeline({ me }: { me: Me }) {
  const t = useTexts('account');
  const day = useDay();
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
