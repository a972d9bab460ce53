import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

const SCRIPTS = /<link[^>]*rel="modulepreload"[^>]*>|<script[\s\S]*?<\/script>/g;

/**
 * The same pages without JavaScript, for comparison: text, styles, fonts and images only.
 * @param {string} client the built site
 * @param {string} folder
 * @param {readonly string[]} pages
 */
export function writeStatic(client, folder, pages) {
  for (const page of pages) {
    const html = readFileSync(join(client, page, 'index.html'), 'utf8').replace(SCRIPTS, '');
    const file = join(folder, 'static', page, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
}

/** @param {string} folder */
export function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.(html|js)$/.test(path))
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}

/**
 * One server for all contestants, with the settings of the product's.
 * @param {readonly string[]} folders
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} [answer] what no file answers
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serve(folders, answer = () => false) {
  const handlers = folders.map((folder) => sirv(folder, { brotli: true, gzip: true, etag: true, dotfiles: false }));
  const server = createServer((request, response) => {
    if (answer(request, response)) return;
    const missing = () => response.writeHead(404).end();
    const from = handlers.reduceRight((next, handler) => () => handler(request, response, next), missing);
    from();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ origin: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}
