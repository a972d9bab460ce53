import { HttpException, Injectable } from '@nestjs/common';
import { Error as MongooseError } from 'mongoose';
import type { FileRule } from '#contract/rule';
import { duplicateKey, fieldError } from '../common/errors/index.js';
import type { Created } from '../idempotency/index.js';
import { type Bucket, FileStore, type StoredContent } from './file-store.js';
import { pdfError } from './pdf.js';
import { reencode } from './picture.js';
import { type SoundEnding, soundEnding } from './sound.js';

/** A file as it came with a form. */
export interface SentFile {
  readonly buffer: Buffer;
  /** The visitor's own name for it. */
  readonly originalname: string;
}

/** Pictures and greetings are served under this path. */
const PUBLIC_FOLDER = 'uploads/';

interface Sound {
  readonly content: Buffer;
  readonly ending: SoundEnding;
}

/** Accepts CVs, pictures and greetings by their content and keeps them only as long as a record names them. */
@Injectable()
export class UploadsService {
  constructor(private readonly store: FileStore) {}

  /** @throws ValidationError when nothing was sent or it is no PDF */
  acceptCv(field: string, rule: FileRule, file: SentFile | undefined): Buffer {
    const content = contentOf(field, rule, file);
    const error = pdfError(content);
    if (error !== undefined) throw fieldError(field, rule, error);
    return content;
  }

  /** @throws ValidationError when nothing was sent or it is no picture that can be drawn */
  async acceptPicture(field: string, rule: FileRule, file: SentFile | undefined): Promise<Buffer> {
    const result = await reencode(contentOf(field, rule, file));
    if ('error' in result) throw fieldError(field, rule, result.error);
    return result.picture;
  }

  /** @throws ValidationError when nothing was sent or it is no recording that phones play */
  acceptSound(field: string, rule: FileRule, file: SentFile | undefined): Sound {
    const content = contentOf(field, rule, file);
    const ending = soundEnding(content);
    if (ending === undefined) throw fieldError(field, rule, content.length === 0 ? 'emptyFile' : 'wrongFile');
    return { content, ending };
  }

  /**
   * Stores a CV, then has the record written that names it. The file is removed if the write is refused or the record
   * already existed. If the answer was lost, the record may exist, so the file stays until retention finds no record for it.
   * @param write gets the stored file name
   */
  withCv<T>(content: Buffer, givenName: string, write: (name: string) => Promise<Created<T>>): Promise<T> {
    return this.with('cvs', this.store.keep('cvs', content, '.pdf', givenName), write);
  }

  /** Does the same for a picture; `write` gets the path it is served at. */
  withPicture<T>(content: Buffer, write: (path: string) => Promise<Created<T>>): Promise<T> {
    const kept = this.store.keep('pictures', content, '.webp');
    return this.with('pictures', kept, (name) => write(PUBLIC_FOLDER + name));
  }

  /** Does the same for a voice greeting. */
  withSound<T>({ content, ending }: Sound, write: (path: string) => Promise<Created<T>>): Promise<T> {
    const kept = this.store.keep('greetings', content, ending);
    return this.with('greetings', kept, (name) => write(PUBLIC_FOLDER + name));
  }

  /** @throws NotFoundException when no CV of that name is kept */
  readCv(name: string): Promise<StoredContent> {
    return this.store.read('cvs', name);
  }

  /** Opens a CV as a stream; nothing if it is gone. */
  openCv(name: string): Promise<AsyncIterable<Buffer> | undefined> {
    return this.store.open('cvs', name);
  }

  /** Removes a CV; one that is gone already is no error. */
  async removeCv(name: string): Promise<void> {
    await this.store.remove('cvs', name);
  }

  async removePicture(path: string): Promise<void> {
    await this.store.remove('pictures', path.slice(PUBLIC_FOLDER.length));
  }

  async removeSound(path: string): Promise<void> {
    await this.store.remove('greetings', path.slice(PUBLIC_FOLDER.length));
  }

  private async with<T>(
    bucket: Bucket,
    kept: Promise<string>,
    write: (name: string) => Promise<Created<T>>,
  ): Promise<T> {
    const name = await kept;
    try {
      const { answer, created } = await write(name);
      if (!created) await this.store.remove(bucket, name);
      return answer;
    } catch (error) {
      if (isRefusal(error)) await this.store.remove(bucket, name);
      throw error;
    }
  }
}

function contentOf(field: string, rule: FileRule, file: SentFile | undefined): Buffer {
  if (file === undefined) throw fieldError(field, rule, 'missing');
  return file.buffer;
}

/** The record was certainly not written: our own rules or an index of the database refused it. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof HttpException ||
    error instanceof MongooseError.ValidationError ||
    duplicateKey(error) !== undefined
  );
}
