import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../idempotency/index.js';
import { COURSE_MODEL, courseSchema } from './course.schema.js';
import { COURSE_REQUEST_MODEL, courseRequestSchema } from './course-request.schema.js';
import { CourseRequestsController } from './course-requests.controller.js';
import { CourseRequestsService } from './course-requests.service.js';
import { CoursesController } from './courses.controller.js';
import { CoursesService } from './courses.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: COURSE_MODEL, schema: courseSchema },
      { name: COURSE_REQUEST_MODEL, schema: courseRequestSchema },
    ]),
    IdempotencyModule,
  ],
  controllers: [CoursesController, CourseRequestsController],
  providers: [CoursesService, CourseRequestsService],
  exports: [CoursesService, CourseRequestsService, MongooseModule],
})
export class CoursesModule {}
