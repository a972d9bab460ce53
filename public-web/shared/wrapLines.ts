/** A letter with its signs, and what a joiner joins to it: `Intl.Segmenter` is missing in browsers that the site supports. */
const LETTERS = /\P{M}(?:\p{M}|\u200c|\u200d.?)*/gu;

type WidthOf = (text: string) => number;

/** Lines that fit the width, broken between words; a line break of the text stays one. */
export function wrapLines(text: string, width: number, widthOf: WidthOf): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((long) => piecesOf(long, width, widthOf))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** A word that is wider than a line, in parts that are not: it ends after a hyphen, or else anywhere, a vowel sign with its letter. */
function piecesOf(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [''];
  const partsOf = (text: string) => (widthOf(text) <= width ? [text] : (text.match(LETTERS) ?? []));
  for (const part of (word.match(/[^-]*-|[^-]+/g) ?? []).flatMap(partsOf)) {
    const longer = (pieces.at(-1) ?? '') + part;
    if (widthOf(longer) > width) pieces.push(part);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
