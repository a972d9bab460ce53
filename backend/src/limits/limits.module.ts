import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { derivedKey, Settings } from '../config/index.js';
import { RATE_LIMIT_USAGE_MODEL, rateLimitUsageSchema } from './limit.schema.js';
import { RateLimits, VISITOR_KEY } from './rate-limits.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: RATE_LIMIT_USAGE_MODEL, schema: rateLimitUsageSchema }])],
  providers: [
    RateLimits,
    {
      // There are too few addresses for a hash without a key.
      provide: VISITOR_KEY,
      inject: [Settings],
      useFactory: (settings: Settings) => derivedKey(settings, 'limited visitor'),
    },
  ],
  exports: [RateLimits],
})
export class LimitsModule {}
