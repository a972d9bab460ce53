import type { FamilyProgress, FollowedRequest } from '#contract/follow-up';
import { replyBy } from '#contract/working-days';
import { decidedAt, historyOf } from '../submissions/index.js';
import type { Followed } from './followed.js';

/** A request as its family sees it, without names and whole numbers, in case somebody else gets hold of the private address. */
export function toFollowedRequest(
  followed: Followed,
  course: FollowedRequest['course'],
  progress?: FamilyProgress,
): FollowedRequest {
  const { record, kind, status, startingDate, startingDateOpen, cancelledBy, phone, email } = followed;
  const waitsSince = sinceWhen(followed);
  return {
    reference: record.reference ?? '',
    kind,
    status,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    ...(startingDate && { startingDate: startingDate.toISOString() }),
    ...(startingDateOpen && { startingDateOpen }),
    history: historyOf(record),
    ...(waitsSince && { replyBy: replyBy(waitsSince) }),
    ...(cancelledBy && { cancelledBy }),
    ...(record.consentWithdrawnAt && { withdrawn: true }),
    reach: { ...(phone && { phone: endOf(phone) }), ...(email && { email: beginningOf(email) }) },
    ...(course && { course }),
    ...progress,
  };
}

/** The time since when the family waits to hear from us; `undefined` if it does not. */
function sinceWhen({ record, isDecided }: Followed): Date | undefined {
  if (record.consentWithdrawnAt) return undefined;
  // From when it was taken up again, if it was: not from when it first came.
  if (!isDecided) return decidedAt(record) ?? record.createdAt;
  return record.toTell ? decidedAt(record) : undefined;
}

/** `… 4567` */
function endOf(phone: string): string {
  return `… ${phone.slice(-4)}`;
}

/** `r…@example.org` */
function beginningOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${Array.from(name)[0] ?? ''}…@${domain}`;
}
