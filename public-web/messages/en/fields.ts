import { BOOKING_FIELDS, PARENT_FIELDS } from '#contract/bookings';
import { CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { CV, LOGIN_FIELDS, REGISTRATION_FIELDS } from '#contract/users';
import { englishFields } from '../fields.js';

const BOOKING = {
  ...PARENT_FIELDS,
  ...BOOKING_FIELDS['readiness-teacher'],
  ...BOOKING_FIELDS['therapy-session-teacher'],
  ...BOOKING_FIELDS['shadow-teacher'],
};

export const bookingFields = englishFields(BOOKING, {
  parentPhone: 'The number we call, for example 077 123 4567',
  schoolGrade: 'A number from 1 to 12',
  location: 'The town, and the street if you know it',
  schoolTimeDuration: 'For example 7.30 in the morning to 1.30',
  requirementsNeeds: 'For example: help with writing, all school days',
  childNeeds: 'What is hard for your child, and what helps',
  diagnosedCondition: 'Only if a doctor has told you one',
  startingDate: 'For example 15 1 2027',
});

export const userFields = englishFields(
  { ...REGISTRATION_FIELDS, cv: CV },
  {
    phone_number: 'For example 077 123 4567',
    password: 'At least 8 characters, in any language',
    cv: 'A PDF file of 5 MB or less',
  },
);

export const loginFields = englishFields(LOGIN_FIELDS);

export const contactFields = englishFields(CONTACT_FIELDS, { message: 'In Sinhala, Tamil or English' });

export const courseRequestFields = englishFields(COURSE_REQUEST_FIELDS, {
  phone: 'For example 077 123 4567',
  email: 'We send the link of the course to this address',
});
