import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { USED_MODEL, usedSchema } from './limit.schema.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: USED_MODEL, schema: usedSchema }])],
  providers: [RateLimits],
  exports: [RateLimits],
})
export class LimitsModule {}
