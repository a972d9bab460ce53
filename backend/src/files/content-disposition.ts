/** Shows a file in the browser under the name its owner gave it (RFC 6266); no character of it can end the header. */
export function contentDisposition(givenName: string): string {
  const plain = givenName.replace(/[^\x20-\x7E]|["\\%]/g, '_').slice(0, 120);
  const whole = encodeURIComponent(givenName.slice(0, 120).replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}
