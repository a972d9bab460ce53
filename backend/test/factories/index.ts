export { aBooking } from './bookings.js';
export { aCourse, aCourseRequest } from './courses.js';
export { aMessage } from './messages.js';
export { aDetail, aPicture } from './details.js';
export { aCv, aPdf, aRegistration } from './people.js';
