import { PROVIDER_NAME } from '#contract/provider';
import { PASSWORD } from '#contract/users';
import { fieldError } from '../common/errors/index.js';
import { normalisePassword } from './passwords.js';

/** Shorter words are ignored: an initial must not forbid every password with an "a". */
const SHORTEST_WORD = 3;

/** Whether it is one of the 49,000 most common passwords; they are loaded on first use, because most starts do not need them. */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password);
}

/** A repeated group of digits, or digits in a row. The list leaves these out, because any program tries them first. */
function isPattern(password: string): boolean {
  if (!/^\d+$/.test(password)) return false;
  return (
    /^(.+?)\1+$/.test(password) ||
    ['01234567890123456789', '98765432109876543210'].some((row) => row.includes(password))
  );
}

/**
 * Whether a password is easy to guess: one of the most common ones, a number with a pattern, or only the person's own
 * name or address or the provider's name, with or without digits and signs.
 * @param personal what is known of its owner: names, e-mail address
 */
export async function isGuessable(password: string, personal: readonly string[]): Promise<boolean> {
  const lower = normalisePassword(password).toLowerCase();
  if (isPattern(lower) || (await isCommon(lower))) return true;
  const letters = lettersOf(lower);
  const words = [...personal, PROVIDER_NAME].flatMap(wordsIn);
  const longestFirst = words.sort((a, b) => b.length - a.length);
  return letters !== '' && longestFirst.reduce((left, word) => left.replaceAll(word, ''), letters) === '';
}

/** @throws ValidationError (400) when the password is easy to guess */
export async function refuseGuessable(password: string, personal: readonly string[]): Promise<void> {
  if (await isGuessable(password, personal)) throw fieldError('password', PASSWORD, 'guessable');
}

/** Each word of a name or address, and all of them together. */
function wordsIn(text: string): string[] {
  const parts = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s@._+-]+/);
  return [text.normalize('NFC').toLowerCase(), ...parts].map(lettersOf).filter((word) => word.length >= SHORTEST_WORD);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}]/gu, '');
}
