import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ReceiptsService } from '../receipts/index.js';
import { MIGRATIONS } from './migrations.js';

interface Done {
  readonly _id: string;
  readonly doneAt: Date;
}

/** Brings a store that an older version wrote up to date, each migration once. */
@Injectable()
export class MigrationsService {
  private readonly log = new Logger('Migrations');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly receipts: ReceiptsService,
  ) {}

  async run(): Promise<void> {
    const done = this.connection.collection<Done>('migrations');
    for (const { name, run } of MIGRATIONS) {
      if (await done.findOne({ _id: name })) continue;
      await run(this.connection, this.receipts);
      await done.updateOne({ _id: name }, { $set: { doneAt: new Date() } }, { upsert: true });
      this.log.debug(`Done: ${name}.`);
    }
  }
}
