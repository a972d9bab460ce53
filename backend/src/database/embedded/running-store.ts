import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says in a held folder where its store listens; for its owner only. The answer takes it back. */
export function announce(folder: string, uri: string): () => void {
  const file = join(folder, 'store.uri');
  writeFileSync(file, uri, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Where the store of a folder that is in use listens; undefined when it does not say. */
export function runningStore(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'store.uri'), 'utf8');
  } catch {
    return undefined;
  }
}
