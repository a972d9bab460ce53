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
/** The same browser without windows: it shows no PDF, and needs a third less time for everything else. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

function launchOptions(paths: readonly (string | undefined)[]) {
  const [executablePath] = paths.filter((path) => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error(`No browser at ${WHOLE}: set CHROMIUM to its path.`);
  return { executablePath, args: QUIET };
}

/** What tests are driven with. */
export const BROWSER = launchOptions([process.env['CHROMIUM'], WITHOUT_WINDOWS, WHOLE]);
/** For tests that open a PDF. */
export const BROWSER_WITH_PDF = launchOptions([process.env['CHROMIUM'], WHOLE]);
