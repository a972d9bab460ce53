import type { Contact } from './contact.schema.js';

export function toContact({ _id, name, email, phone, noEmail, message, createdAt, updatedAt }: Contact) {
  return { _id: String(_id), name, email, phone, noEmail, message, createdAt, updatedAt };
}
