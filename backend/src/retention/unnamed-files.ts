import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type Bucket, FileStore } from '../files/index.js';
import type { Rule } from './rules.js';
import { type Due, NOTHING_DUE, type Way } from './way.js';

interface StoredFile {
  readonly filename: string;
  readonly uploadDate: Date;
}

const AT_ONCE = 50;

/** Stored files that lost their record, in a crash for example. A file is kept a moment before its record: new ones stay. */
@Injectable()
export class UnnamedFiles implements Way {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: FileStore,
  ) {}

  async due(rule: Rule, before: Date): Promise<Due> {
    let { count, oldest } = NOTHING_DUE;
    for await (const { uploadDate } of this.unnamed(rule, before)) {
      count += 1;
      if (oldest === undefined || uploadDate < oldest) oldest = uploadDate;
    }
    return { count, oldest };
  }

  async *remove(rule: Rule, before: Date): AsyncGenerator<number> {
    const [bucket] = rule.collection.split('.');
    for await (const { filename } of this.unnamed(rule, before)) {
      await this.files.remove(bucket as Bucket, filename);
      yield 1;
    }
  }

  private async *unnamed({ collection, namedBy = [] }: Rule, before: Date): AsyncGenerator<StoredFile> {
    const found = this.connection
      .collection<StoredFile>(collection)
      .find({ uploadDate: { $lt: before } })
      .project<StoredFile>({ filename: 1, uploadDate: 1 })
      .batchSize(AT_ONCE);
    for await (const file of found) if (!(await this.isNamed(file, namedBy))) yield file;
  }

  private async isNamed({ filename }: StoredFile, namedBy: NonNullable<Rule['namedBy']>): Promise<boolean> {
    for (const { collection, field, prefix = '' } of namedBy) {
      const record = await this.connection
        .collection(collection)
        .findOne({ [field]: prefix + filename }, { projection: { _id: 1 } });
      if (record !== null) return true;
    }
    return false;
  }
}
