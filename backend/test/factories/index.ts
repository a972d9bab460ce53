export { aBooking } from './bookings.js';
export { aCourse, aCourseRequest } from './courses.js';
export { aMessage } from './messages.js';
export { aDetail, aPicture, aPortrait } from './details.js';
export { aCv, aPdf, aRegistration } from './people.js';
