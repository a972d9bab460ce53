import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { derivedKey, Settings } from '../config/index.js';
import { FINGERPRINT_KEY, IdempotencyService } from './idempotency.service.js';
import { IDEMPOTENCY_KEY_MODEL, idempotencyKeySchema } from './idempotency-key.schema.js';

const fingerprintKey = {
  provide: FINGERPRINT_KEY,
  inject: [Settings],
  useFactory: (settings: Settings) => derivedKey(settings, 'idempotency fingerprint'),
};

@Module({
  imports: [MongooseModule.forFeature([{ name: IDEMPOTENCY_KEY_MODEL, schema: idempotencyKeySchema }])],
  providers: [IdempotencyService, fingerprintKey],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
