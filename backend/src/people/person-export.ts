import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A file of a person, with its content as a stream; nothing if the file is gone. */
export interface ExportedFile {
  readonly cv: string;
  readonly content: AsyncIterable<Buffer> | undefined;
}

/**
 * The JSON of an export, made while it is sent, so that only a chunk of one file is in memory.
 * @param everything all but the files
 */
export function exportStream(everything: object, files: readonly ExportedFile[]): Readable {
  return Readable.from(pieces(everything, files), { objectMode: false });
}

async function* pieces(everything: object, files: readonly ExportedFile[]): AsyncGenerator<string> {
  yield `${JSON.stringify(everything).slice(0, -1)},"files":[`;
  for (const [i, { cv, content }] of files.entries()) {
    yield `${i === 0 ? '' : ','}{"cv":${JSON.stringify(cv)}`;
    if (content !== undefined) {
      yield ',"base64":"';
      yield* inBase64(content);
      yield '"';
    }
    yield '}';
  }
  yield ']}';
}

/** Encodes a stream as base64. Three bytes make four characters, so the remainder of a chunk is encoded with the next. */
async function* inBase64(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    if (whole > 0) yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  if (rest.length > 0) yield rest.toString('base64');
}

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
