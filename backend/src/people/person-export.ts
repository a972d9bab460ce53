import { Readable } from 'node:stream';

/** A file of a person, and its content piece by piece; nothing where it is gone. */
export interface ExportedFile {
  readonly cv: string;
  readonly content: AsyncIterable<Buffer> | undefined;
}

/**
 * The JSON of an export, written while it is read: no more than a piece of one file is in memory.
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

/** Three bytes are four characters: what is left of a piece goes with the next one. */
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
