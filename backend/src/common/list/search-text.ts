import { BadRequestException } from '@nestjs/common';
import { type Model, trusted } from 'mongoose';
import { clean, phoneDigits } from '#contract/check';
import { readReference } from '#contract/references';

type Where = Readonly<Record<string, unknown>>;

const SEARCH_MAX = 100;
/** Cleaned like the texts it is looked for in. */
const SEARCH = { type: 'text', label: 'Search', what: 'what to look for', max: SEARCH_MAX } as const;
/** Four digits and more with what people put between them, and no letter beside them. */
const PHONE = /(?<!\S)(?:\+|00)?\(?\d(?:[\s().-]*\d){3,14}(?!\S)/g;
/** A whole reference, as people read it out. */
const REFERENCE = /^[O0]S[\s-]*(?:[0-9A-Z][\s-]*){8}$/i;
/** Sinhala and Tamil are typed with these between their letters and without: neither shows whether they are there. */
const JOINERS = /[\u200C\u200D]/g;
/** Stands between two letters of a pattern where the text may have some; the embedded store knows these very signs. */
const MAYBE_JOINERS = '[\u200C\u200D]*';
const SOUTH_ASIAN = /([\p{Script=Sinhala}\p{Script=Tamil}])(?=[\p{Script=Sinhala}\p{Script=Tamil}])/gu;

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
 * literally, anywhere in the text and in any case; a phone number in any spelling is one word, and so is a reference.
 */
export function searchFor(text: string, searched: readonly string[]): Record<string, unknown> {
  const words = wordsOf(text);
  if (words.length === 0 || searched.length === 0) return {};
  return {
    $and: words.map((spellings) => ({
      $or: searched.flatMap((field) =>
        spellings.map((spelling) => ({ [field]: trusted({ $regex: patternOf(spelling), $options: 'i' }) })),
      ),
    })),
  };
}

/** The same filter for a model that has not all of the fields. */
export function knownTo<Stored>({ schema }: Model<Stored>, { $and, ...filter }: Where): Where {
  if ($and === undefined) return filter;
  const isKnown = (condition: Where) => Object.keys(condition).every((field) => Object.hasOwn(schema.paths, field));
  return { ...filter, $and: ($and as { $or: Where[] }[]).map(({ $or }) => ({ $or: $or.filter(isKnown) })) };
}

/** The words of a text, each in the spellings it may be stored in. */
function wordsOf(text: string): string[][] {
  const reference = REFERENCE.test(text) ? readReference(text) : undefined;
  if (reference !== undefined) return [[reference]];
  const phones = text.match(PHONE) ?? [];
  const others = text.replace(PHONE, ' ').split(/\s+/);
  return [...phones.map((typed) => [...new Set([typed, asPhone(typed)])]), ...others.map((word) => [word])].filter(
    ([word]) => word !== '',
  );
}

/** Phone numbers are kept in one spelling and looked for in any: `+94 77 123` finds `077123…`. */
function asPhone(typed: string): string {
  return phoneDigits(typed)
    .replace(/^\+94/, '0')
    .replace(/^94(?=\d{9}$)/, '0');
}

function patternOf(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(SOUTH_ASIAN, `$1${MAYBE_JOINERS}`);
}
