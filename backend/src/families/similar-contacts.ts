import { trusted } from 'mongoose';
import { SUGGESTED_BY, type SuggestedBy } from '#contract/families';
import { isSameName, nameKey } from '#contract/names';
import { type Filter, searchFor } from '../common/list/index.js';
import type { ContactDetails, ContactField } from '../subjects/index.js';
import type { FamilyContact } from './family.schema.js';

/** The field that makes one of a family's contacts and a record look like the same person. */
export function matchingFields(contact: ContactDetails, record: ContactDetails): SuggestedBy[] {
  return SUGGESTED_BY.filter((field) =>
    field === 'name'
      ? isSameName(contact.name, record.name)
      : Boolean(record[field]) && contact[field] === record[field],
  );
}

/** The contact that is most like a record, and by what; none if nothing is the same. */
export function mostSimilarContact(contacts: readonly FamilyContact[], record: ContactDetails) {
  const compared = contacts.map((contact) => ({ contact: contact.name, why: matchingFields(contact, record) }));
  const [best] = compared.filter(({ why }) => why.length > 0).sort((a, b) => b.why.length - a.why.length);
  return best;
}

/**
 * The conditions by which documents that may be alike are found, one query for each. An index serves those of numbers and
 * addresses. Names are found by their words, in any order, so the caller has to compare them.
 * @param fields the names of their contact fields
 */
export function similarContactFilters(
  wanted: readonly ContactDetails[],
  fields: Readonly<Record<ContactField, string>>,
): Filter[] {
  const given = (field: ContactField) => [...new Set(wanted.flatMap((each) => each[field] || []))];
  const equal = (['phone', 'email'] as const).flatMap((field) => {
    const values = given(field);
    return values.length === 0 ? [] : [{ [fields[field]]: trusted({ $in: values }) }];
  });
  const names = given('name').filter((name) => nameKey(name) !== '');
  const named = names.map((name) => searchFor(nameKey(name), [fields.name]));
  return [...equal, ...(named.length === 0 ? [] : [{ $or: named }])];
}
