import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The built product, on a store of its own that goes with it.
const folder = mkdtempSync(join(tmpdir(), 'one-step-e2e-'));
process.env['DATA_DIR'] = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('../../backend/dist/bundle/main.js');
