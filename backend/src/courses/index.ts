export { CourseRequestsService } from './course-requests.service.js';
export { CoursesModule } from './courses.module.js';
