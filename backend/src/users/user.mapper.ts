import { CV_FLAWS, type CvFlaw, type CvWarning, isOfficeRole } from '#contract/users';
import type { RequestUser } from '../common/access/index.js';
import { roleOf, type Session, type User } from './user.schema.js';

/** An applicant as they see themselves. */
export function toApplicant(user: User) {
  return {
    _id: String(user._id),
    full_name: user.full_name,
    home_address: user.home_address,
    phone_number: user.phone_number,
    whatsapp_number: user.whatsapp_number,
    email: user.email,
    teacher_type: user.teacher_type,
    cv: user.cv,
    status: user.status,
    reference: user.reference,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}

/** The warnings that the owner of a CV is told: they keep people from reading it. Absent if there are none. */
export function cvFlaws(cvWarnings: readonly CvWarning[] = []): { warnings?: CvFlaw[] } {
  const warnings = CV_FLAWS.filter((flaw) => cvWarnings.includes(flaw));
  return warnings.length > 0 ? { warnings } : {};
}

/** An applicant as administrators see them, with all warnings about the CV. */
export function toReviewedApplicant(user: User) {
  const { language, toTell, told, consentWithdrawnAt, cvWarnings } = user;
  return {
    ...toApplicant(user),
    language,
    toTell: toTell ?? undefined,
    told: told ?? undefined,
    consentWithdrawnAt: consentWithdrawnAt ?? undefined,
    cvWarnings,
  };
}
export type ReviewedApplicant = ReturnType<typeof toReviewedApplicant>;

/** An account as its owner sees it. */
export function toAccount(user: User, { role, hasSecondFactor }: Pick<RequestUser, 'role' | 'hasSecondFactor'>) {
  return {
    _id: String(user._id),
    role: roleOf(user),
    email: user.email,
    full_name: user.full_name,
    home_address: user.home_address,
    phone_number: user.phone_number,
    whatsapp_number: user.whatsapp_number,
    teacher_type: user.teacher_type,
    reference: user.reference,
    cv: user.cv,
    /** Only those who work in the admin app can have one. */
    secondFactor: isOfficeRole(role) ? hasSecondFactor : undefined,
    recoveryCodesLeft: user.secondFactor?.recovery.length,
    status: user.status,
    decidedAt: user.decidedAt,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}

interface KeptFile {
  readonly content: Buffer;
  readonly givenName: string | undefined;
}

/** Everything we keep about somebody, for their own copy. Password hashes and links are left out: they say nothing about the person. */
export function toOwnData(
  user: User,
  by: RequestUser,
  cv: KeptFile | undefined,
  sessions: readonly (Session & { id: string })[],
) {
  const { language, consentWithdrawnAt } = user;
  return {
    exportedAt: new Date(),
    account: { ...toAccount(user, by), language, consentWithdrawnAt: consentWithdrawnAt ?? undefined },
    cv: cv && { name: cv.givenName, bytes: cv.content.length, base64: cv.content.toString('base64') },
    sessions: sessions.map(({ createdAt, until, agent }) => ({ createdAt, until, agent })),
  };
}
