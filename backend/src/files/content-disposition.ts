/** Nothing of these belongs in a file name: they end headers, cross folders or turn the reading direction. */
const UNFIT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069/\\]/gu;
const LONGEST = 120;

const ENDING = '.pdf';

/**
 * Shows a PDF in the browser under the name its owner gave it (RFC 6266). No character of it can end the header, and it is
 * saved as a PDF: nothing its sender named `cv.html` or `cv.exe` is opened by another program.
 */
export function contentDisposition(givenName: string): string {
  const bare = givenName.replace(UNFIT, '_').replace(/\.pdf$/i, '');
  const name = Array.from(bare).slice(0, LONGEST).join('') + ENDING;
  const plain = name.replace(/[^\x20-\x7E]|["%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}
