import { randomInt } from 'node:crypto';
import { REFERENCE_LETTERS, referenceOf } from '#contract/references';

const LENGTH = 8;

/** A new reference, drawn at random: a million million are possible, and a unique index refuses one that is taken. */
export function makeReference(): string {
  const letters = Array.from({ length: LENGTH }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]);
  return referenceOf(letters.join(''));
}
