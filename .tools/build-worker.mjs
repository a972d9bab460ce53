import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'rolldown';
import { ROOT } from './run.mjs';

const CLIENT = join(ROOT, 'public-web/build/client');

// The service worker of the built site. It is another one whenever a page or a file is: browsers compare it byte by byte.
const entries = readdirSync(CLIENT, { withFileTypes: true, recursive: true });
const names = entries
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(CLIENT, join(parentPath, name)).split(sep).join('/'))
  .sort();
const hash = createHash('sha256');
for (const name of names) hash.update(name).update(name.endsWith('.html') ? readFileSync(join(CLIENT, name)) : '');
const pages = names.filter((name) => name.endsWith('index.html')).map((name) => `/${dirname(name)}`.replace('/.', '/'));

await build({
  input: join(ROOT, 'public-web/worker/service-worker.ts'),
  transform: {
    define: {
      BUILD: JSON.stringify({ version: hash.digest('hex').slice(0, 12), pages }),
      // Workbox otherwise writes all it does to the console.
      'process.env.NODE_ENV': '"production"',
    },
  },
  output: { file: join(CLIENT, 'service-worker.js'), format: 'iife', minify: true, comments: false },
});
