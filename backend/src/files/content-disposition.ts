/** Nothing of these belongs in a file name: they end headers, cross folders or turn the reading direction. */
const UNFIT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069/\\]/gu;
const LONGEST = 120;

/** Shows a file in the browser under the name its owner gave it (RFC 6266); no character of it can end the header. */
export function contentDisposition(givenName: string): string {
  const name = Array.from(givenName.replace(UNFIT, '_')).slice(0, LONGEST).join('');
  const plain = name.replace(/[^\x20-\x7E]|["%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}
