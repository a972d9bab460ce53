import { alike } from './characters.js';

const SPACES = /[\s\p{Z}]+/gu;

/**
 * One spelling of a name, by which two are compared: in any case, with any white space, apostrophe and hyphen. Empty where
 * nothing is seen.
 */
export function nameKey(name: string | undefined): string {
  return alike(
    alike(name ?? '')
      .toUpperCase()
      .toLowerCase(),
  ).replace(SPACES, ' ');
}

/** Whether two records were sent under one name. A missing name matches nothing. */
export function isSameName(one: string | undefined, other: string | undefined): boolean {
  const key = nameKey(one);
  return key !== '' && key === nameKey(other);
}
