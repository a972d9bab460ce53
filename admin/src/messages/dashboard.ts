import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { labelsOf } from './labels';
import { addTexts } from './later';

export const dashboard = {
  title: 'Dashboard',
  waiting: 'Waiting for a decision',
  waitingItems: {
    'user-list': 'Applications',
    courseRequests: 'Course requests',
    inbox: 'All bookings waiting',
    getcontact: 'Messages without an answer',
  },
  suspectedSpam: {
    inbox: 'Bookings: suspected spam',
    courseRequests: 'Course requests: suspected spam',
    getcontact: 'Messages: suspected spam',
  },
  due: { title: 'To do now' },
  late: {
    inbox: 'booking is late |||| bookings are late',
    courseRequests: 'course request is late |||| course requests are late',
    getcontact: 'message is late |||| messages are late',
    'privacy-requests':
      'open data request: %{late} late, %{soon} due soon |||| open data requests: %{late} late, %{soon} due soon',
  },
  soon: { 'privacy-requests': 'open data request: %{soon} due soon |||| open data requests: %{soon} due soon' },
  today: {
    inbox: 'booking is due today |||| bookings are due today',
    courseRequests: 'course request is due today |||| course requests are due today',
    getcontact: 'message is due today |||| messages are due today',
  },
  toTell: {
    late: 'Emails are not going out. The oldest has been waiting since %{moment}.',
    since: 'still to tell, the oldest since %{moment}',
    still: 'still to tell',
    failed: '%{smart_count} email could not be delivered. |||| %{smart_count} emails could not be delivered.',
    postponed:
      '%{smart_count} email goes out later: so many were asked for within an hour. Please look whether they are real. |||| %{smart_count} emails go out later: so many were asked for within an hour. Please look whether they are real.',
  },
  missingHolidays:
    'The public holidays of %{year} are not in this program yet: days by which we answer are counted as if there were none. Please ask whoever looks after the program for a newer version.',
  counting: 'Counting what is waiting…',
  nothingWaits: 'Nothing is waiting for a decision.',
  failed: 'The number waiting could not be loaded.',
  manage: 'Manage',
  announcement: {
    title: 'Announcement',
    none: 'There is no announcement.',
    whoSees: 'All administrators see it here; nobody else does.',
    by: '%{who}, %{moment}',
    change: 'Change the announcement',
    announce: 'Announce',
    saved: 'The announcement was saved.',
    failed: 'The announcement could not be saved.',
    fetchFailed: 'The announcement could not be loaded.',
  },
  activity: { title: 'Recent activity', none: 'No administrator has changed anything yet.' },
  figures: {
    title: 'Figures',
    loading: 'Counting…',
    failed: 'The figures could not be loaded.',
    applications: 'Applications',
    courseRequests: 'Course requests',
    bookings: 'Bookings',
    messages: 'Messages',
    total: 'Total: %{what}',
    ofStatus: '%{status}: %{count}',
    byWeek: 'Received in each of the last eight weeks',
    byKind: 'Bookings by kind and status',
    asTable: '%{title}: as a table',
    week: 'Week starting',
    kind: 'Kind of booking',
  },
  groups: {
    teachers: 'Applications and teacher profiles',
    bookings: 'Bookings',
    contacts: 'Courses and messages',
    office: 'Families and the office',
  },
} as const;

/** The form of the announcement. */
export const announcement = { fields: labelsOf(ANNOUNCEMENT_FIELDS) };

addTexts({ dashboard, resources: { announcement } });
