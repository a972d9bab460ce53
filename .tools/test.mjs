import { existsSync } from 'node:fs';
import { install } from './install.mjs';
import { run } from './run.mjs';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

install();
ensureChromium();
const { build } = await import('./build.mjs');
for (const check of ['format', 'lint', 'types', 'boundaries', 'dead-code']) npm(`check:${check}`);
npm('test:unit');
npm('test:api');
build();
npm('test:browser');

/** @param {string} script */
function npm(script) {
  process.stdout.write(`\n— ${script}\n`);
  run('npm', ['run', '--silent', script]);
}

/** The browser tests drive Debian's chromium: test tools' own downloads are not needed. */
function ensureChromium() {
  if (process.env['CHROMIUM'] ?? CHROMIUM.some((path) => existsSync(path))) return;
  if (process.getuid?.() !== 0) {
    process.stderr.write('The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.\n');
    process.exit(1);
  }
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
}
