import type { Translation } from '../catalogue.js';
import booking from './booking.js';
import faults from './faults.js';
import { bookingFields, loginFields, userFields } from './fields.js';
import form from './form.js';
import home from './home.js';
import login from './login.js';
import notFound from './not-found.js';
import shadowTeacher from './shadow-teacher.js';
import signup from './signup.js';
import site from './site.js';
import teacherTypes from './teacher-types.js';

export default {
  site,
  home,
  shadowTeacher,
  form,
  faults,
  booking,
  bookingFields,
  userFields,
  loginFields,
  signup,
  login,
  notFound,
  teacherTypes,
} satisfies Translation;
