import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoursesModule } from '../courses/index.js';
import { GoalsModule } from '../goals/index.js';
import { PlansModule } from '../plans/index.js';
import { BookingsSource } from './bookings.source.js';
import { ContactsSource } from './contacts.source.js';
import { CourseRequestsSource } from './course-requests.source.js';
import { FollowUpController } from './follow-up.controller.js';
import { FollowUpService } from './follow-up.service.js';
import { RequestChanges } from './request-changes.js';

@Module({
  imports: [BookingsModule, CoursesModule, ContactsModule, GoalsModule, PlansModule],
  controllers: [FollowUpController],
  providers: [FollowUpService, RequestChanges, BookingsSource, CourseRequestsSource, ContactsSource],
})
export class FollowUpModule {}
