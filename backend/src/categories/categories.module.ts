import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../files/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesService } from './categories.service.js';
import { TEACHER_PROFILE_MODEL, teacherProfileSchema } from './teacher-profile.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: TEACHER_PROFILE_MODEL, schema: teacherProfileSchema }]),
    FilesModule,
    IdempotencyModule,
  ],
  controllers: [CategoriesController],
  providers: [CategoriesService],
  exports: [MongooseModule],
})
export class CategoriesModule {}
