import { APPLICANT_FIELDS, CV_WARNINGS, type UserStatus } from '#contract/users';
import { type ChoiceWords, labelsOf, TEACHER_TYPE_WORDS } from './labels';
import { pages } from './pages';

export const users = {
  name: 'Application |||| Applications',
  fields: {
    ...labelsOf(APPLICANT_FIELDS),
    // The columns are titled as the spec writes them.
    full_name: 'Full Name',
    home_address: 'Home Address',
    phone_number: 'Phone Number',
    whatsapp_number: 'Whatsapp Number',
    teacher_type: 'Teacher Type',
    cv: 'CV',
    reference: 'Reference',
    consentWithdrawnAt: 'Consent withdrawn',
    status: 'Status',
    createdAt: 'Received',
  },
  lists: {
    label: 'Lists of applications',
    all: 'All',
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  // "Users" and "details" stand where the spec fixes the text.
  pages: {
    all: {
      title: 'Applications',
      empty: 'No users found',
      advice: 'Applications arrive here when teachers register on the public site.',
    },
    pending: {
      title: pages['/pending-user-list'],
      empty: 'No pending users found',
      advice: 'Every application has been decided. New ones arrive here when teachers register on the public site.',
    },
    approved: {
      title: 'Active Users List',
      empty: 'No active users found',
      advice: 'Set an application to Approved in the pending list and it appears here.',
    },
    rejected: {
      title: pages['/rejected-user-list'],
      empty: 'No rejected users found',
      advice: 'Applications set to Rejected appear here.',
    },
  },
  file: 'Applications',
  search: 'Search by name, email or phone, or by reference',
  loading: 'Loading users...',
  failed: 'Error fetching users',
  count: '%{smart_count} application |||| %{smart_count} applications',
  edit: 'Edit the application',
  makeProfile: 'Make a teacher profile',
  notifications: { updated: 'The application was saved.' },
  choices: { teacher_type: TEACHER_TYPE_WORDS } satisfies ChoiceWords<typeof APPLICANT_FIELDS>,
  decisions: { approved: 'Approve', rejected: 'Reject' } satisfies Record<Exclude<UserStatus, 'pending'>, string>,
  saveFailed: 'The application could not be saved. %{tryAgain}',
  statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } satisfies Record<UserStatus, string>,
  cv: {
    view: 'View CV',
    viewOf: 'of %{name} (opens in a new tab)',
    opening: 'Opening the CV of %{name}…',
    blocked: 'Your browser did not open a new tab. Allow pop-ups for this site, then try again.',
    failed: 'The CV could not be opened. %{tryAgain}',
    none: 'No CV',
    title: 'CV',
    loading: 'Loading the CV…',
    notShown: 'The CV cannot be shown here. Open it with View CV.',
    more: 'The first %{shown} of %{total} pages. View CV shows all of them.',
    held: 'Our check of this file says: %{what}',
    showHere: 'Show its pages here',
    warningTitle: 'Open the CV of %{name}?',
    warning: 'Our check of this file says: %{what} Open it only if you know who sent it.',
    open: 'Open the CV',
    warnings: CV_WARNINGS,
  },
} as const;
