import { AUDIT_FIELDS, type AuditAction, type Audited } from '#contract/audit';
import { type ChoiceWords, KIND_WORDS, labelsOf } from './labels';
import { addTexts } from './later';
import { pages } from './pages';

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
  family: 'Families',
  'staff-hours': 'Weekly hours',
  'time-off': 'Time off',
  series: 'Series of sessions',
  session: 'Sessions',
  'calendar-address': 'Calendar addresses',
  holiday: 'Holidays',
  goal: 'Goals',
  'session-note': 'Session notes',
  'progress-report': 'Progress reports',
  announcement: 'Announcements',
  cv: 'CVs',
  account: 'Accounts',
  route: 'Routes',
  file: 'Files',
  'consent-proof': 'Proofs of consent',
  audit: 'The audit',
} satisfies Record<Audited, string>;

/** The texts of the page that lists all of it, which come with its code. */
export const auditLog = {
  fields: {
    ...labelsOf(AUDIT_FIELDS),
    entity: 'Kind of record',
    since: 'From',
    until: 'Until',
    fields: 'Parts',
    createdAt: 'When',
  },
  choices: {
    action: ACTION_WORDS,
    entity: ENTITY_WORDS,
    kind: KIND_WORDS,
    result: { done: 'Done', refused: 'Refused' },
  } satisfies ChoiceWords<typeof AUDIT_FIELDS>,
  title: pages['/audit-log'],
  search: 'Search by the email of who did it',
  loading: 'Loading the audit…',
  failed: 'The audit could not be loaded.',
  empty: 'Nothing has happened yet.',
  noMatch: 'No matching events.',
  count: '%{smart_count} event |||| %{smart_count} events',
  advice: 'What administrators look at, change and export is written down here, for two years. It cannot be changed.',
} as const;

addTexts({ resources: { 'audit-log': auditLog } });
