import type { Role } from '#contract/users';
import { schemaOf } from '../common/schema-of.js';

/**
 * A look: somebody signed in was shown a record on a day. Families read from these who has looked. They are stored beside
 * the audit because its event of a list page names many records in one field, which has no index.
 */
export interface StoredLook {
  record: string;
  /** The role of the account at that time. */
  role: Role;
  /** The date in Sri Lanka. */
  day: string;
}
export const LOOK_MODEL = 'Look';

const required = { type: String, required: true } as const;
export const lookSchema = schemaOf({}, { record: required, role: required, day: required });
lookSchema.index({ record: 1, day: -1, role: 1 }, { unique: true });
