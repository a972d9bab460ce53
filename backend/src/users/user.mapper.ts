import { roleOf, type User } from './user.schema.js';

/** An applicant as administrators see it. */
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
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
export type Applicant = ReturnType<typeof toApplicant>;

/** An account as its owner sees it. */
export function toAccount(user: User) {
  return {
    _id: String(user._id),
    role: roleOf(user),
    email: user.email,
    full_name: user.full_name,
    teacher_type: user.teacher_type,
    status: user.status,
  };
}
