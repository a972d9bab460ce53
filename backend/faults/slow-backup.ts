import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { longest, OpenLoop, type Sample, statuses } from './support/load.js';
import { type Product, startProduct } from './support/product.js';
import { DIST, Program } from './support/program.js';

const PER_SECOND = 20;
/** A write waits no longer. */
const WAITS_S = 15;
/** How long the backup stands still while it opens the data: within what a write waits for, and beyond it. */
const STANDSTILLS_S = [6.5, 20] as const;

/** F31: the disk answers a backup late, in the middle of opening the data, beside the running product and across its start. */
export async function slowBackup(folder: string): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  const found: string[] = [];
  let product = await startProduct({ folder });
  try {
    await book(product, 'The first', acknowledged);
    for (const seconds of STANDSTILLS_S) found.push(await besideWrites(product, folder, seconds, acknowledged));
    const backup = backupOf(folder, STANDSTILLS_S[0], 'across.backup');
    await pause(3000);
    await product.end('SIGKILL');
    product = await startProduct({ folder });
    must((await book(product, 'After the start', acknowledged)) === 201, 'a booking is refused after the start');
    await backup.ended;
    await book(product, 'After the backup', acknowledged);
    product.assertHealthy();
    const kept = await mustAllBeThere(product, acknowledged);
    return `${found.join('; ')}; a start beside it took ${Math.round(product.readyAfterMs)} ms; ${kept} bookings, all there`;
  } finally {
    await product.end('SIGKILL');
  }
}

async function besideWrites(
  product: Product,
  folder: string,
  seconds: number,
  acknowledged: Acknowledged,
): Promise<string> {
  const load = new OpenLoop(PER_SECOND, 600, (i) => book(product, `Beside ${seconds} s, child ${i}`, acknowledged));
  const backup = backupOf(folder, seconds, `beside-${seconds}.backup`);
  const start = performance.now();
  const { code } = await backup.ended;
  const took = performance.now() - start;
  const samples = await load.stop();
  product.assertHealthy();
  const waited = longest(samples);
  const refused = samples.filter(({ status }) => status === 503).length;
  const answers = `${seconds} s (${statuses(samples)}, the longest ${Math.round(waited)} ms)`;
  must(took > seconds * 1000, `the backup was not held up: ${Math.round(took)} ms, ${backup.output}`);
  must(code === 0, `the backup fails beside ${answers}: ${backup.output.slice(-400)}`);
  must(samples.every(isGoodOrAway), `unanswered or 500: ${answers}`);
  must(refused > 0 === seconds > WAITS_S, `refused ${refused}: ${answers}`);
  must(waited < (WAITS_S + 2) * 1000, `too long: ${answers}`);
  must((await book(product, `After ${seconds} s`, acknowledged)) === 201, 'a booking is refused afterwards');
  await mustAllBeThere(product, acknowledged);
  return answers;
}

function isGoodOrAway({ status }: Sample): boolean {
  return status === 201 || status === 503;
}

/** `npm run backup`, whose second read of the data file takes so many seconds. */
function backupOf(folder: string, seconds: number, name: string): Program {
  const data = join(folder, 'data/store/data.mdb');
  const late = `inject=pread64:delay_exit=${seconds * 1_000_000}:when=2`;
  return new Program(join(DIST, 'bundle/make-backup.js'), {
    folder,
    environment: { DATA_DIR: join(folder, 'data') },
    args: ['--to', join(folder, name)],
    under: ['strace', '-f', '-o', '/dev/null', '-P', data, '-e', 'trace=pread64', '-e', late],
  });
}
