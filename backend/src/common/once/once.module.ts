import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SPENT_KEY_MODEL, spentKeySchema } from './spent-key.schema.js';

@Module({ imports: [MongooseModule.forFeature([{ name: SPENT_KEY_MODEL, schema: spentKeySchema }])] })
export class OnceModule {}
