import type { Types } from 'mongoose';
import {
  ADMIN_ROLE,
  APPLICANT_FIELDS,
  type CvWarning,
  USER_STATUSES,
  type Role,
  type UserStatus,
} from '#contract/users';
import type { Values } from '#contract/rule';
import { carriesEvents } from '../common/pending-events/index.js';
import { fieldsOf, schemaOf } from '../common/schema-of.js';
import { allowIdempotency, type WithIdempotency } from '../common/idempotency/index.js';
import { allowDecisions, allowReferences, type WithDecision, type WithReference } from '../receipts/index.js';

/** Applicants and administrators share the e-mail addresses, and so one collection. */
type UserKind = 'applicant' | 'administrator';

export interface User extends Partial<Values<typeof APPLICANT_FIELDS>>, WithReference, WithDecision, WithIdempotency {
  _id: Types.ObjectId;
  kind: UserKind;
  email: string;
  /** argon2id; never leaves the store except to be compared. */
  passwordHash: string;
  /** Counts password changes: a token made before the last one is no good. */
  tokenVersion: number;
  status?: UserStatus;
  /** Stored name of the CV. */
  cv?: string;
  /** Its size. */
  cvBytes?: number;
  /** What it can do beyond being read; missing where it came before that was looked for. */
  cvWarnings?: CvWarning[];
  createdAt: Date;
  updatedAt: Date;
}
export const USER_MODEL = 'User';

const ofApplicants = function (this: { kind?: UserKind }): boolean {
  return this.kind === 'applicant';
};
const ofEveryone = fieldsOf({ email: APPLICANT_FIELDS.email });
const ofApplicantsOnly = Object.fromEntries(
  Object.entries(fieldsOf(APPLICANT_FIELDS)).map(([name, field]) => [name, { ...field, required: ofApplicants }]),
);

export const userSchema = schemaOf(
  {},
  {
    ...ofApplicantsOnly,
    ...ofEveryone,
    kind: { type: String, required: true, enum: ['applicant', 'administrator'] },
    passwordHash: { type: String, required: true, select: false },
    tokenVersion: { type: Number, required: true, default: 0 },
    status: { type: String, enum: USER_STATUSES },
    cv: String,
    cvBytes: Number,
    cvWarnings: { type: [String], default: undefined },
  },
);
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ kind: 1, createdAt: -1, _id: -1 });
userSchema.index({ kind: 1, status: 1, createdAt: -1, _id: -1 });
// The columns an administrator may sort by: a page is read, not sorted out of everything.
for (const column of ['full_name', 'email', 'teacher_type', 'status']) {
  userSchema.index({ kind: 1, [column]: 1, _id: 1 });
}
userSchema.index({ cv: 1 }, { sparse: true });
allowIdempotency(userSchema);
allowReferences(userSchema);
allowDecisions(userSchema);
carriesEvents(userSchema);

export function roleOf({ kind, teacher_type }: Pick<User, 'kind' | 'teacher_type'>): Role {
  return kind === 'administrator' ? ADMIN_ROLE : (teacher_type ?? 'Shadow_Teacher');
}
