import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../files/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesService } from './categories.service.js';
import { TEACHER_PROFILE_MODEL, teacherProfileSchema } from './teacher-profile.schema.js';
import { TeacherProfiles } from './teacher-profiles.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: TEACHER_PROFILE_MODEL, schema: teacherProfileSchema }]),
    FilesModule,
    IdempotencyModule,
  ],
  controllers: [CategoriesController],
  providers: [CategoriesService, TeacherProfiles],
  exports: [MongooseModule, TeacherProfiles],
})
export class CategoriesModule {}
