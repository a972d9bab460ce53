import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { derivedKey, Settings, signingKey } from '../config/index.js';
import { USED_MODEL, usedSchema } from './limit.schema.js';
import { RateLimits, VISITOR_KEY } from './rate-limits.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: USED_MODEL, schema: usedSchema }])],
  providers: [
    RateLimits,
    {
      // There are too few addresses for a hash without a key.
      provide: VISITOR_KEY,
      inject: [Settings],
      useFactory: async (settings: Settings) => derivedKey(await signingKey(settings), 'limited visitor'),
    },
  ],
  exports: [RateLimits],
})
export class LimitsModule {}
