import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw, partOf, readFont } from './font-parts.mjs';
import { ROOT } from './run.mjs';

const CLIENT = join(ROOT, 'public-web/build/client');
const SCRIPTS = [
  {
    language: 'si',
    font: 'noto-sans-sinhala/files/noto-sans-sinhala-sinhala',
    range: 'U+0D80-0DFF,U+200C-200D',
    words: /[\u0d80-\u0dff\u200c\u200d]+/g,
  },
  {
    language: 'ta',
    font: 'noto-sans-tamil/files/noto-sans-tamil-tamil',
    range: 'U+0B80-0BFF,U+200C-200D',
    words: /[\u0b80-\u0bff\u200c\u200d]+/g,
  },
];
const UNSEEN = /<(style|script)[^>]*>[\s\S]*?<\/\1>/g;

/** More words than a phone of 360 × 640 shows before it is scrolled, but 54 at most do. */
const FIRST_WORDS = 62;
const NOT_FIRST = /<nav id="menu"[\s\S]*?<\/nav>|<option[^>]*>[^<]*|<[^>]*>/g;

// Puts the shapes that a page shows into its HTML, as the font "This Page": `docs/decisions/fonts.md`.
for (const { language, font, range, words } of SCRIPTS) {
  // One after the other: the converter has one memory.
  const regular = await readFont(`${font}-400-normal.woff2`);
  const bold = await readFont(`${font}-700-normal.woff2`);
  for (const page of pagesIn(join(CLIENT, language))) {
    const html = readFileSync(page, 'utf8');
    const [, seen = ''] = html.replace(UNSEEN, '').split(/(?=<body)/);
    const all = new Set(seen.match(words));
    const first = new Set(seen.replace(NOT_FIRST, '').match(words)?.slice(0, FIRST_WORDS));
    const wider = `${((draw(bold, all).width / draw(regular, all).width) * 100).toFixed(1)}%`;
    const script = async (/** @type {Set<string>} */ shown) => {
      const part = await partOf(regular, [...shown].join(''), draw(regular, shown).glyphs);
      const values = [part.toString('base64'), range, wider].map((value) => JSON.stringify(value));
      return `<script>(${addFonts.toString()})(${values.join()})</script>`;
    };
    const [early, late] = [await script(first), await script(all)];
    writeFileSync(
      page,
      html.replace('</head>', () => `${early}</head>`).replace('</footer>', () => `</footer>${late}`),
    );
  }
}

/**
 * Runs in the page's head and after its text: made of bytes in a script, a font is there at the first layout; from a URL,
 * a data: URL too, it comes after it. The heavier face is drawn bold by the browser; it is as wide as the bold font that is to come.
 * @param {string} base64
 * @param {string} unicodeRange
 * @param {string} wider
 */
function addFonts(base64, unicodeRange, wider) {
  const { document, FontFace } = globalThis;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  for (const [weight, sizeAdjust] of [
    ['400', '100%'],
    ['500', wider],
  ])
    document.fonts.add(new FontFace('This Page', bytes, { weight, sizeAdjust, unicodeRange }));
}

/** @param {string} folder */
function pagesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter(({ name }) => name.endsWith('.html')).map(({ parentPath, name }) => join(parentPath, name));
}
