const SPACES = /[\s\p{Z}]+/gu;
/** Characters nobody sees, joiners included: they are typed between Sinhala letters or not, and the name is the same. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** A byte order mark counts as white space in JavaScript, and is not seen. */
const BYTE_ORDER_MARK = /\uFEFF/g;

/** One spelling of a name, by which two are compared: in any case, with any white space. Empty where nothing is seen. */
export function nameKey(name: string | undefined): string {
  const seen = (name ?? '').replace(BYTE_ORDER_MARK, '').replace(SPACES, ' ').replace(UNSEEN, '');
  return seen.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC').replace(SPACES, ' ').trim();
}

/** Whether two records were sent under one name; what has none agrees with nothing. */
export function isSameName(one: string | undefined, other: string | undefined): boolean {
  const key = nameKey(one);
  return key !== '' && key === nameKey(other);
}
