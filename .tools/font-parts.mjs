import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { ROOT } from './run.mjs';

/** From hb-subset.h: only the joined shapes that are named, not all that the letters could make. */
const NO_LAYOUT_CLOSURE = 0x200;
const NAMES = 4;
const LAYOUT_FEATURES = 6;
/** From hb-blob.h. */
const WRITABLE = 2;

const wasm = readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
const { instance } = await WebAssembly.instantiate(wasm);
const hb = instance.exports;
hb._initialize();

/** @param {string} name of a file of a Fontsource package */
export function readFont(name) {
  return fontverter.convert(readFileSync(join(ROOT, 'node_modules/@fontsource', name)), 'truetype');
}

/**
 * Draws words: how wide they are together, and every glyph they went through. (ශ්‍රී is a ligature of what ligatures have
 * made: without those it is drawn in parts.)
 * @param {Buffer} font
 * @param {Iterable<string>} words
 */
export function draw(font, words) {
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
 * The part of a font with these letters, as WOFF2: with all that they can make together, or with these glyphs only. The
 * library's build for subsetting has no interface in JavaScript but its own functions.
 * @param {Buffer} font
 * @param {string} letters
 * @param {ReadonlySet<number>} [glyphs]
 */
export function partOf(font, letters, glyphs) {
  const memory = () => new Uint8Array(hb.memory.buffer);
  const copy = hb.malloc(font.length);
  memory().set(font, copy);
  const blob = hb.hb_blob_create(copy, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, glyphs ? NO_LAYOUT_CLOSURE : 0);
  // Part of a document, it needs no licence of its own: OFL 1.1, 5.
  if (glyphs) hb.hb_set_clear(hb.hb_subset_input_set(input, NAMES));
  // All of them.
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const letter of new Set(letters)) hb.hb_set_add(characters, letter.codePointAt(0));
  const shapes = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs ?? []) hb.hb_set_add(shapes, glyph);

  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not make the part of the font that is wanted.');
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  const part = Buffer.from(memory().slice(start, start + hb.hb_blob_get_length(result)));
  for (const made of [result, blob]) hb.hb_blob_destroy(made);
  for (const made of [subset, face]) hb.hb_face_destroy(made);
  hb.hb_subset_input_destroy(input);
  hb.free(copy);
  return fontverter.convert(part, 'woff2', 'truetype');
}
