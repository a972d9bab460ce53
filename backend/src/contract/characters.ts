/**
 * Marks nobody sees, wherever they were copied from: controls, direction marks, spaces of no width, soft hyphens,
 * fillers, variation selectors, tags, what joins hieroglyphs, what is no character at all, and what stands where Word had
 * a picture. Every rule, search and identity reads its text through this one table.
 */
const INVISIBLE =
  /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cs}\p{DI}\p{NChar}\uFFF9-\uFFFC\u2800\u{1D159}\u{13430}-\u{13442}]/gu;
/** The two joiners mean something between these: letters from Arabic to Burmese, Sinhala and Tamil among them, and emoji. */
export const JOINED = '[\\u0600-\\u109F\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
/** What holds them together or apart. */
export const JOINERS = /[\u200C\u200D]/g;
const MEANINGFUL_JOINERS = new RegExp(`(${JOINED}[\u200C\u200D])[\u200C\u200D]*(?=${JOINED})|[\u200C\u200D]`, 'gu');
/** Signs that one keyboard or another puts where a person means an apostrophe, and where they mean a hyphen. */
export const APOSTROPHES = "['\u2018\u2019\u201B\u02B9\u02BB\u02BC\u2032`\u00B4\uFF07]";
export const HYPHENS = '[-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D]';
/** Tamil that looks the same in two spellings, and is typed in either; names are compared in the second. */
const TWO_SPELLINGS = [
  ['ஶ்ரீ', 'ஸ்ரீ'],
  ['ௌ', 'ெள'],
] as const;

/** Text of people as it is kept: what nobody sees is gone, and joiners stay only where they mean something. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(MEANINGFUL_JOINERS, '$1').normalize('NFC').trim();
}

/** The same for what must have one spelling: without joiners, and with the plain letter for a look-alike such as `Ａ`. */
export function canonicalText(text: string): string {
  const folded = text.normalize('NFKC').replace(INVISIBLE, '').replace(JOINERS, '');
  return folded.normalize('NFKC').trim();
}

/** The same with `0` to `9` for digits of any script, and `-` for a dash of any sort. */
export function plainText(text: string): string {
  return canonicalText(text)
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/** The same as `canonicalText` with one apostrophe, one hyphen and one spelling of Tamil, by which names are compared. */
export function alike(text: string): string {
  const [apostrophe, hyphen] = [new RegExp(APOSTROPHES, 'g'), new RegExp(HYPHENS, 'g')];
  // An accent that stands alone would become a space and an accent first.
  const plain = canonicalText(text.replace(/\u00B4/g, "'"))
    .replace(apostrophe, "'")
    .replace(hyphen, '-');
  return TWO_SPELLINGS.reduce((spelt, [one, other]) => spelt.replaceAll(one, other), plain);
}

/** The same text with the other spelling of what looks alike in Tamil. */
export function speltOtherwise(text: string): string {
  return TWO_SPELLINGS.reduce((spelt, [one, other]) => spelt.replaceAll(other, one), text);
}

/** The digits of a script stand in a row, nought first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String((code - nought) % 10);
}
