import addContact from './add-contact.js';
import booking from './booking.js';
import { bookingFields, contactFields, courseRequestFields, loginFields, userFields } from './fields.js';
import form from './form.js';
import home from './home.js';
import login from './login.js';
import notFound from './not-found.js';
import notice from './notice.js';
import parentCounseling from './parent-counseling.js';
import resource from './resource.js';
import shadowTeacher from './shadow-teacher.js';
import signup from './signup.js';
import site from './site.js';
import speechTherapy from './speech-therapy.js';
import staff from './staff.js';
import studentCounseling from './student-counseling.js';
import teacherTypes from './teacher-types.js';
import about from './about.js';
import accessibility from './accessibility.js';
import careers from './careers.js';
import contact from './contact.js';
import forgotPassword from './forgot-password.js';
import privacy from './privacy.js';
import schoolReadiness from './school-readiness.js';
import service from './service.js';
import serviceList from './service-list.js';
import services from './services.js';
import specialNeeds from './special-needs.js';
import type { FaultTexts } from '../faults.js';

/** English sentences for faults are made by the contract itself: there is nothing to translate. */
const faults: FaultTexts | null = null;

export default {
  site,
  home,
  shadowTeacher,
  studentCounseling,
  speechTherapy,
  parentCounseling,
  staff,
  resource,
  addContact,
  notice,
  form,
  faults: faults as FaultTexts | null,
  booking,
  bookingFields,
  userFields,
  loginFields,
  contactFields,
  courseRequestFields,
  signup,
  login,
  notFound,
  teacherTypes,
  about,
  accessibility,
  careers,
  contact,
  forgotPassword,
  privacy,
  schoolReadiness,
  service,
  serviceList,
  services,
  specialNeeds,
};
