import { nameKey } from '#contract/names';
import type { SubjectEntity } from '#contract/subjects';
import { contactDetailsOf, type SubjectRecord } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';

/**
 * Whose a record is: those of one number and one name are one person's. Anybody can type anybody's number or address, so
 * a record without either of the two stands for itself, and so does an application, which is never a family's.
 */
export function identityOf(entity: SubjectEntity, record: SubjectRecord): string {
  const { name, phone } = contactDetailsOf(SUBJECTS[entity], record);
  const who = nameKey(name);
  return entity === 'user' || !phone || who === '' ? String(record._id) : `${phone} ${who}`;
}

/** Whether it is suspected spam: no list shows it unless it is asked for. */
export function isSuspectedSpam({ suspectedSpam }: SubjectRecord): boolean {
  return suspectedSpam === true;
}
