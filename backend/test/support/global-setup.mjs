import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before all API tests: a folder for what their files share (see `product.ts`). It goes with the run. */
export default function () {
  const folder = mkdtempSync(join(tmpdir(), 'one-step-run-'));
  process.env['TEST_RUN_FOLDER'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
