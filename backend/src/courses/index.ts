export { type CourseRequest, COURSE_REQUEST_MODEL } from './course-request.schema.js';
export { CourseRequestsService } from './course-requests.service.js';
export { CoursesModule } from './courses.module.js';
