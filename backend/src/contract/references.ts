import { plainText } from './characters.js';

/** Crockford's base 32: no I, L, O and U, which are taken for 1, 0 and V. */
export const REFERENCE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const HALF = 4;

/** What a person reads out or types to ask for their request, such as `OS-4K7M-9QX2`. */
export const REFERENCE = {
  type: 'text',
  label: 'Reference',
  what: 'the reference, like OS-4K7M-9QX2',
  max: 40,
  optional: true,
} as const;

/** The one spelling of a reference with these eight letters. */
export function referenceOf(letters: string): string {
  return `OS-${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/**
 * Reads a reference as people type it: in small letters, with spaces or without dashes, an O for a 0, without its `OS`.
 * @returns the reference as it is stored; `undefined` for anything that cannot be one
 */
export function readReference(typed: string): string | undefined {
  const letters = plainText(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^[O0]S(?=.{8}$)/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const isReference = letters.length === LENGTH && Array.from(letters).every((one) => REFERENCE_LETTERS.includes(one));
  return isReference ? referenceOf(letters) : undefined;
}
