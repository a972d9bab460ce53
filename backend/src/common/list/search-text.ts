import { BadRequestException } from '@nestjs/common';
import { type Model, trusted } from 'mongoose';
import { alike, APOSTROPHES, HYPHENS, JOINED, JOINERS, plainText, speltOtherwise } from '#contract/characters';
import { clean } from '#contract/check';
import { emailAddress, isForeignPhone, isLocalPhone, phoneDigits } from '#contract/phones-and-emails';
import { readReference } from '#contract/references';
import type { Filter } from './filter.js';

const SEARCH_MAX = 100;
/** Cleans the search text like the stored texts. */
const SEARCH = { type: 'text', label: 'Search', what: 'what to look for', max: SEARCH_MAX } as const;
/** Four or more digits with the signs that people put around and between them, and no letter beside them. */
const PHONE =
  /(?<!\S)(?:(?:https?:\/\/)?[a-z.]+[:/])?(?:[+\uFF0B]|00)?\(?\p{Nd}(?:[\s()\p{Pd}\u2212./\uFF0F\u2044\u2215\u00B7\u2022\u2019\uFF0E']*\p{Nd}){3,14}[,;.]*(?!\S)/giu;
/** A whole reference, as people read it out. */
const REFERENCE = /^[^\p{L}\p{Nd}]*[O0]S(?:[^\p{L}\p{Nd}]*[0-9A-Z]){8}[^\p{L}\p{Nd}]*$/iu;
/** The same within a sentence, as it is copied from a page or a message: no other word is needed to find it. */
const TOLD_REFERENCE = /(?<![\p{L}\p{N}])OS(?:-[0-9A-Z]{4}){2}(?![\p{L}\p{N}])/iu;
/** How far a letter is from its look-alike in full width. */
const FULL_WIDTH = 0xfee0;
/** Letters between which people may or may not type joiners, which look the same either way. */
const JOINED_PAIR = new RegExp(`(${JOINED})(?=${JOINED})`, 'gu');
/** A dot behind a letter, as initials have it, in a pattern. */
const DOTTED = /(?<=[\p{L}\p{M}])\\\./gu;
/** `W.A.D.`, `W. A. D.` and `W A D` are the same initials. */
const DOT_OR_SPACE = '[. ][ ]*';
/** A word that may be somebody's initials without dots, and initials with them. */
const UNDOTTED = /^[a-z]{2,4}$/i;
const INITIALS = /^(?:[a-z]\.){2,4}$/i;
/** Allows joiners between two letters of a pattern. */
const MAYBE_JOINERS = '[\u200C\u200D]*';

/**
 * Reads free text of a query.
 * @throws BadRequestException for more than a hundred characters, and for anything that is no plain value
 */
export function readSearch(raw: unknown): string {
  const given = raw ?? '';
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean') {
    throw new BadRequestException();
  }
  const text = (clean(SEARCH, String(given)) as string | undefined) ?? '';
  if (Array.from(text).length > SEARCH_MAX) throw new BadRequestException();
  return text.replace(JOINERS, '').trim();
}

/**
 * The filter for records that hold every word of a text, in any order and each in any of the fields. Words are matched
 * literally, anywhere in the text, in any case and with any apostrophe, hyphen and width of letters, initials with or without
 * dots and spaces; a phone number in any spelling is one word, and so is a reference.
 */
export function searchFor(text: string, searched: readonly string[]): Record<string, unknown> {
  const words = wordsOf(text);
  if (words.length === 0 || searched.length === 0) return {};
  return {
    $and: words.map((spellings) => ({
      $or: searched.flatMap((field) =>
        [...new Set(spellings.map(patternOf))].map(($regex) => ({ [field]: trusted({ $regex, $options: 'i' }) })),
      ),
    })),
  };
}

/** The same filter for a model that has not all of the fields. */
export function withKnownFields<Stored>({ schema }: Model<Stored>, { $and, ...filter }: Filter): Filter {
  if ($and === undefined) return filter;
  const isKnown = (condition: Filter) =>
    Object.keys(condition).every((field) => schema.pathType(field) !== 'adhocOrUndefined');
  const known = ({ $or, ...rest }: Filter) => ($or ? { $or: ($or as Filter[]).filter(isKnown) } : rest);
  return { ...filter, $and: ($and as Filter[]).map(known) };
}

/** The words of a text, each in the spellings it may be stored in: the typed one, and that of the forms. */
function wordsOf(text: string): string[][] {
  const letters = plainText(text);
  const [told = REFERENCE.test(letters) ? letters : ''] = TOLD_REFERENCE.exec(letters) ?? [];
  const reference = readReference(told);
  if (reference !== undefined) return [[reference, text]];
  const number = phoneDigits(text);
  // What looks like ten digits of Sri Lanka may be a number as it is dialled in another country.
  if (isLocalPhone(number) || isForeignPhone(number)) return [[number.replace(/^0/, ''), text]];
  const phones = (text.match(PHONE) ?? []).map((typed) => [typed.replace(/[,;.]+$/, ''), asPhone(typed)]);
  const others = text.replace(PHONE, ' ').split(/\s+/).map(spellingsOf);
  return [...phones, ...others].filter(([word]) => word !== '');
}

function spellingsOf(word: string): string[] {
  const plainly = alike(word);
  if (plainly.includes('@')) return [word, emailAddress(word)];
  return [word, readReference(word) ?? plainly, speltOtherwise(plainly), ...initialsOtherwise(plainly)];
}

/** `WAD` and `W.A.D.` are the same initials, if the word is one. */
function initialsOtherwise(word: string): string[] {
  if (UNDOTTED.test(word)) return [word.replace(/./g, '$&.')];
  return INITIALS.test(word) ? [word.replaceAll('.', '')] : [];
}

/** Phone numbers are kept in one spelling and looked for in any: `+94 77 123` finds `077123…`. */
function asPhone(typed: string): string {
  return phoneDigits(typed)
    .replace(/^\+94/, '0')
    .replace(/^94(?=\d{9}$)/, '0');
}

function patternOf(word: string): string {
  return word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(DOTTED, DOT_OR_SPACE)
    .replace(JOINED_PAIR, `$1${MAYBE_JOINERS}`)
    .replace(new RegExp(APOSTROPHES, 'g'), APOSTROPHES)
    .replace(new RegExp(HYPHENS, 'g'), HYPHENS)
    .replace(/[a-z]/gi, (letter) => `[${letter}${String.fromCharCode(letter.charCodeAt(0) + FULL_WIDTH)}]`);
}
