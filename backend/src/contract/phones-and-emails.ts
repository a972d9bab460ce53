import { canonicalText, plainText } from './characters.js';

const LOCAL = /^\d{10}$/;
/** A Sri Lankan number with its country is one of the ten digits: with another length it is mistyped, not foreign. */
const FOREIGN = /^\+(?!94)[1-9]\d{7,14}$/;
/** Words that stand before a number or behind it also without a sign. */
const WORDS =
  '(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|hotline|whatsapp|viber|imo|sms|call|දුරකථන(?:ය)?|ජංගම|தொலைபேசி|கைபேசி|அலைபேசி)';
/** `tel:`, `Tel 077 …`, `දුරකථන අංකය:`, `https://wa.me/`, `whatsapp://send?phone=` and their like. */
const LINK = new RegExp(
  `^(?:${WORDS}(?:\\s+(?:no|number|අංකය|எண்))?[\\s:.-]+(?=[\\d+(])|[\\p{L}\\p{M}][\\p{L}\\p{M}\\s.]*[:.](?![a-z])/{0,2})?` +
    '(?:(?:[a-z]+\\.)*(?:wa\\.me|whatsapp\\.com)/)?(?:[a-z]+/?\\?(?:phone|number)=)?',
  'iu',
);
const LINK_OPTIONS = /[?;&][a-z-]+(?:(?:&[a-z-]+)*=.*)?$/is;
/** Such a link holds a number with its country, mostly without a plus. */
const LINK_ABROAD = /(?:wa\.me\/|=)$/i;
/** `(WhatsApp)`, `(mother)` or one of the words. */
const BEHIND = new RegExp(`(?:\\([^\\d()]*\\)|[\\s-]${WORDS})\\s*$`, 'iu');
const BETWEEN_DIGITS = /(?!\+)[\s\p{P}\p{S}\p{M}]/gu;
/**
 * `+44 (0)20 …`, with brackets or without: the nought is dialled within the country only. In Italy, San Marino and some
 * countries of Africa it is part of the number.
 */
const NOUGHT =
  /^(\+(?!22[569]|24[12]|378)(?:[17]|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d))0+(?=\d)/;
/** Hungary dials 06 instead, before eight or nine digits. */
const HUNGARY = /^(\+36)06(?=\d{8,9}$)/;
/** The first sign that people put between two numbers, and digits without letters behind it. */
const TWO_PARTS = /^([^/\\|,;&\u2044\u2215]+)[/\\|,;&\u2044\u2215][^\p{L}]*\d[^\p{L}]*$/u;
/** `1. 077 … 2. 071 …` */
const COUNTED = /(?<!\S)\(?[1-9][.):]\s*(?=[0+])/g;
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
  const text = plainText(typed);
  if (text.includes('@')) return emailAddress(typed);
  if (text.length > LONGEST) return text;
  return holdsTwoPhones(text) ? text : digitsOf(text) || text;
}

/** What is left of a text without its link and the words before and behind. */
function unlabelled(text: string): string {
  const [link = ''] = LINK.exec(text) ?? [];
  const typed = text.slice(link.length).replace(/%2b/i, '+').replace(/%20/g, ' ');
  const number = typed.replace(LINK_OPTIONS, '').replace(BEHIND, '');
  // Nine digits are a number of Sri Lanka without its nought, which people put there by mistake.
  const isAbroad = LINK_ABROAD.test(link) && /^[1-9](?:\d{7}|\d{9,14})$/.test(number.replace(BETWEEN_DIGITS, ''));
  return isAbroad ? `+${number}` : number;
}

function digitsOf(text: string): string {
  return unlabelled(text)
    .replace(BETWEEN_DIGITS, '')
    .replace(/^\+?(?:00)+(?=[1-9])/, '+')
    .replace(/^(?:\+?940*)?(?=[1-9]\d{8}$)/, '0')
    .replace(HUNGARY, '$1')
    .replace(NOUGHT, '$1');
}

/** Whether two numbers stand in one text, whatever is written between and around them, or the end of a second one. */
export function holdsTwoPhones(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (isShortened(text)) return true;
  const number = digitsOf(text);
  // Two lines became one where a field of one line took them.
  if (isPhone(number) || /^(0\d{9}){2}$/.test(number)) return !isPhone(number);
  return behindPhone(text.replace(COUNTED, ' ')).flatMap(behindPhone).length > 0;
}

/** `+974 4412 3456/57`. Where fewer than ten digits stand before the sign, it stands within one number: `+971 50 123/4567`. */
function isShortened(text: string): boolean {
  const [, first = ''] = TWO_PARTS.exec(unlabelled(text)) ?? [];
  const number = digitsOf(first);
  return isPhone(number) && /\d{10}/.test(number);
}

/** What may stand behind a number at the beginning: not everything is tried, as text made for it would take a second. */
function behindPhone(text: string): string[] {
  return [...text.matchAll(/\d(?!\d)/g)].slice(0, MOST_DIGITS).flatMap(({ index }) => {
    const number = digitsOf(
      text
        .slice(0, index + 1)
        .replace(/\p{L}+/gu, ' ')
        .replace(/^\s*\+(?=0[1-9])/, ''),
    );
    return isPhone(number) ? text.slice(index + 1) : [];
  });
}

/** One spelling of an e-mail address: in small letters, without `mailto:`, brackets around it and a comma behind. */
export function emailAddress(typed: string): string {
  const text = canonicalText(canonicalText(typed).toLowerCase());
  const [, linked = text] = /^[<\s]*(?:mailto:[/\s]*)+([^?]*)/.exec(text) ?? [];
  // Tried where such signs begin, not at each of them: text of nothing else would take seconds.
  return linked.replace(/^[<\s]+/, '').replace(/(?<![>\s,;.])[>\s,;.]+$/, '') || text;
}
