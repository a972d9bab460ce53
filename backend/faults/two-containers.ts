import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { DIST, mayContain, Program } from './support/program.js';
import { freePort, Product, startProduct, withProduct } from './support/product.js';

const ROUNDS = 2;
const BOOKINGS = 50;
const IN_USE = 'is in use by another running program';

/**
 * F29: two containers get the same data folder, in turns the first of them: they see none of each other's processes, and
 * each is process 1 of its own. Every other booking is offered to the second, which must not be there to take it.
 */
export async function twoContainers(folder: string): Promise<string> {
  if (!mayContain()) return 'skipped: this user or this system may not make a pid namespace (unshare, as root)';
  const acknowledged: Acknowledged = new Map();
  const record = (): string => readFileSync(join(folder, 'data/store/owner.json'), 'utf8');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const first = await startProduct({ folder, contained: true });
    const before = record();
    const second = new Product(await freePort(), { folder, contained: true });
    for (let i = 0; i < BOOKINGS; i += 1) {
      const status = await book(first, `Round ${round}, child ${i}`, acknowledged);
      must(status === 201, `the first container answers ${status}`);
      if (second.isAlive) await book(second, `Round ${round}, other child ${i}`, acknowledged).catch(() => undefined);
    }
    await assertRefused(second);
    for (const command of ['compact-store', 'restore-backup'])
      for (const contained of [true, false]) await assertRefused(commandOn(folder, command, contained));
    must(record() === before, 'the owner record of the first was changed');
    must((await book(first, `Round ${round}, the last`, acknowledged)) === 201, 'the first takes no bookings any more');
    first.assertHealthy();
    await first.end('SIGKILL');
  }
  const kept = await withProduct({ folder, contained: true }, (product) => mustAllBeThere(product, acknowledged));
  must(kept === ROUNDS * (BOOKINGS + 1), `${kept} bookings are there`);
  return `${ROUNDS} times the second was refused, and with it compact and restore; ${kept} bookings acknowledged, all there; each took the folder over from a killed one`;
}

function commandOn(folder: string, command: string, contained: boolean): Program {
  const environment = { DATA_DIR: join(folder, 'data') };
  const args = command === 'restore-backup' ? ['--from', 'any.backup', '--replace'] : [];
  return new Program(join(DIST, `bundle/${command}.js`), { folder, environment, args, contained });
}

async function assertRefused(program: Program): Promise<void> {
  const { code } = await program.ended;
  must(code === 1 && program.output.includes(IN_USE), `the second is not refused: ${code}, ${program.output}`);
}
