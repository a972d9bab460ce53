import { spawnSync } from 'node:child_process';
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

/** What the router's tool says of itself: it hands Vite an option that Vite is about to rename. */
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
