import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partOf, readFont } from './font-parts.mjs';
import { ROOT } from './run.mjs';

const STYLES = readFileSync(join(ROOT, 'public-web/styles/fonts.css'), 'utf8');
/** What English is written with, as `unicode-range` says it. */
const [, RANGE = ''] = /english-400\.woff2'\)[^;]*;\s*unicode-range: ([^;]+);/.exec(STYLES) ?? [];
const LETTERS = RANGE.split(', ')
  .flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  })
  .join('');
const FOLDER = join(ROOT, 'public-web/fonts');

// Run by hand after an update of the font's package: docs/decisions/fonts.md.
mkdirSync(FOLDER, { recursive: true });
for (const weight of ['400', '700']) {
  const font = await readFont(`atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff2`);
  writeFileSync(join(FOLDER, `atkinson-hyperlegible-english-${weight}.woff2`), await partOf(font, LETTERS));
}
