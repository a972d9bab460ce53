import { historyOf, notesOf } from '../submissions/index.js';
import type { Contact } from './contact.schema.js';

export function toContact(contact: Contact) {
  const { _id, name, email, phone, noEmail, message, reference, language, createdAt, updatedAt } = contact;
  const { callBack, bestTime, status, answer, toTell, told, consentWithdrawnAt } = contact;
  return {
    _id: String(_id),
    name,
    email,
    phone,
    noEmail,
    callBack,
    bestTime,
    message,
    reference,
    language,
    status,
    answer,
    toTell: toTell ?? undefined,
    told: told ?? undefined,
    consentWithdrawnAt: consentWithdrawnAt ?? undefined,
    reopenedAt: contact.reopenedAt,
    family: contact.family ?? undefined,
    suspectedSpam: contact.suspectedSpam,
    notes: notesOf(contact),
    history: historyOf(contact),
    createdAt,
    updatedAt,
  };
}
