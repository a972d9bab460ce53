/** How much longer a text becomes, as Tamil is than English. */
const LONGER = 1.5;
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};
const PLACEHOLDER = /(\{\w+\})/;

/** English nobody could take for English: vowels are accented and doubled, placeholders stay, both ends are marked. */
export function pseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const words = text
    .split(PLACEHOLDER)
    .map((part) => (PLACEHOLDER.test(part) ? part : part.replace(/[aeiou]/gi, doubled)))
    .join('');
  const missing = Math.round(text.length * LONGER) - words.length - '[!!  !!]'.length;
  return `[!! ${words}${missing > 0 ? ` ${'ó'.repeat(Math.min(missing, 9))}` : ''} !!]`;
}

function doubled(vowel: string): string {
  const accented = ACCENTED[vowel] ?? vowel;
  return accented + accented.toLowerCase();
}

/** A catalogue in which every text is a pseudo text. */
export function pseudoCatalogue(node: unknown): unknown {
  if (typeof node === 'string') return pseudo(node);
  if (Array.isArray(node)) return node.map(pseudoCatalogue);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, pseudoCatalogue(child)]));
}

/** English has no templates for errors, a language made from it needs them: the name of the error is its text. */
export function pseudoErrors(templates: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(templates).map(([error, text]) => [
      error,
      pseudo([error, ...(text.match(/\{\w+\}/g) ?? [])].join(' ')),
    ]),
  );
}
