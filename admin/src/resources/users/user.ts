import { APPLICANT_FIELDS, type CvWarning, USER_STATUS, USER_STATUSES, type UserStatus } from '#contract/users';
import type { Rules, Values } from '#contract/rule';
import { PATHS } from '../../paths';
import type { Statuses } from '../../decisions/statuses';

/** A teacher applicant as the API returns it. */
export interface User extends Values<typeof APPLICANT_FIELDS> {
  id: string;
  status: UserStatus;
  /** Stored file name. */
  cv?: string;
  /** Active content that the server found in the file. */
  cvWarnings?: CvWarning[];
}

export const USER_VIEWS = ['all', 'pending', 'approved', 'rejected'] as const;
export type UserView = (typeof USER_VIEWS)[number];

/** "Active" is everyone who is neither rejected nor pending (spec section 2). */
const ACTIVE = USER_STATUSES.filter((status) => status !== 'pending' && status !== 'rejected');

interface View {
  path: string;
  filter: { status?: UserStatus | UserStatus[] };
}

/** The four lists of the spec: one list with a fixed filter. */
export const VIEWS: Record<UserView, View> = {
  all: { path: PATHS.users, filter: {} },
  pending: { path: PATHS.pendingUsers, filter: { status: 'pending' } },
  approved: { path: PATHS.approvedUsers, filter: { status: ACTIVE } },
  rejected: { path: PATHS.rejectedUsers, filter: { status: 'rejected' } },
};

/** Longest wait first. */
export const WAITING_FIRST = { field: 'createdAt', order: 'ASC' } as const;

export const STATUSES: Statuses = {
  values: USER_STATUSES,
  waiting: 'pending',
  decisions: USER_STATUSES.filter((status) => status !== 'pending'),
};

export const EXPORTED: Rules = { ...APPLICANT_FIELDS, status: USER_STATUS };

/** The warnings about the CV, as texts. */
export const warningsOf = ({ cvWarnings = [] }: User, translate: (key: string) => string): string =>
  cvWarnings.map((warning) => translate(`resources.user-list.cv.warnings.${warning}`)).join(' ');
