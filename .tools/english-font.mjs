import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partOf, readFont } from './font-parts.mjs';
import { ROOT } from './run.mjs';

/** What English is written with: `unicode-range` in styles/fonts.css says the same. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0],
  [0xa9],
  [0xad],
  [0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026],
]
  .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('');
const FOLDER = join(ROOT, 'public-web/fonts');

// Run by hand after an update of the font's package: docs/decisions/fonts.md.
mkdirSync(FOLDER, { recursive: true });
for (const weight of ['400', '700']) {
  const font = await readFont(`atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff2`);
  writeFileSync(join(FOLDER, `atkinson-hyperlegible-english-${weight}.woff2`), await partOf(font, LETTERS));
}
