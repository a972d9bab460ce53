import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AdministratorsModule } from './administrators/index.js';
import { AuditModule } from './audit/index.js';
import { AuthModule } from './auth/index.js';
import { BookingsModule } from './bookings/index.js';
import { CategoriesModule } from './categories/index.js';
import { LimitsModule } from './limits/index.js';
import type { Settings } from './config/index.js';
import { ContactsModule } from './contacts/index.js';
import { CoursesModule } from './courses/index.js';
import { DashboardModule } from './dashboard/index.js';
import { DatabaseModule, openStore } from './database/index.js';
import { FamiliesModule } from './families/index.js';
import { FilesModule } from './files/index.js';
import { FollowUpModule } from './follow-up/index.js';
import { GoalsModule } from './goals/index.js';
import { HealthModule } from './health/index.js';
import { LoggingModule } from './logging.js';
import { NotesModule } from './notes/index.js';
import { MessagesModule } from './messages/index.js';
import { StaffModule } from './plans/index.js';
import { PeopleModule } from './people/index.js';
import { PlansModule } from './plans/index.js';
import { SubmissionsModule } from './submissions/index.js';
import { RetentionModule } from './retention/index.js';
import { HttpModule } from './http/index.js';
import { SearchModule } from './search/index.js';
import { ServicesModule } from './services/index.js';
import { SettingsModule } from './settings.module.js';
import { SetupModule } from './setup/index.js';
import { SubjectsModule } from './subjects.module.js';
import { WebModule } from './web/index.js';
import { UsersModule } from './users/index.js';
import { VacanciesModule } from './vacancies/index.js';

@Module({})
export class AppModule {
  static forRoot(settings: Settings, open = openStore): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.forRoot(settings),
        LoggingModule,
        DatabaseModule.forRoot(open),
        HttpModule,
        ScheduleModule.forRoot(),
        LimitsModule,
        AuditModule,
        SubjectsModule,
        MessagesModule,
        SubmissionsModule,
        // Routes are matched in this order: the most requested come first.
        CoursesModule,
        CategoriesModule,
        VacanciesModule,
        ServicesModule,
        AuthModule,
        UsersModule,
        AdministratorsModule,
        BookingsModule,
        ContactsModule,
        FollowUpModule,
        FamiliesModule,
        // This module stands before the one of sessions: `/sessions/hours` must not be read as the id of a session.
        StaffModule,
        PlansModule,
        GoalsModule,
        NotesModule,
        SearchModule,
        PeopleModule,
        DashboardModule,
        FilesModule,
        HealthModule,
        SetupModule,
        RetentionModule,
        WebModule,
      ],
    };
  }
}
