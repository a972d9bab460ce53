import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { Connection } from 'mongoose';

/** After 24 hours the key and the stored answer, which repeats personal data, are removed from the record. */
@Injectable()
export class ExpiredKeys {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @Cron(CronExpression.EVERY_HOUR)
  async remove(): Promise<void> {
    const models = Object.values(this.connection.models).filter(({ schema }) =>
      Object.hasOwn(schema.paths, 'idempotency'),
    );
    const collections = new Set(models.map(({ collection }) => collection));
    const expired = { 'idempotency.until': { $lt: new Date() } };
    for (const collection of collections) await collection.updateMany(expired, { $unset: { idempotency: 1 } });
  }
}
