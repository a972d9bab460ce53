import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { heldSchema, QUARANTINE_MODEL } from './held.schema.js';
import { SPENT_KEY_MODEL, spentKeySchema } from './spent-key.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SPENT_KEY_MODEL, schema: spentKeySchema },
      { name: QUARANTINE_MODEL, schema: heldSchema },
    ]),
  ],
  exports: [MongooseModule],
})
export class OnceModule {}
