import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';

// Loaded before a command: its backup stays in the middle, where a test can end it.
fs.createReadStream = () => {
  process.stdout.write('packing');
  setInterval(() => undefined, 60_000);
  return new Readable({ read: () => undefined });
};
syncBuiltinESMExports();
