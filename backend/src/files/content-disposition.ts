import { encodeExtended, format } from 'content-disposition';

/** Nothing of these belongs in a file name: they cross folders or turn the reading direction. */
const UNFIT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069/\\]/gu;
const LONGEST = 120;

const ENDING = '.pdf';

/**
 * Shows a PDF in the browser under the name its owner gave it. It is saved as a PDF: nothing its sender named `cv.html` or
 * `cv.exe` is opened by another program.
 */
export function contentDisposition(givenName: string): string {
  const bare = givenName.replace(UNFIT, '_').replace(/\.pdf$/i, '');
  const name = Array.from(bare).slice(0, LONGEST).join('') + ENDING;
  // Old browsers read neither the other parameter nor an escaped quote.
  const filename = name.replace(/[^\x20-\x7E]|["%]/g, '_');
  return format({ type: 'inline', parameters: { filename, 'filename*': encodeExtended(name) } }, { extended: false });
}
