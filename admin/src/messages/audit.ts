import type { AuditAction, Audited } from '#contract/audit';

const actions = {
  created: 'Added %{what}',
  updated: 'Changed %{what}: %{fields}',
  deleted: 'Deleted %{what}',
  released: 'Released %{what}',
  viewed: 'Looked at %{what}',
  exported: 'Exported %{what}',
  told: 'Told the person about %{what}',
  expired: 'Removed because their time was over: %{what} (%{count})',
  login: 'Signed in to %{what}',
  logout: 'Signed out of %{what}',
  denied: 'Was refused %{what}',
};

export const audit = {
  history: 'History',
  none: 'No administrator has changed this record yet.',
  failed: 'The history could not be fetched.',
  ...(actions satisfies Record<AuditAction, string>),
  status: 'Set the status of %{what} from %{from} to %{to}',
  touched: 'Changed %{what}',
  bookingOf: 'a booking for “%{service}”',
  entities: {
    user: 'an application',
    booking: 'a booking',
    course: 'a course',
    'course-request': 'a course request',
    category: 'teacher details',
    contact: 'a message',
    message: 'a message to a person',
    note: 'a note of the team',
    quarantine: 'a form that was held back',
    announcement: 'the announcement',
    cv: 'the CV',
    account: 'an account',
    route: 'a route',
    file: 'files',
    'once-key': 'keys of sent forms',
    'consent-proof': 'proofs of consent',
    audit: 'events of this history',
  } satisfies Record<Audited, string>,
} as const;
