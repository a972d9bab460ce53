import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the repository's root and shows what it prints; ends this process with its exit code if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment] added to this process's own
 */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error) {
    process.stderr.write(`${command} could not be started: ${error.message}\n`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs a tool that npm installed.
 * @param {string} tool
 * @param {readonly string[]} args
 */
export function runTool(tool, args) {
  run(`${ROOT}node_modules/.bin/${tool}`, args);
}

/**
 * Runs a command in the repository's root, beside others.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ status: number, output: string }>} how it ended, and all it printed
 */
export function runQuietly(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** A deprecation warning caused by the router's own Vite plugin. */
const ABOUT_ITSELF = /^.*`envFile` option is deprecated.*\n/gm;

/**
 * Runs the router's tool.
 * @param {readonly string[]} args
 */
export function runRouter(args) {
  const { status, stdout, stderr } = spawnSync(`${ROOT}node_modules/.bin/react-router`, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  process.stdout.write(stdout.replace(ABOUT_ITSELF, ''));
  process.stderr.write(stderr.replace(ABOUT_ITSELF, ''));
  if (status !== 0) process.exit(status ?? 1);
}
