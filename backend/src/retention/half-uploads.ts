import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import type { Rule } from './rules.js';
import { type Due, NOTHING_DUE, type Way } from './way.js';

interface Part {
  readonly files_id: Types.ObjectId;
}

/** Parts of files whose upload a crash cut in the middle: no file begins with them. Their id says when they came. */
@Injectable()
export class HalfUploads implements Way {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async due(rule: Rule, before: Date): Promise<Due> {
    let { count, oldest } = NOTHING_DUE;
    for await (const id of this.halves(rule, before)) {
      count += 1;
      oldest ??= id.getTimestamp();
    }
    return { count, oldest };
  }

  async *remove(rule: Rule, before: Date): AsyncGenerator<number> {
    for await (const id of this.halves(rule, before)) {
      await this.connection.collection(rule.collection).deleteMany({ files_id: id });
      yield 1;
    }
  }

  /** The ids of files that never came to be, oldest first. */
  private async *halves({ collection, partsOf = '' }: Rule, before: Date): AsyncGenerator<Types.ObjectId> {
    const old = Types.ObjectId.createFromTime(before.getTime() / 1000);
    const parts = this.connection
      .collection<Part>(collection)
      .find({ files_id: { $lt: old }, n: 0 })
      .sort({ files_id: 1, n: 1 })
      .project<Part>({ files_id: 1 });
    for await (const { files_id } of parts) {
      const whole = await this.connection.collection(partsOf).findOne({ _id: files_id }, { projection: { _id: 1 } });
      if (whole === null) yield files_id;
    }
  }
}
