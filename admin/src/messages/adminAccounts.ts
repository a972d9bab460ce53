import { INVITATION_FIELDS, type OfficeRole } from '#contract/users';
import { ENGLISH_NAMES } from '#contract/languages';
import { SENTENCES } from '#contract/sentences';
import { type ChoiceWords, labelsOf } from './labels';
import { addTexts } from './later';
import { pages } from './pages';

const roles = { Admin: 'Administrator', ContentEditor: 'Content editor' } satisfies Record<OfficeRole, string>;

/** The texts of the pages about everybody who works in this app, which come with their code. */
export const adminAccounts = {
  fields: {
    ...labelsOf(INVITATION_FIELDS),
    language: 'Language of the invitation',
    secondFactor: 'Second factor',
    createdAt: 'Added',
  },
  roles,
  choices: { role: roles, language: ENGLISH_NAMES } satisfies ChoiceWords<typeof INVITATION_FIELDS>,
  hints: {},
  title: pages['/admin-accounts'],
  about:
    'Administrators see and do everything. Content editors look after courses and teacher profiles; they see no child, no application and no message.',
  search: 'Search by name or email',
  loading: 'Loading administrators…',
  failed: 'The administrators could not be loaded.',
  empty: 'No administrators found.',
  noMatch: 'No administrator matches your search.',
  count: '%{smart_count} person |||| %{smart_count} people',
  advice: 'Invite a colleague.',
  add: 'Invite somebody',
  addFailed: 'The invitation could not be made. %{tryAgain}',
  invited: 'Invited until %{moment}, has not chosen a password yet',
  invitationOver: 'Invitation expired %{moment}',
  inviteAgain: 'Invite again',
  invitingAgain: 'Inviting…',
  invitedAgain: '%{name} is invited again',
  inviteAgainFailed: 'The invitation could not be made. %{tryAgain}',
  you: '(you)',
  secondFactor: { on: 'On', off: 'Off' },
  sent: 'An invitation is on its way to %{email}. It works once, for 7 days.',
  byHand:
    'No mail server is set up, so please send this address to %{email} yourself. It works once, for 7 days, and is shown only now.',
  copyInvitation: 'Copy the address',
  back: 'Back to the list',
  message: {
    delete_title: 'Remove %{recordRepresentation}?',
    delete_content: 'They are logged out at once and can no longer log in. What they did stays in the history.',
  },
  notifications: { deleted: SENTENCES.administratorDeleted },
  deleteFailed: 'The account could not be removed.',
} as const;

addTexts({ resources: { 'admin-accounts': adminAccounts } });
