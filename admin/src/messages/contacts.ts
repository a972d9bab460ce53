import { CONTACT_FIELDS } from '#contract/contacts';
import { MESSAGES } from '#contract/messages';
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
  message: {
    delete_title: 'Delete the message of %{recordRepresentation}?',
    delete_content: 'The message and the address in it are removed for good.',
  },
  notifications: { deleted: MESSAGES.contactDeleted },
  deleteFailed: 'An error occurred while deleting the contact.',
} as const;
