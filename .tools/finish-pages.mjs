import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

const COMPRESSED = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico|data)$/;
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Makes a built web app ready to be served: every text file also in br and gzip, and for each page the hashes of its
 * inline scripts, which are all that its Content-Security-Policy lets run.
 * @param {string} folder
 * @param {string} [policies] where the hashes go: `{ "index.html": ["'sha256-…'"] }`
 */
export function finishPages(folder, policies) {
  const root = join(ROOT, folder);
  /** @type {Record<string, string[]>} */
  const hashes = {};
  for (const path of filesIn(root).filter((file) => COMPRESSED.test(file))) {
    const content = path.endsWith('.html') ? Buffer.from(inOrder(readFileSync(path, 'utf8'))) : readFileSync(path);
    if (path.endsWith('.html')) writeFileSync(path, content);
    if (path.endsWith('.html')) hashes[relative(root, path).split(sep).join('/')] = scriptHashes(content.toString());
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
  if (policies) writeFileSync(join(ROOT, policies), JSON.stringify(hashes, null, 1));
}

/**
 * Words first: the scripts of a prerendered page wait behind its styles, font and pictures, instead of taking their
 * share of a slow line. (React writes preloads of scripts before the stylesheet.)
 * @param {string} html
 */
function inOrder(html) {
  const preloads = html.match(SCRIPT_PRELOAD) ?? [];
  const low = preloads.map((link) => link.replace('rel=', 'fetchpriority="low" rel='));
  return html.replace(SCRIPT_PRELOAD, '').replace('</head>', () => `${low.join('')}</head>`);
}

/** @param {string} html */
function scriptHashes(html) {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script ?? '');
  const hash = (/** @type {string} */ script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return [...new Set(scripts.map(hash))];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
