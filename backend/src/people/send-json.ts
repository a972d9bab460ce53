import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Sends JSON while it is made. Where making it fails the connection is closed, so that nobody takes a part for the whole. */
export async function sendJson(stream: Readable, response: Response): Promise<void> {
  // Our listeners and the pipeline's exceed the ten that Node takes for a leak.
  response.setMaxListeners(20).type('json');
  try {
    await pipeline(stream, response);
  } catch (error) {
    // The client has disconnected: nothing failed here, and nobody is left to answer.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
