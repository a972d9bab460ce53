export { aBooking } from './bookings.js';
export { aCourse, aCourseRequest, aVacancy } from './courses.js';
export { aFamilyRecord } from './families.js';
export { aHoliday } from './holidays.js';
export { aMessage } from './messages.js';
export { aTeacherProfile, aPicture, aPortrait } from './teacher-profiles.js';
export { aService } from './services.js';
export { aCv, aPdf, aRegistration } from './people.js';
