import { SUGGESTED_BY, type SuggestedBy } from '#contract/families';
import { isSameName, nameKey } from '#contract/names';
import { searchFor } from '../common/list/index.js';
import type { ContactDetails, ContactField, Where } from '../subjects/index.js';
import type { FamilyContact } from './family.schema.js';

/** By what one of a family's contacts and a record may be the same person. */
export function alikeBy(contact: ContactDetails, record: ContactDetails): SuggestedBy[] {
  return SUGGESTED_BY.filter((field) =>
    field === 'name' ? isSameName(contact.name, record.name) : Boolean(record[field]) && contact[field] === record[field],
  );
}

/** The contact that is most like a record, and by what; none if nothing is the same. */
export function mostAlike(contacts: readonly FamilyContact[], record: ContactDetails) {
  const compared = contacts.map((contact) => ({ contact: contact.name, why: alikeBy(contact, record) }));
  const [best] = compared.filter(({ why }) => why.length > 0).sort((a, b) => b.why.length - a.why.length);
  return best;
}

/**
 * The condition of documents that may be alike. It finds a name by its words, in any order: who has found them compares.
 * @param fields the names of their contact fields
 */
export function maybeAlike(wanted: readonly ContactDetails[], fields: Readonly<Record<ContactField, string>>): Where[] {
  return wanted.flatMap(({ name, phone, email }) => [
    ...(phone ? [{ [fields.phone]: phone }] : []),
    ...(email ? [{ [fields.email]: email }] : []),
    ...(nameKey(name) === '' ? [] : [searchFor(nameKey(name).slice(0, 100), [fields.name])]),
  ]);
}
