export { courseRequestMessage } from './course-request.message.js';
export { type CourseRequest, COURSE_REQUEST_MODEL } from './course-request.schema.js';
export { COURSE_REQUEST_SUBJECT } from './course-request.subject.js';
export { type Course, COURSE_MODEL } from './course.schema.js';
export { CourseRequestsService } from './course-requests.service.js';
export { CoursesService } from './courses.service.js';
export { CoursesModule } from './courses.module.js';
