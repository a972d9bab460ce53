import type { HydratedDocument, Model } from 'mongoose';
import { ADMIN_ROLE } from '#contract/users';
import type { TeacherProfile } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { findOr404 } from '../common/find-or-404.js';

/**
 * A profile that this account may look after: any for an administrator, for staff their own.
 * @throws NotFoundException for any other: who looks after it is nobody's business
 */
export function profileFor(
  profiles: Model<TeacherProfile>,
  id: string,
  by: RequestUser,
): Promise<HydratedDocument<TeacherProfile>> {
  return findOr404(profiles, id, by.role === ADMIN_ROLE ? {} : { account: by.id }, '+calendarHash');
}
