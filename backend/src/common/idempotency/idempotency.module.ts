import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { derivedKey, Settings, signingKey } from '../../config/index.js';
import { ExpiredKeys } from './expired-keys.js';
import { FINGERPRINT_KEY, IdempotencyService } from './idempotency.service.js';
import { SPENT_KEY_MODEL, spentKeySchema } from './spent-key.schema.js';

const fingerprintKey = {
  provide: FINGERPRINT_KEY,
  inject: [Settings],
  useFactory: async (settings: Settings) => derivedKey(await signingKey(settings), 'idempotency fingerprint'),
};

@Module({
  imports: [MongooseModule.forFeature([{ name: SPENT_KEY_MODEL, schema: spentKeySchema }])],
  providers: [IdempotencyService, ExpiredKeys, fingerprintKey],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
