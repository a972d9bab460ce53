import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

const COMPRESSED = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico|data)$/;
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** Of minified styles: with the rules that it holds. */
const FOR_PRINT = /@media print\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Prepares a built web app for serving: compresses every text file with Brotli and gzip, and writes the hashes of each
 * page's inline scripts and styles, for its Content-Security-Policy.
 * @param {string} folder
 * @param {string} [policies] where the hashes go: `{ "index.html": { "scripts": ["'sha256-…'"], "styles": [] } }`
 */
export function finishPages(folder, policies) {
  const root = join(ROOT, folder);
  /** @type {Record<string, { scripts: string[], styles: string[] }>} */
  const hashes = {};
  for (const path of filesIn(root).filter((file) => COMPRESSED.test(file))) {
    if (path.endsWith('.html')) {
      const html = deferPreloads(inlineStylesheets(readFileSync(path, 'utf8'), root));
      writeFileSync(path, html);
      const page = relative(root, path).split(sep).join('/');
      hashes[page] = { scripts: hashesOf(INLINE_SCRIPT, html), styles: hashesOf(INLINE_STYLE, html) };
    }
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, smallest(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
  if (policies) writeFileSync(join(ROOT, policies), JSON.stringify(hashes, null, 1));
}

/** Which of these is the smallest differs from file to file, by up to a fifth of a per cent. */
const SETTINGS = [
  {},
  { [constants.BROTLI_PARAM_LGWIN]: 18, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  {
    [constants.BROTLI_PARAM_LGWIN]: 20,
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  },
].map((params) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...params } }));

/**
 * Compresses with each of the settings.
 * @param {Buffer} content
 */
function smallest(content) {
  return SETTINGS.map((settings) => brotliCompressSync(content, settings)).reduce((one, other) =>
    other.length < one.length ? other : one,
  );
}

/**
 * Lets the scripts of a prerendered page load after all that is seen, instead of competing with it on a slow connection:
 * one of HTTP/1.1 knows no priorities. (React puts the preloads of scripts before the stylesheet, and those of pictures, which
 * stand below the first words, before everything: up to 3 KB that the page's own text would wait for.)
 * @param {string} html
 */
function deferPreloads(html) {
  const preloads = html.match(SCRIPT_PRELOAD) ?? [];
  const low = preloads.map((link) => link.replace('rel=', 'fetchpriority="low" rel=')).join('');
  const [head = '', body = ''] = html
    .replace(SCRIPT_PRELOAD, '')
    .replace(IMAGE_PRELOAD, '')
    .split(/(?=<body)/);
  // The script right after the footer is a font.
  const seen = body.search(/(?<!<\/footer>)<script/);
  return seen === -1
    ? `${head.replace('</head>', () => `${low}</head>`)}${body}`
    : `${head}${body.slice(0, seen)}${low}${body.slice(seen)}`;
}

/**
 * Inlines the stylesheets of a prerendered page: on a slow connection a separate file costs a round trip. The link stays,
 * disabled, for pages rendered in the browser; Chromium 150 looks ahead for what to fetch, and skips it for its `media` only.
 * Styles of print come last.
 * @param {string} html
 * @param {string} root
 */
function inlineStylesheets(html, root) {
  /** @type {string[]} */
  const printed = [];
  const page = html.replace(STYLESHEET, (link, /** @type {string} */ href) => {
    // The router appends "#" to a stylesheet that two chunks of a page import.
    const styles = readFileSync(join(root, href.replace('#', '')), 'utf8').trim();
    printed.push(...(styles.match(FOR_PRINT) ?? []));
    return `<style>${styles.replace(FOR_PRINT, '')}</style>${link.replace('rel=', 'disabled media="not all" rel=')}`;
  });
  return printed.length > 0 ? page.replace('</body>', () => `<style>${printed.join('')}</style></body>`) : page;
}

/**
 * @param {RegExp} inline
 * @param {string} html
 */
function hashesOf(inline, html) {
  const texts = [...html.matchAll(inline)].map(([, text]) => text ?? '');
  const hash = (/** @type {string} */ text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set(texts.map(hash))];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
