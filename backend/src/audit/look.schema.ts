import type { Role } from '#contract/users';
import { schemaOf } from '../common/schema-of.js';

/**
 * That somebody signed in was shown a record on a day: what a family reads of who has looked. An event of a list names its
 * records in a list, by which the store finds nothing.
 */
export interface StoredLook {
  record: string;
  /** The role of the account at that time. */
  role: Role;
  /** In Sri Lanka. */
  day: string;
}
export const LOOK_MODEL = 'Look';

const required = { type: String, required: true } as const;
export const lookSchema = schemaOf({}, { record: required, role: required, day: required });
lookSchema.index({ record: 1, day: -1, role: 1 }, { unique: true });
