import { PROFILE_PICTURE, type ProfileStatus, type StaffCheck, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { ENGLISH_NAMES } from '#contract/languages';
import { SENTENCES } from '#contract/sentences';
import { type District, DISTRICTS } from '#contract/sri-lanka';
import { ADDED_AT, type ChoiceWords, labelsOf, SERVICE_WORDS, TEACHER_TYPE_WORDS } from './labels';
import { pages } from './pages';

export const categories = {
  name: 'Teacher profile |||| Teacher profiles',
  since: ADDED_AT,
  fields: {
    ...labelsOf({ ...TEACHER_PROFILE_FIELDS, profilePicture: PROFILE_PICTURE }),
    greeting: 'Voice greeting',
    status: 'Status',
    createdAt: 'Added',
  },
  hints: {
    qualification: 'One on each line.',
    experience: 'In years.',
    languages: 'Families look for people by language.',
    districts: 'Where they can work. Families look for people by district.',
    checked:
      'Tick only what you have seen yourself. The public site names it on the card; its page about safety says what it means.',
    goodAt: 'One or two sentences a parent understands. A language left empty is shown in another one, and says so.',
    greetingText:
      'What the recording says. It is chosen below while the profile is added, afterwards on the page of the profile.',
  },
  title: pages['/alldetails'],
  file: 'Teacher profiles',
  search: 'Search by name, service or qualification',
  loading: 'Loading teacher profiles…',
  failed: 'Failed to fetch details.',
  empty: 'No details found.',
  count: '%{smart_count} teacher |||| %{smart_count} teachers',
  advice: 'Add the first teacher: the public site then shows them with their service.',
  years: '%{smart_count} year |||| %{smart_count} years',
  add: pages['/adddetails'],
  addFailed: 'Error adding details',
  statuses: { active: 'Works with us', left: 'Has left' } satisfies Record<ProfileStatus, string>,
  choices: {
    service: SERVICE_WORDS,
    profession: TEACHER_TYPE_WORDS,
    checked: {
      identity: 'Identity card seen',
      certificates: 'Original certificates seen',
      references: 'References spoken to',
      police: 'Police clearance report seen',
    } satisfies Record<StaffCheck, string>,
    districts: Object.fromEntries(DISTRICTS.map((district) => [district, district])) as Record<District, string>,
    languages: ENGLISH_NAMES,
    greetingLanguage: ENGLISH_NAMES,
  } satisfies ChoiceWords<typeof TEACHER_PROFILE_FIELDS>,
  leave: {
    leave: 'Mark as left',
    back: 'Mark as back',
    ask: 'Has %{name} left?',
    effect:
      'The public site no longer shows them, and nobody can be assigned to them. Their account and their calendar show no sessions and no children any more. Their name stays where it is.',
    assigned:
      'They look after %{smart_count} booking, which may need somebody else: |||| They look after %{smart_count} bookings, which may need somebody else:',
    assignedNone: 'They look after no booking.',
    wished: '%{smart_count} family asked for them: |||| %{smart_count} families asked for them:',
    wishedNone: 'No family asked for them.',
    hasLeft: '%{name} is noted as having left.',
    isBack: '%{name} is shown on the public site again.',
    failed: 'This could not be saved. %{tryAgain}',
  },
  greeting: {
    title: 'Voice greeting',
    hint: '20 seconds or less, as an MP3, M4A or OGG file of 1 MB or less. Write in the details what it says: families read it beside the recording, and without it the recording is not played.',
    saved: 'The voice greeting is saved.',
    tooLong: 'This recording is longer than 20 seconds. Please choose a shorter one.',
    failed: 'The voice greeting could not be saved.',
    remove: 'Remove the voice greeting',
    leaveOut: 'Do not use this recording',
    notAdded: 'The details are added, but without the voice greeting. Choose it again on this page.',
  },
  edit: pages['/updatedetails'],
  saveFailed: 'Failed to update details.',
  message: {
    delete_title: 'Are you sure you want to delete this detail?',
    delete_content:
      '%{recordRepresentation} is deleted permanently, with the picture, and the public site no longer shows them.',
  },
  notifications: {
    created: 'Details Added Successfully',
    updated: SENTENCES.detailsUpdated,
    deleted: SENTENCES.detailsDeleted,
  },
  deleteFailed: 'Failed to delete details.',
} as const;

export const report = {
  button: 'PDF report',
  running: 'Preparing the report…',
  failed: 'The report could not be made. %{tryAgain}',
  done: 'Report with %{smart_count} teacher made. |||| Report with %{smart_count} teachers made.',
  asTable: 'Report as a table',
  title: 'Report of teacher profiles',
  caption: 'Teacher profiles',
  made: 'Made on %{moment}. %{smart_count} teacher. |||| Made on %{moment}. %{smart_count} teachers.',
  narrowed: 'Only: %{what}.',
  withoutLeft: 'Without those who have left.',
  page: 'Page %{page} of %{pages}',
  loading: 'Loading the report…',
  columns: {
    number: 'No.',
    teacher: 'Teacher',
    service: 'Service',
    age: 'Age',
    experience: 'Experience',
    qualifications: 'Qualifications',
  },
} as const;
