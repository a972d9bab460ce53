import { FORMER_DAYS } from '#contract/follow-up';
import { daysFromNow } from '#contract/sri-lanka';
import type { RequestEntity } from '#contract/subjects';
import type { NewMessage } from '../messages/index.js';
import type { FormerReach, WithFollowUp } from '../submissions/index.js';
import { type ContactDetails, contactDetailsOf } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';

/**
 * At most this many former numbers are kept. Whoever has the private address may change a request a few times a week,
 * but cannot push out earlier numbers.
 */
const KEPT_AT_MOST = 5;

/** The contact details by which a family is reached. */
type Reach = Omit<ContactDetails, 'name'>;
interface ChangedReach {
  readonly before: Reach;
  readonly after: Reach;
}

export const reachOf = (entity: RequestEntity, record: object): Reach => contactDetailsOf(SUBJECTS[entity], record);

/** Together with its reference this opens a request: the phone number, or the email address if there is none. */
const keyOf = ({ phone, email }: Reach): string | undefined => phone ?? email;

/** The numbers and addresses that still open a request. */
export function unexpired(formerReach: readonly FormerReach[] = []): readonly FormerReach[] {
  const oldest = daysFromNow(-FORMER_DAYS);
  return formerReach.filter(({ since }) => since > oldest);
}

/** The additional update of a change, which lets the former number or address go on opening the request. */
export function withFormer({ formerReach }: Pick<WithFollowUp, 'formerReach'>, { before, after }: ChangedReach) {
  const value = keyOf(before);
  if (value === undefined || value === keyOf(after)) return {};
  return { formerReach: [...unexpired(formerReach), { value, since: new Date() }].slice(0, KEPT_AT_MOST) };
}

/**
 * The message to the former number or address. There is none if the confirmation of the change goes to the same address,
 * or if the request had neither.
 */
export function formerMessage(
  about: NewMessage['about'],
  { language }: Pick<WithFollowUp, 'language'>,
  { before, after }: ChangedReach,
): NewMessage | undefined {
  const changed = { template: 'details-changed', language, about } as const;
  if (before.email !== undefined) {
    return before.email === after.email ? undefined : { ...changed, email: before.email };
  }
  return before.phone === undefined || before.phone === after.phone ? undefined : { ...changed, phone: before.phone };
}
