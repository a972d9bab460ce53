import { HttpError } from 'react-admin';

/** Code of the app that the server no longer has, after a new version was installed. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('admin.errors.newVersion', { cause });
  }
}

/** How long a server may take to say that it is there. */
const PATIENCE_MS = 5000;

/**
 * Loads code on demand.
 * @throws an error of the connection where the server does not answer: only one that does has another version
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    await fetch('/health/live', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {
      throw new HttpError('admin.errors.unreachable', 0);
    });
    throw new MissingCodeError(error);
  }
}
