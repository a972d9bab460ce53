import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { install } from './install.mjs';
import { run, runQuietly } from './run.mjs';

const CHROMIUM = '/usr/bin/chromium';
/** The same browser without windows and PDF viewer: most tests run a third faster in it. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
/** Shows the store's tests which writes reach the disk; without it the simulated power cuts are skipped. */
const STRACE = '/usr/bin/strace';

install();
ensureChromium();
await Promise.all([inTurn('check:format'), inTurn('check:lint', 'check:types', 'check:boundaries', 'check:dead-code')]);
npm('test:unit');
npm('test:api');
await Promise.all([inTurn('build:admin'), inTurn('build:public-web')]);
npm('test:browser');

/** @param {string} script */
function npm(script) {
  process.stdout.write(`\n— ${script}\n`);
  run('npm', ['run', '--silent', script]);
}

/**
 * Scripts that use one processor each; the output of each is shown when it ends.
 * @param {readonly string[]} scripts
 */
async function inTurn(...scripts) {
  for (const script of scripts) {
    const { status, output } = await runQuietly('npm', ['run', '--silent', script]);
    process.stdout.write(`\n— ${script}\n${output}`);
    if (status !== 0) process.exit(status);
  }
}

/** The browser tests drive Debian's chromium: test tools' own downloads are not needed. */
function ensureChromium() {
  if (process.env['CHROMIUM'] !== undefined) return;
  const missing = [CHROMIUM, WITHOUT_WINDOWS, STRACE].filter((path) => !existsSync(path)).map((path) => basename(path));
  if (missing.length > 0 && process.getuid?.() === 0) {
    apt('update', '-qq');
    for (const name of missing) apt('install', '-y', '-qq', name);
  }
  if (existsSync(CHROMIUM)) return;
  process.stderr.write('The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.\n');
  process.exit(1);
}

/** @param {readonly string[]} args */
function apt(...args) {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
