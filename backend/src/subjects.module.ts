import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { BOOKING_SUBJECT } from './bookings/index.js';
import { CONTACT_SUBJECT } from './contacts/index.js';
import { COURSE_REQUEST_SUBJECT } from './courses/index.js';
import { Dependents, Subjects, type SubjectTable } from './subjects/index.js';
import { APPLICATION_SUBJECT } from './users/index.js';

/** Every subject of the product: one that is missing here does not compile. */
export const SUBJECTS: SubjectTable = {
  booking: BOOKING_SUBJECT,
  'course-request': COURSE_REQUEST_SUBJECT,
  contact: CONTACT_SUBJECT,
  user: APPLICATION_SUBJECT,
};

const subjects = {
  provide: Subjects,
  inject: [getConnectionToken()],
  useFactory: (connection: Connection) => new Subjects(connection, SUBJECTS),
};

@Global()
@Module({ providers: [subjects, Dependents], exports: [Subjects, Dependents] })
export class SubjectsModule {}
