import { Schema, type Types } from 'mongoose';
import {
  ADMIN_ROLE,
  APPLICANT_FIELDS,
  type CvWarning,
  EDITOR_ROLE,
  type OfficeRole,
  USER_STATUSES,
  type Role,
  type UserStatus,
} from '#contract/users';
import type { Values } from '#contract/rule';
import { fieldsOf, schemaOf } from '../common/schema-of.js';
import type { WithWithdrawal } from '../subjects/index.js';
import { allowDecisions, allowReferences, type WithDecision, type WithReference } from '../submissions/index.js';

/** Applicants and those who work in the admin app share the e-mail addresses, and so one collection. */
const USER_KINDS = ['applicant', 'administrator', 'editor'] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** One session of an account; a token names it by its id. */
export interface Session {
  createdAt: Date;
  until: Date;
  /** The name that the browser gives itself. */
  agent?: string;
}

/** A link that sets a password once, for somebody who forgot it or was invited. */
export interface PasswordLink {
  /** The link's secret is derived from it and never stored. */
  nonce: string;
  hash: string;
  until: Date;
}

/** The second factor of an authenticator app; its secret is derived from the nonce and never stored. */
export interface SecondFactor {
  nonce: string;
  /** The time step of the last code used: no code is accepted twice. */
  lastStep: number;
  /** Hashes of the recovery codes that are left. */
  recovery: string[];
  since: Date;
}

export interface User extends Partial<Values<typeof APPLICANT_FIELDS>>, WithReference, WithWithdrawal, WithDecision {
  _id: Types.ObjectId;
  kind: UserKind;
  email: string;
  /** argon2id; never leaves the store except to be compared. Somebody who was invited has none yet. */
  passwordHash?: string;
  sessions?: Record<string, Session>;
  reset?: PasswordLink;
  secondFactor?: SecondFactor;
  /** A second factor that is being set up. */
  secondFactorNonce?: string;
  status?: UserStatus;
  /** When the application was approved or refused. */
  decidedAt?: Date;
  /** Stored name of the CV. */
  cv?: string;
  cvBytes?: number;
  /** Warnings about what the CV can do beyond being read; missing if it was stored before CVs were examined. */
  cvWarnings?: CvWarning[];
  createdAt: Date;
  updatedAt: Date;
}
export const USER_MODEL = 'User';
/** Such an update does not count as a change: `updatedAt` stays, and with it `If-Match` and retention. */
export const WITHOUT_TIMESTAMPS = { timestamps: false } as const;

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
    kind: { type: String, required: true, enum: USER_KINDS },
    passwordHash: { type: String, required: ofApplicants, select: false },
    sessions: { type: Schema.Types.Mixed, select: false },
    reset: { type: { nonce: String, hash: String, until: Date }, _id: false, select: false },
    secondFactor: {
      type: { nonce: String, lastStep: Number, recovery: [String], since: Date },
      _id: false,
      select: false,
    },
    secondFactorNonce: { type: String, select: false },
    status: { type: String, enum: USER_STATUSES },
    decidedAt: Date,
    cv: String,
    cvBytes: Number,
    cvWarnings: { type: [String], default: undefined },
  },
);
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ kind: 1, createdAt: -1, _id: -1 });
userSchema.index({ kind: 1, status: 1, createdAt: -1, _id: -1 });
// The columns an administrator may sort by: a page is read from an index, without sorting the collection.
for (const column of ['full_name', 'email', 'teacher_type', 'status']) {
  userSchema.index({ kind: 1, [column]: 1, _id: 1 });
}
userSchema.index({ phone_number: 1, createdAt: -1, _id: -1 });
userSchema.index({ cv: 1 }, { sparse: true });
userSchema.index({ 'reset.hash': 1 }, { unique: true, sparse: true });
userSchema.plugin(allowReferences);
userSchema.plugin(allowDecisions);
// A link to set a password went to the former address, which may be somebody else's.
userSchema.pre('validate', function () {
  if (!this.isNew && this.isModified('email')) this.set('reset', undefined);
});

/** The kinds of those who work in the admin app. */
export const OFFICE_KINDS = ['administrator', 'editor'] as const satisfies readonly UserKind[];
const OFFICE_ROLE_OF_KIND = { administrator: ADMIN_ROLE, editor: EDITOR_ROLE } as const satisfies Record<
  (typeof OFFICE_KINDS)[number],
  OfficeRole
>;

export function roleOf({ kind, teacher_type }: Pick<User, 'kind' | 'teacher_type'>): Role {
  return kind === 'applicant' ? (teacher_type ?? 'Shadow_Teacher') : OFFICE_ROLE_OF_KIND[kind];
}

export function kindOf(role: OfficeRole): UserKind {
  return role === ADMIN_ROLE ? 'administrator' : 'editor';
}
