import { FAMILY_FIELDS, type SuggestedBy } from '#contract/families';
import { ENGLISH_NAMES } from '#contract/languages';
import { type ChoiceWords, labelsOf } from './labels';
import { addTexts } from './later';
import { pages } from './pages';

const { contacts, children } = FAMILY_FIELDS;

/** The texts of the pages of families, which come with their code. */
export const families = {
  fields: {
    ...labelsOf(FAMILY_FIELDS),
    requests: 'Requests',
    createdAt: 'Added',
  },
  title: pages['/family-list'],
  search: 'Search by name, child, phone or email',
  loading: 'Loading families…',
  failed: 'The families could not be loaded.',
  empty: 'No families yet.',
  noMatch: 'No family matches your search.',
  count: '%{smart_count} family |||| %{smart_count} families',
  advice: 'A family is made on the page of a request, or here.',
  add: 'Add a family',
  addFailed: 'The family could not be added. %{tryAgain}',
  edit: 'Edit the family',
  saveFailed: 'The family could not be saved. %{tryAgain}',
  notifications: { created: 'The family was added.', updated: 'The family was saved.' },
  addBooking: 'Add a booking',
  addBookingFor: 'Add a booking for %{name}',
  noChildren: 'No children are entered yet.',
  born: 'born in %{year}',
  noRecords: 'No request belongs to this family yet.',
  remove: 'Take out',
  removed: 'The request no longer belongs to this family.',
  recordsFailed: 'This could not be saved. %{tryAgain}',
  suggestions: 'Perhaps of this family',
  suggestionsWhy: 'Anybody can type any number or address. Nothing here belongs to the family unless you confirm it.',
  sideBySide: 'Contact of the family: %{contact}. Sent by: %{sender}.',
  same: 'The same: %{why}.',
  why: { phone: 'phone number', email: 'email address', name: 'name' } satisfies Record<SuggestedBy, string>,
  confirm: 'Belongs to this family',
  added: 'The request now belongs to the family.',
  different: 'Different people',
  parted: 'It is not suggested again.',
  merge: { done: 'The two are one family now.', failed: 'The families could not be merged. %{tryAgain}' },
  mergeButton: 'Merge with another family',
  mergeTitle: 'Which family is the same as %{name}?',
  mergeText:
    'The contacts, children, requests and sessions of the other family come here. The two can be separated again as long as nothing was erased.',
  mergeSearch: 'Name, child, phone or email of the other family',
  mergeSubmit: 'Merge',
  merged: 'Merged with this family',
  separate: 'Separate again',
  unmerge: { done: 'They are two families again.', failed: 'They could not be separated. %{tryAgain}' },
  nothingTold: 'There are no messages for this family.',
  rights: 'Data protection',
  section: 'Family',
  belongs: 'Family: %{name}',
  approvedWithout: 'This booking is approved and belongs to no family. Sessions can be planned once it does.',
  addTo: 'Add to this family',
  fresh: 'New family',
  freshText: 'Contact: %{contact}. Child: %{child}.',
  freshContact: 'Contact: %{contact}.',
  freshSubmit: 'Make this family',
  made: 'The family was made, and the request belongs to it.',
} as const;

/** The forms within the form of a family. */
export const familyForms = {
  'family-list-contacts': {
    fields: labelsOf(contacts.of),
    choices: {
      relation: {
        mother: 'Mother',
        father: 'Father',
        grandparent: 'Grandparent',
        guardian: 'Guardian',
        other: 'Other',
      },
      language: ENGLISH_NAMES,
    } satisfies ChoiceWords<typeof contacts.of>,
    item: 'Contact %{number}',
  },
  'family-list-children': { fields: labelsOf(children.of), item: 'Child %{number}' },
} as const;

addTexts({ resources: { 'family-list': families, ...familyForms } });
