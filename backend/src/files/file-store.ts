import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { HttpException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Error as MongooseError, mongo } from 'mongoose';
import { duplicateKey, nameOf } from '../common/errors/index.js';

/** CVs are private, pictures and greetings public: they never share a bucket. */
export type Bucket = 'cvs' | 'pictures' | 'greetings';

/** Pictures and greetings are served under this path. */
const PUBLIC_FOLDER = 'uploads/';

/** A file whose content was found fit to be kept. */
export interface AcceptedFile {
  readonly bucket: Bucket;
  readonly content: Buffer;
  /** With its dot. */
  readonly ending: string;
  /** The visitor's own name for it: kept beside the file, never used as a path. */
  readonly givenName?: string;
}

interface StoredFile {
  readonly _id: mongo.ObjectId;
  readonly name?: string;
  readonly date: Date;
}

export interface StoredContent {
  readonly content: Buffer;
  readonly givenName: string | undefined;
}

const TIDY_EVERY_MS = 5000;

/** Keeps files in GridFS, each only as long as a record names it. */
@Injectable()
export class FileStore {
  private readonly log = new Logger('Files');

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Stores a file, then has the record written that names it. The file is removed if the write is refused. If the answer was
   * lost, the record may exist, so the file stays until retention finds no record for it.
   * @param write gets the path of the file, as the record names it, and what removes it where the record already existed
   */
  async keepFor<Written>(
    file: AcceptedFile,
    write: (path: string, remove: () => Promise<void>) => Promise<Written>,
  ): Promise<Written> {
    const name = await this.keep(file);
    const remove = () => this.remove(file.bucket, name);
    try {
      return await write(file.bucket === 'cvs' ? name : PUBLIC_FOLDER + name, remove);
    } catch (error) {
      if (isRefusal(error)) await remove();
      throw error;
    }
  }

  /**
   * Keeps a file under a name nobody can guess.
   * @returns the name it is kept under
   */
  async keep({ bucket, content, ending, givenName }: AcceptedFile): Promise<string> {
    const name = randomBytes(20).toString('hex') + ending;
    const upload = this.bucket(bucket).openUploadStream(name, { ...(givenName && { metadata: { givenName } }) });
    await new Promise<void>((resolve, reject) => {
      upload.once('finish', resolve).once('error', reject);
      upload.end(content);
    }).catch((error: unknown) => {
      void this.drop(upload);
      throw error;
    });
    return name;
  }

  /** @throws NotFoundException when no file of that name is kept */
  async read(bucket: Bucket, name: string): Promise<StoredContent> {
    const file = await this.find(bucket, name);
    if (!file) throw new NotFoundException();
    const chunks: Buffer[] = [];
    for await (const chunk of this.chunksOf(bucket, file._id)) chunks.push(chunk);
    return {
      content: Buffer.concat(chunks),
      givenName: (file.metadata as { givenName?: string } | undefined)?.givenName,
    };
  }

  /** The content of a file piece by piece; nothing where no file of that name is kept. */
  async open(bucket: Bucket, name: string): Promise<AsyncIterable<Buffer> | undefined> {
    const file = await this.find(bucket, name);
    return file && this.chunksOf(bucket, file._id);
  }

  /** Reads a file as a stream that begins when it is consumed. */
  private async *chunksOf(bucket: Bucket, id: mongo.ObjectId): AsyncGenerator<Buffer> {
    for await (const chunk of this.bucket(bucket).openDownloadStream(id)) yield chunk as Buffer;
  }

  /** Removes a file; one that is gone already is no error. */
  async remove(bucket: Bucket, path: string): Promise<void> {
    const file = await this.find(bucket, basename(path));
    if (file) await this.bucket(bucket).delete(file._id);
  }

  /** Files stored before that moment, by name; those without a name were left incomplete by a crash. Ids hold the date. */
  async *storedBefore(bucket: Bucket, moment: Date): AsyncGenerator<StoredFile> {
    const files = this.bucket(bucket).find({ uploadDate: { $lt: moment } });
    for await (const { _id, filename: name, uploadDate: date } of files) yield { _id, name, date };
    // A file's chunks are stored before the file.
    const old = { files_id: { $lt: mongo.ObjectId.createFromTime(moment.getTime() / 1000) }, n: 0 };
    for await (const { files_id: _id } of this.chunks(bucket).find(old, { projection: { files_id: 1 } })) {
      const file = this.bucket(bucket).find({ _id }).limit(1);
      if (!(await file.hasNext())) yield { _id, date: _id.getTimestamp() };
    }
  }

  /** Removes files, whether they are complete or not. */
  async removeStored(bucket: Bucket, ids: readonly mongo.ObjectId[]): Promise<void> {
    await this.connection.collection(`${bucket}.files`).deleteMany({ _id: { $in: [...ids] } });
    await this.chunks(bucket).deleteMany({ files_id: { $in: [...ids] } });
  }

  private chunks(bucket: Bucket) {
    return this.connection.collection<{ readonly files_id: mongo.ObjectId }>(`${bucket}.chunks`);
  }

  /** Removes the chunks of a failed upload; retried until a full or unavailable database accepts it. */
  private async drop(upload: mongo.GridFSBucketWriteStream): Promise<void> {
    try {
      await upload.bucket.delete(upload.id).catch((error: unknown) => {
        // The upload was never completed, so no file has this id: the driver deletes the chunks and then throws.
        if (!(error instanceof mongo.MongoRuntimeError)) throw error;
      });
    } catch (error) {
      this.log.warn(`Removing parts of a file failed, will retry: ${nameOf(error)}`);
      setTimeout(() => void this.drop(upload), TIDY_EVERY_MS).unref();
    }
  }

  private async find(bucket: Bucket, name: string): Promise<mongo.GridFSFile | undefined> {
    const [file] = await this.bucket(bucket).find({ filename: name }).limit(1).toArray();
    return file;
  }

  private bucket(name: Bucket): mongo.GridFSBucket {
    const { db } = this.connection;
    if (!db) throw new mongo.MongoNotConnectedError('The store is away');
    return new mongo.GridFSBucket(db, { bucketName: name });
  }
}

/** The record was certainly not written: our own rules or an index of the database refused it. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof HttpException ||
    error instanceof MongooseError.ValidationError ||
    duplicateKey(error) !== undefined
  );
}
