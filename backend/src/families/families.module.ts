import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FAMILY_MODEL, familySchema } from './family.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: FAMILY_MODEL, schema: familySchema }])],
  exports: [MongooseModule],
})
export class FamiliesModule {}
