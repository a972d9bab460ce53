import { join } from 'node:path';
import { DIST } from './paths.js';

// The embedded store alone in a process, which can be killed, stopped and slowed as a database server can.

interface Opener {
  readonly openStore: (settings: { DATA_DIR: string; MONGODB_URI: string }) => Promise<{ uri: string }>;
}

const [, , folder = ''] = process.argv;
const { openStore } = (await import(join(DIST, 'database/index.js'))) as Opener;
const { uri } = await openStore({ DATA_DIR: folder, MONGODB_URI: '' });
process.stdout.write(`${uri}\n`);
setInterval(() => undefined, 60_000);
