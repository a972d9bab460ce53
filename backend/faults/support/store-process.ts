import { join } from 'node:path';
import { DIST } from './program.js';

// The embedded store alone in a process, which can be killed and stopped as a database server can.

type Open = (settings: { DATA_DIR: string; MONGODB_URI: string }) => Promise<{ uri: string }>;

const { openStore } = (await import(join(DIST, 'database/index.js'))) as { openStore: Open };
const { uri } = await openStore({ DATA_DIR: process.argv[2] ?? '', MONGODB_URI: '' });
process.stdout.write(`${uri}\n`);
setInterval(() => undefined, 60_000);
