import type { AuditAction, Audited } from '#contract/audit';
import type { BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { PATHS } from '../paths';

/** One line of the audit as the API answers it. */
export interface AuditLine {
  id: string;
  who?: string;
  action: AuditAction;
  entity: Audited;
  /** None where many records were looked at. */
  recordId?: string;
  count?: number;
  route?: string;
  rule?: string;
  kind?: BookingKind;
  fields: string[];
  from?: string;
  to?: string;
  createdAt: string;
}

const LISTS: Partial<Record<Audited, string>> = {
  user: PATHS.users,
  course: PATHS.courses,
  'course-request': PATHS.courseRequests,
  category: PATHS.allDetails,
  contact: PATHS.contacts,
  cv: PATHS.users,
};

/** The page about the record a line speaks of, while there is one. */
export function pageOf({ action, entity, kind, recordId }: AuditLine): string | undefined {
  if (action === 'deleted' || recordId === undefined) return undefined;
  const list = kind ? KIND_PAGES[kind].manage : LISTS[entity];
  return list && `${list}/${recordId}`;
}

/** The resource whose messages name the record's fields. */
export const resourceOf = ({ entity, kind }: AuditLine): string =>
  kind ??
  { user: 'users', course: 'courses', category: 'categories', contact: 'contacts' }[entity as string] ??
  `${entity}s`;
