import { CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { SUSPECTED_SPAM_MESSAGES, type SuspectedSpamKind } from '#contract/quarantine';
import { inboxResource } from './bookings';
import { labelsOf } from './labels';

const kinds = {
  ...inboxResource.choices.kind,
  contact: 'Contact message',
  'course-request': 'Course request',
} satisfies Record<SuspectedSpamKind, string>;

export const quarantine = {
  name: 'Form held back |||| Forms held back',
  fields: {
    ...inboxResource.fields,
    ...labelsOf(COURSE_REQUEST_FIELDS),
    ...labelsOf(CONTACT_FIELDS),
    what: 'Form',
    createdAt: 'Received',
  },
  choices: { what: kinds },
  title: 'Held back',
  file: 'Forms held back',
  why: 'These forms had something in a field that people do not see, so a program may have sent them. Release what a person wrote: it then goes to its list. Anything not released is deleted after 30 days.',
  search: 'Search by name, phone, email or message',
  loading: 'Loading the forms held back…',
  failed: 'The forms held back could not be loaded.',
  empty: 'Nothing is held back.',
  noMatch: 'No forms held back match your search.',
  count: '%{smart_count} form held back |||| %{smart_count} forms held back',
  advice: 'Forms from the public site wait here when a program seems to have sent them. There is nothing to do now.',
  release: 'Release',
  releasing: 'Releasing…',
  releaseAsk: 'Release %{smart_count} form? |||| Release %{smart_count} forms?',
  releaseText: '%{names}. Each then goes to its list.',
  releaseDone: '%{smart_count} form released. |||| %{smart_count} forms released.',
  releaseFailed: 'The form could not be released. %{tryAgain}',
  message: {
    delete_title: 'Delete what %{recordRepresentation} sent?',
    delete_content: 'It is deleted permanently, and added to no list.',
  },
  notifications: { deleted: SUSPECTED_SPAM_MESSAGES.deleted },
  deleteFailed: 'The form could not be deleted. %{tryAgain}',
} as const;
