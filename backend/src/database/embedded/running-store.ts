import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in a held folder that says where its store listens. */
export function addressFile(folder: string): string {
  return join(folder, 'store.uri');
}

/** Where the store of a folder that is in use listens; undefined when it does not say. */
export function runningStore(folder: string): { uri: string; socket: string } | undefined {
  try {
    const uri = readFileSync(addressFile(folder), 'utf8');
    const socket = decodeURIComponent(new URL(uri).host);
    return existsSync(socket) ? { uri, socket } : undefined;
  } catch {
    return undefined;
  }
}
