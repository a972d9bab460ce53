import { bare, plain } from './characters.js';

const LOCAL = /^\d{10}$/;
/** A Sri Lankan number with its country is one of the ten digits: with another length it is mistyped, not foreign. */
const FOREIGN = /^\+(?!94)[1-9]\d{7,14}$/;
/** `tel:`, `Tel.`, `https://wa.me/`, `whatsapp://send?phone=` and their like. */
const LINK =
  /^(?:[a-z]+[:.](?![a-z])\/{0,2})?(?:(?:[a-z]+\.)*(?:wa\.me|whatsapp\.com)\/)?(?:[a-z]+\/?\?(?:phone|number)=)?/i;
const LINK_OPTIONS = /[?;&][a-z]+=.*/is;
/** `+44 (0)20 …`: the nought is dialled within the country only. */
const BRACKETED_NOUGHT = /^([^\d+]*(?:\+|00)[^(]*)\(\s*0\s*\)/;
const BETWEEN_DIGITS = /(?!\+)[\s\p{P}\p{S}\p{M}]/gu;
/** The same without brackets. In Italy, San Marino and some countries of Africa the nought is part of the number. */
const NOUGHT =
  /^(\+(?!22[569]|24[12]|378)(?:[17]|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d))0+(?=\d)/;
/** Longer text is no number. */
const LONGEST = 200;
/** The longest number, the prefix and the nought before it included. */
const MOST_DIGITS = 20;

export const isLocalPhone = (value: unknown): boolean => typeof value === 'string' && LOCAL.test(value);
export const isForeignPhone = (value: unknown): boolean => typeof value === 'string' && FOREIGN.test(value);
const isPhone = (value: string): boolean => isLocalPhone(value) || isForeignPhone(value);

/**
 * One spelling of a phone number for all that people type: `077 123 4567`, `077-1234567`, `771234567` and
 * `tel:+94 77 123 4567` are ten digits, `00974 …` is `+974…`. An e-mail address comes back as one, two numbers as they
 * were typed, other text without what stands between digits.
 */
export function phoneDigits(typed: string): string {
  const text = plain(typed);
  if (text.includes('@')) return emailAddress(typed);
  if (text.length > LONGEST) return text;
  const number = digitsOf(text);
  if (isPhone(number) || !holdsTwoPhones(text)) return number || text;
  return text;
}

function digitsOf(text: string): string {
  return text
    .replace(LINK, '')
    .replace(LINK_OPTIONS, '')
    .replace(/%2b/i, '+')
    .replace(/%20/g, ' ')
    .replace(BRACKETED_NOUGHT, '$1')
    .replace(BETWEEN_DIGITS, '')
    .replace(/^\+?(?:00)+/, '+')
    .replace(/^(?:\+?940*)?(?=[1-9]\d{8}$)/, '0')
    .replace(NOUGHT, '$1');
}

/** Whether two whole numbers stand in one text, whatever is written between and around them. */
export function holdsTwoPhones(text: string): boolean {
  if (text.length > LONGEST) return false;
  // Two lines became one where a field of one line took them.
  return /^(0\d{9}){2}$/.test(digitsOf(text)) || behindPhone(text).flatMap(behindPhone).length > 0;
}

/** What may stand behind a number at the beginning: not everything is tried, as text made for it would take a second. */
function behindPhone(text: string): string[] {
  return [...text.matchAll(/\d(?!\d)/g)].slice(0, MOST_DIGITS).flatMap(({ index }) => {
    const number = digitsOf(text.slice(0, index + 1).replace(/\p{L}+/gu, ' '));
    return isPhone(number) ? text.slice(index + 1) : [];
  });
}

/** One spelling of an e-mail address: in small letters, without `mailto:`, brackets around it and a comma behind. */
export function emailAddress(typed: string): string {
  const text = bare(bare(typed).toLowerCase());
  const [, linked = text] = /^[<\s]*(?:mailto:)+([^?]*)/.exec(text) ?? [];
  return linked.replace(/^[<\s]+|[>\s,;.]+$/g, '') || text;
}
