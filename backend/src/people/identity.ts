import { nameKey } from '#contract/names';
import type { SubjectEntity } from '#contract/subjects';
import { contactDetailsOf, type SubjectRecord } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';

/**
 * Identifies the person of a record by phone number and name together, because anybody can type anybody's number or
 * address. A record that lacks either is a person of its own, and so is an application.
 */
export function identityOf(entity: SubjectEntity, record: SubjectRecord): string {
  const { name, phone } = contactDetailsOf(SUBJECTS[entity], record);
  const who = nameKey(name);
  return entity === 'user' || !phone || who === '' ? String(record._id) : `${phone} ${who}`;
}

/** Whether the record is suspected spam, which lists show only when they are filtered by it. */
export function isSuspectedSpam({ suspectedSpam }: SubjectRecord): boolean {
  return suspectedSpam === true;
}
