import { AUDIT_FIELDS, type AuditAction, type Audited } from '#contract/audit';
import { PAGES } from '../resources/table';
import { type ChoiceWords, KIND_WORDS, labelsOf } from './labels';

const actions = {
  created: 'Added %{what}',
  updated: 'Changed %{what}: %{fields}',
  deleted: 'Deleted %{what}',
  released: 'Released %{what}',
  viewed: 'Opened %{what} |||| Opened %{what} (%{smart_count}×)',
  exported: 'Exported %{what} |||| Exported %{what} %{smart_count} times',
  erased: 'Erased %{what}',
  told: 'Told the person about %{what}',
  expired: 'Deleted after the retention period: %{what} (%{count})',
  login: 'Logged in to %{what}',
  logout: 'Logged out of %{what}',
  denied: 'Denied access to %{what}',
} satisfies Record<AuditAction, string>;

const entities = {
  user: 'an application |||| applications',
  booking: 'a booking |||| bookings',
  course: 'a course |||| courses',
  'course-request': 'a course request |||| course requests',
  vacancy: 'a vacancy |||| vacancies',
  category: 'a teacher profile |||| teacher profiles',
  service: 'the prices of a service',
  contact: 'a contact message |||| contact messages',
  message: 'a message to a person |||| messages to people',
  note: 'a team note |||| team notes',
  person: 'everything about a person',
  'data-request': 'a request about somebody’s data |||| requests about somebody’s data',
  'person-link': 'a link between two pages of one person',
  announcement: 'the announcement',
  cv: 'the CV |||| CVs',
  account: 'an account |||| accounts',
  route: 'a route |||| routes',
  file: 'files',
  'consent-proof': 'proofs of consent',
  audit: 'events of this history',
} satisfies Record<Audited, string>;

/** Below a record and on the dashboard. */
export const audit = {
  history: 'History',
  none: 'No administrator has changed this record yet.',
  failed: 'The history could not be loaded.',
  all: 'All audit events',
  nobody: 'From the public site',
  loginRefused: 'Logging in to %{what} was refused',
  ...actions,
  status: 'Set the status of %{what} from %{from} to %{to}',
  // A list that was searched, or asked for by some of its fields.
  narrowed: '%{said}, by: %{fields} (found: %{count})',
  touched: 'Changed %{what}',
  bookingOf: 'a booking for “%{service}” |||| bookings for “%{service}”',
  entities,
  // What is changed and is a field of no form.
  parts: {
    answer: 'Answer',
    due: 'When it is due',
    entity: 'Kind of record',
    kind: 'Kind',
    q: 'Search text',
    recordId: 'Record',
    since: 'From',
    until: 'Until',
    updatedAt: 'Last changed',
    courseUntil: 'The course can be opened for longer',
    greeting: 'Voice greeting',
    invitation: 'Invitation',
    notes: 'Notes that the family added',
    password: 'Password',
    reset: 'A link to choose a password',
    sessions: 'Logged out elsewhere',
    told: 'Told',
  },
} as const;

const ACTION_WORDS = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  released: 'Released',
  viewed: 'Opened',
  exported: 'Exported',
  erased: 'Erased',
  told: 'Told',
  expired: 'Deleted: retention period over',
  login: 'Logged in',
  logout: 'Logged out',
  denied: 'Refused',
} satisfies Record<AuditAction, string>;

const ENTITY_WORDS = {
  user: 'Applications',
  booking: 'Bookings',
  course: 'Courses',
  'course-request': 'Course requests',
  vacancy: 'Vacancies',
  category: 'Teacher profiles',
  service: 'Prices',
  contact: 'Contact messages',
  message: 'Messages to people',
  note: 'Notes',
  person: 'People',
  'data-request': 'Data requests',
  'person-link': 'Links between people',
  announcement: 'Announcements',
  cv: 'CVs',
  account: 'Accounts',
  route: 'Routes',
  file: 'Files',
  'consent-proof': 'Proofs of consent',
  audit: 'The audit',
} satisfies Record<Audited, string>;

/** The page that lists all of it. */
export const auditLog = {
  name: 'Event |||| Events',
  fields: {
    ...labelsOf(AUDIT_FIELDS),
    entity: 'Kind of record',
    since: 'From',
    until: 'Until',
    createdAt: 'When',
  },
  choices: {
    action: ACTION_WORDS,
    entity: ENTITY_WORDS,
    kind: KIND_WORDS,
    result: { done: 'Done', refused: 'Refused' },
  } satisfies ChoiceWords<typeof AUDIT_FIELDS>,
  title: PAGES['/audit-log'].label,
  file: 'Audit',
  search: 'Search by the email of who did it',
  loading: 'Loading the audit…',
  failed: 'The audit could not be loaded.',
  empty: 'Nothing has happened yet.',
  noMatch: 'No matching events.',
  count: '%{smart_count} event |||| %{smart_count} events',
  advice: 'What administrators look at, change and export is written down here, for two years. It cannot be changed.',
} as const;
