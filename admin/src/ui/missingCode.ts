/** Code of the app that the server no longer has, after a new version was installed. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('admin.errors.newVersion', { cause });
  }
}

/** Loads code on demand. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw new MissingCodeError(error);
  }
}
