/**
 * What one field must be, as plain data. The server's DTOs and schemas, the admin's validators and the
 * public forms all read these records, so that a limit or a message is written once.
 */
interface Named {
  /** The visible name of the field, in English; clients in other languages translate by field name. */
  readonly label: string;
  /** How a message refers to it: "Enter {what}." */
  readonly what: string;
  /** May be left out or left empty. */
  readonly optional?: true;
  /** May be left out if all of these fields are given; a boolean field must be true. */
  readonly optionalIf?: readonly string[];
  /** Another name under which clients send the field. */
  readonly alias?: string;
  /** A message the spec fixes; it answers every error of the field. */
  readonly message?: string;
}

export interface TextRule extends Named {
  readonly type: 'text';
  /** Longest length, in characters (code points). */
  readonly max: number;
  /** Line breaks are part of the text. */
  readonly lines?: true;
}
export interface NumberRule extends Named {
  readonly type: 'number';
  readonly min: number;
  /** Highest value allowed, or the first one too high when `below` is set. */
  readonly max: number;
  readonly below?: true;
  readonly whole?: true;
  /** Only multiples of this. */
  readonly step?: number;
}
interface ChoiceRule extends Named {
  readonly type: 'choice';
  readonly values: readonly string[];
}
/** Several of a list; a form sends them with commas between. */
interface ChoicesRule extends Named {
  readonly type: 'choices';
  readonly values: readonly string[];
}
interface PasswordRule extends Named {
  readonly type: 'password';
  readonly min: number;
  readonly max: number;
}
/** The most that a picture may have: phones of 2026 take 50, some 64. */
export const MAX_MEGAPIXELS = 65;

/** What can be wrong with a file besides that it is missing or too large. */
export type FileError = 'wrongFile' | 'emptyFile' | 'damagedFile' | 'heicPicture' | 'tooManyPixels';

export interface FileRule extends Named {
  readonly type: 'file';
  readonly accept: 'pdf' | 'picture' | 'sound';
  readonly maxBytes: number;
  /** What to say of each; with the rule, so that only forms with a file carry these sentences. */
  readonly errors: Readonly<Partial<Record<FileError, string>>>;
}
/** A Sri Lankan number in any spelling, kept as its ten digits. */
export interface PhoneRule extends Named {
  readonly type: 'phone';
  /** Numbers of other countries too, which are kept as `+` and their digits. */
  readonly foreign?: true;
  /** An e-mail address too, for those who have left no number. */
  readonly orEmail?: true;
}
/** Several entries with the same fields, each an object; unknown fields of an entry are dropped like those of a record. */
export interface ListRule extends Named {
  readonly type: 'list';
  readonly of: Rules;
  readonly min?: number;
  readonly max: number;
}
/** A day of Sri Lanka as text, `2026-11-27`; of a moment, the day it is there. */
interface DayRule extends Named {
  readonly type: 'day';
}
/** A time of day as text, `15:30`, on a quarter of an hour. */
interface TimeRule extends Named {
  readonly type: 'time';
}
/** Yes or no, a day of Sri Lanka as a date, a moment, an e-mail address, a web address, a record's id: limits are in `check.ts`. */
interface PlainRule extends Named {
  readonly type: 'boolean' | 'date' | 'moment' | 'email' | 'link' | 'id';
}
/** The ids of records, at least one: an empty list is refused, since it must not read as "all". */
interface IdsRule extends Named {
  readonly type: 'ids';
  /** An empty list is none of them, and is taken. */
  readonly orNone?: true;
}

export type Rule =
  | TextRule
  | NumberRule
  | ChoiceRule
  | ChoicesRule
  | PasswordRule
  | FileRule
  | PhoneRule
  | PlainRule
  | IdsRule
  | ListRule
  | DayRule
  | TimeRule;
export type Rules = Readonly<Record<string, Rule>>;

type ValueOf<R extends Rule> = R extends NumberRule
  ? number
  : R extends { readonly type: 'choice'; readonly values: readonly (infer V)[] }
    ? V
    : R extends { readonly type: 'choices'; readonly values: readonly (infer V)[] }
      ? V[]
      : R extends { readonly type: 'date' | 'moment' }
        ? Date
        : R extends { readonly type: 'boolean' }
          ? boolean
          : R extends { readonly type: 'ids' }
            ? string[]
            : R extends { readonly type: 'list'; readonly of: infer Entry extends Rules }
              ? Values<Entry>[]
              : string;
type Optional = { readonly optional: true } | { readonly optionalIf: readonly string[] };
type OptionalNames<R extends Rules> = { [K in keyof R]: R[K] extends Optional ? K : never }[keyof R];

/** The record type a set of rules describes, as the server holds it (files excepted: they travel alongside the fields). */
export type Values<R extends Rules> = { -readonly [K in Exclude<keyof R, OptionalNames<R>>]: ValueOf<R[K]> } & {
  -readonly [K in OptionalNames<R>]?: ValueOf<R[K]>;
};
