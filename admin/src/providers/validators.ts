import type { ValidationErrorCode } from '#contract/check';
import { checkField, cleanField } from '#contract/lists';
import { isOpen, openValueOf } from '#contract/open-fields';
import { BEGINNING_LENGTH, isHeic } from '#contract/pictures';
import type { FileRule, Rule, Rules } from '#contract/rule';
import { isSame } from './conflict';

/** The MIME types that each file rule accepts. */
export const FILE_TYPES: Readonly<Record<FileRule['accept'], readonly string[]>> = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  pdf: ['application/pdf'],
  sound: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/ogg'],
};

/** Checks a chosen file before it is uploaded; the server checks its content. */
function checkFile(rule: FileRule, file: File): ValidationErrorCode | undefined {
  if (file.size === 0) return 'emptyFile';
  if (file.size > rule.maxBytes) return 'tooLarge';
  return FILE_TYPES[rule.accept].includes(file.type) ? undefined : 'wrongFile';
}

type Form = Record<string, unknown>;
type Check = (typed: unknown, form?: Form) => ValidationErrorCode | undefined;

/** Checks what was typed by a rule of the contract. */
export const ruleCheck =
  (rule: Rule): Check =>
  (typed, form) =>
    rule.type === 'file' && typed instanceof File
      ? checkFile(rule, typed)
      : checkField(rule, cleanField(rule, typed), form);

/**
 * The same for a field of a form about a stored record, in which nothing is wrong that is as it is stored: older rules may
 * have let it in, and the server takes it too. A field that may be left out under a condition depends on that as well.
 */
export function changeCheck(source: string, rule: Rule, stored: Form | undefined): Check {
  const check = ruleCheck(rule);
  if (stored?.['id'] === undefined) return check;
  const isStored = (value: unknown, name: string): boolean => isSame(value ?? '', stored[name] ?? '');
  return (typed, form = {}) =>
    isStored(typed, source) && rule.optionalIf?.every((name) => isStored(form[name], name)) !== false
      ? undefined
      : check(typed, form);
}

/** The same for a picture, with a look inside: a HEIC photo is named when it is chosen, also one that is called `.jpg`. */
export const pictureCheck =
  (rule: FileRule) =>
  async (typed: unknown, form?: Form): Promise<ValidationErrorCode | undefined> =>
    typed instanceof File && (await isHeicFile(typed)) ? 'heicPicture' : ruleCheck(rule)(typed, form);

async function isHeicFile(file: File): Promise<boolean> {
  const beginning = new Uint8Array(await file.slice(0, BEGINNING_LENGTH).arrayBuffer());
  return isHeic(String.fromCharCode(...beginning));
}

/**
 * The form's values as the API takes them: only the fields the rules name; what was emptied is sent as null, unless it
 * is still open.
 */
export function cleanedValues(rules: Rules, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      cleanField(rule, values[name]) ?? (isOpen(values, name) ? cleanField(rule, openValueOf(rule)) : null),
    ]),
  );
}

/**
 * The fields in which two versions of a record differ, with the newer values. Only these are sent: two administrators
 * who change different fields of one record must not undo each other.
 */
export function changedValues(
  rules: Rules,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const old = cleanedValues(rules, before);
  const entries = Object.entries(cleanedValues(rules, after));
  return Object.fromEntries(entries.filter(([name, value]) => value instanceof File || !isSame(value, old[name])));
}
