import { historyOf, notesOf } from '../receipts/index.js';
import type { Contact } from './contact.schema.js';

export function toContact(contact: Contact) {
  const { _id, name, email, phone, noEmail, message, reference, language, createdAt, updatedAt } = contact;
  return {
    _id: String(_id),
    ...{ name, email, phone, noEmail, message, reference, language },
    notes: notesOf(contact),
    history: historyOf(contact),
    createdAt,
    updatedAt,
  };
}
