import { CONTACT_FIELDS } from '#contract/contacts';
import { labelsOf } from './labels';

export const contacts = {
  name: 'Message |||| Messages',
  fields: { ...labelsOf(CONTACT_FIELDS), createdAt: 'Received', actions: 'Actions' },
  title: 'Contact messages',
  search: 'Search by name, email or message',
  loading: 'Loading messages...',
  failed: 'The messages could not be fetched.',
  empty: 'No messages yet.',
  noMatch: 'No messages match your search.',
  count: '%{smart_count} message |||| %{smart_count} messages',
  advice: 'Messages arrive here from the contact form of the public site.',
  deleteAsk: 'Delete the message of %{name}?',
  deleteText: 'The message and the address in it are removed for good.',
  deleteFailed: 'An error occurred while deleting the contact.',
} as const;
