import type { ValidationErrorCode } from '#contract/check';

/** Acrobat and other readers look for the header in the first 1,024 bytes: mail programs and scanners put things before it. */
const HEADER_WITHIN = 1024;
const HEADER = /%PDF-|%!PS-Adobe-\d\.\d PDF-\d/;
/** A page that hides a PDF behind its markup would be shown as a page elsewhere; `<amma@example.lk>` of a mail is none. */
const MARKUP = /<(?:[!?/]|[a-z][\w:-]*[\s/>])/i;
const END = '%%EOF';
/** A header takes nine bytes: with so few before its end mark, a PDF holds nothing. */
const HOLDS_NOTHING = 20;
/** A file made for the web says in its first object how long it is (ISO 32000-1, annex F). */
const DECLARED_LENGTH = /\/Linearized\b[^>]*?\/L\s+(\d{1,10})\b/;
/** So many of these bytes may be missing: mail programs drop the last line breaks, and readers do not count. */
const MAY_BE_MISSING = 1024;

/**
 * Finds what is wrong with a CV, by its content and not by its name or the type the browser claims.
 * @returns `wrongFile` for another kind of file, `emptyFile` for a file or a PDF without content, `damagedFile` for
 * one that was cut off, `undefined` for a whole PDF; anything may stand behind its end
 */
export function pdfError(content: Buffer): ValidationErrorCode | undefined {
  if (content.length === 0) return 'emptyFile';
  const beginning = content.toString('latin1', 0, HEADER_WITHIN + HEADER.source.length);
  const at = HEADER.exec(beginning)?.index;
  // In UTF-16 a zero stands beside each letter of markup.
  const before = beginning.slice(0, at).replaceAll('\0', '');
  if (at === undefined || at > HEADER_WITHIN || MARKUP.test(before)) return 'wrongFile';
  const declared = Number(DECLARED_LENGTH.exec(beginning)?.[1] ?? 0);
  const end = content.lastIndexOf(END);
  if (end < at || content.length - at + MAY_BE_MISSING < declared) return 'damagedFile';
  return end - at < HOLDS_NOTHING ? 'emptyFile' : undefined;
}
