import { existsSync } from 'node:fs';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHOLE = '/usr/bin/chromium';
/** The headless shell: it shows no PDF, and is a third faster otherwise. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

function launchOptions(paths: readonly (string | undefined)[]) {
  const [executablePath] = paths.filter((path) => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error(`No browser at ${WHOLE}: set CHROMIUM to its path.`);
  return { executablePath, args: QUIET };
}

/** The browser of all other tests. */
export const BROWSER = launchOptions([process.env['CHROMIUM'], WITHOUT_WINDOWS, WHOLE]);
/** For tests that open a PDF. */
export const BROWSER_WITH_PDF = launchOptions([process.env['CHROMIUM'], WHOLE]);
