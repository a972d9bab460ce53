import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
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

/** From hb-subset.h: only the joined shapes that are named, not all that the letters could make. */
const NO_LAYOUT_CLOSURE = 0x200;
const LAYOUT_FEATURES = 6;
/** From hb-blob.h. */
const WRITABLE = 2;

const wasm = readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
const { instance } = await WebAssembly.instantiate(wasm);
const hb = instance.exports;
hb._initialize();

// Puts the shapes that a page shows into its HTML, as the font "This Page": `docs/decisions/fonts.md`.
for (const { language, font, range, words } of SCRIPTS) {
  // One after the other: the converter has one memory.
  const regular = await read(`${font}-400-normal.woff2`);
  const bold = await read(`${font}-700-normal.woff2`);
  for (const page of pagesIn(join(CLIENT, language))) {
    const html = readFileSync(page, 'utf8');
    const shown = new Set(html.replace(UNSEEN, '').match(words));
    const part = await fontverter.convert(partOf(regular, shown), 'woff2', 'truetype');
    const wider = `${((draw(bold, shown).width / draw(regular, shown).width) * 100).toFixed(1)}%`;
    const values = [part.toString('base64'), range, wider].map((value) => JSON.stringify(value));
    const call = `(${addFonts.toString()})(${values.join()})`;
    writeFileSync(
      page,
      html.replace('</head>', () => `<script>${call}</script></head>`),
    );
  }
}

/**
 * Runs in the page's head: made of bytes in a script, a font is there at the first layout; from a URL, a data: URL too, it
 * comes after it. The heavier face is drawn bold by the browser; it is as wide as the bold font that is to come.
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

/** @param {string} name */
function read(name) {
  return fontverter.convert(readFileSync(join(ROOT, 'node_modules/@fontsource', name)), 'truetype');
}

/** @param {string} folder */
function pagesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter(({ name }) => name.endsWith('.html')).map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * Draws words: how wide they are together, and every glyph they went through. (ශ්‍රී is a ligature of what ligatures have
 * made: without those it is drawn in parts.)
 * @param {Buffer} font
 * @param {Iterable<string>} words
 */
function draw(font, words) {
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)));
  /** @type {Set<number>} */
  const glyphs = new Set();
  let width = 0;
  for (const word of words) {
    const buffer = new harfbuzz.Buffer();
    const note = () => buffer.getGlyphInfos().forEach(({ codepoint }) => glyphs.add(codepoint));
    buffer.setMessageFunc((_, __, message) => {
      if (/^(start table|end lookup)/.test(message)) note();
      return true;
    });
    buffer.addText(word);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    note();
    width += buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
  return { glyphs, width };
}

/**
 * The part of a font that draws these words and nothing else. The library's build for subsetting has no interface in
 * JavaScript but its own functions.
 * @param {Buffer} font
 * @param {ReadonlySet<string>} words
 */
function partOf(font, words) {
  const memory = () => new Uint8Array(hb.memory.buffer);
  const copy = hb.malloc(font.length);
  memory().set(font, copy);
  const blob = hb.hb_blob_create(copy, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE);
  // All of them.
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const letters = hb.hb_subset_input_unicode_set(input);
  for (const letter of new Set([...words].join(''))) hb.hb_set_add(letters, letter.codePointAt(0));
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const glyph of draw(font, words).glyphs) hb.hb_set_add(glyphs, glyph);

  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not make the part of the font that this page shows.');
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  const part = Buffer.from(memory().slice(start, start + hb.hb_blob_get_length(result)));
  for (const made of [result, blob]) hb.hb_blob_destroy(made);
  for (const made of [subset, face]) hb.hb_face_destroy(made);
  hb.hb_subset_input_destroy(input);
  hb.free(copy);
  return part;
}
