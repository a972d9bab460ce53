import { CONTACT_ANSWER_FIELDS, CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS, type ContactStatus } from '#contract/contacts';
import { SENTENCES } from '#contract/sentences';
import { FOLLOW_UP_LABELS } from './followUp';
import { BEST_TIME_WORDS, type ChoiceWords, labelsOf } from './labels';
import { messageTexts } from './outgoingMessages';

export const contacts = {
  name: 'Message |||| Messages',
  fields: {
    ...labelsOf({ ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS, ...CONTACT_ANSWER_FIELDS }),
    ...FOLLOW_UP_LABELS,
    status: 'Status',
    createdAt: 'Received',
  },
  statuses: { new: 'New', answered: 'Answer written', closed: 'Closed' } satisfies Record<ContactStatus, string>,
  decisions: { closed: 'No answer needed' },
  reopen: 'Open again',
  choices: { language: messageTexts.languages, bestTime: BEST_TIME_WORDS } satisfies ChoiceWords<
    typeof CONTACT_FIELDS & typeof CONTACT_CHANNEL_FIELDS & typeof CONTACT_ANSWER_FIELDS
  >,
  callBack: 'Call back',
  answer: 'Answer',
  sendAnswer: 'Save answer',
  answerAgain: 'Answer again',
  answered: 'Your answer to %{name} is saved.',
  isAnswered: 'Answered',
  notTold: 'Answer written, not sent yet',
  inLanguage: 'The answer as it goes out',
  answerFailed: 'The answer could not be saved. It is still here. %{tryAgain}',
  title: 'Contact messages',
  file: 'Contact messages',
  search: 'Search by name, email or message, or by reference',
  loading: 'Loading messages…',
  failed: 'The messages could not be loaded.',
  empty: 'No messages yet.',
  noMatch: 'No messages match your search.',
  count: '%{smart_count} message |||| %{smart_count} messages',
  advice: 'Messages arrive here from the contact form of the public site.',
  message: {
    delete_title: 'Delete the message of %{recordRepresentation}?',
    delete_content: 'The message and the address in it are deleted permanently.',
  },
  notifications: { deleted: SENTENCES.contactDeleted },
  deleteFailed: 'An error occurred while deleting the contact.',
} as const;
