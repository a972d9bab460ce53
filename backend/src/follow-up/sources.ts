import { type HydratedDocument, type Model } from 'mongoose';
import { check } from '#contract/check';
import { REFUSALS } from '#contract/refusals';
import type { RequestEntity } from '#contract/subjects';
import { fieldError, ValidationError } from '../common/errors/index.js';
import { INCLUDING_SUSPECTED_SPAM } from '../common/suspected-spam.js';
import { otherContent } from '../idempotency/index.js';
import { noteOfKey, type WithFollowUp } from '../submissions/index.js';
import { SUBJECTS } from '../subjects.module.js';
import type { FamilyChanges } from './followed.js';
import type { Filter } from '../common/list/index.js';

/** Fields that queries leave out by default, but a family's request needs. */
const HIDDEN: string = '+followUpHash +formerReach';

/** A family may also follow a request that is suspected spam, and is not told about the suspicion. */
export function findRequest<Stored>(model: Model<Stored>, where: Filter): Promise<HydratedDocument<Stored> | null> {
  return model
    .findOne({ ...where, ...INCLUDING_SUSPECTED_SPAM })
    .select(HIDDEN)
    .exec();
}

/** The fields that were sent; those left out or empty stay as they are. */
export function definedFields<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

/**
 * The changes without the note, if that note has already been stored and only the answer was lost.
 * @throws PublicHttpException (422) when another note came under its key
 */
export function withoutRepeated(record: Pick<WithFollowUp, 'history'>, changes: FamilyChanges): FamilyChanges {
  const { note, key } = changes;
  const first = key === undefined ? undefined : noteOfKey(record, key);
  if (first === undefined) return changes;
  if (first !== note) throw otherContent();
  return { ...changes, note: undefined };
}

/**
 * A family's contact details under the names that course requests and messages have for them.
 * @throws ValidationError (400) if the form's rule is stricter and asks for a Sri Lankan number, for example
 */
export function contactFields(
  entity: RequestEntity,
  { parentName, parentPhone, parentEmail, startingDate }: FamilyChanges,
): Record<string, unknown> {
  if (startingDate !== undefined) throw new ValidationError({ startingDate: REFUSALS.noStartingDate });
  const { phone } = SUBJECTS[entity].rules;
  const error = parentPhone === undefined ? undefined : check(phone, parentPhone);
  if (error !== undefined) throw fieldError('parentPhone', phone, error);
  return definedFields({ name: parentName, phone: parentPhone, email: parentEmail });
}
