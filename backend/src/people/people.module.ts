import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { CategoriesModule } from '../categories/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoursesModule } from '../courses/index.js';
import { FamiliesModule } from '../families/index.js';
import { FilesModule } from '../files/index.js';
import { NotesModule } from '../notes/index.js';
import { UsersModule } from '../users/index.js';
import { DATA_REQUEST_MODEL, dataRequestSchema } from './data-request.schema.js';
import { DataRequestsController } from './data-requests.controller.js';
import { DataRequestsService } from './data-requests.service.js';
import { ERASURE_MODEL, erasureSchema } from './erasure.schema.js';
import { Erasures } from './erasures.service.js';
import { FamilyRightsController } from './family-rights.controller.js';
import { PeopleDirectory } from './people-directory.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { PersonRecords } from './person-records.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ERASURE_MODEL, schema: erasureSchema },
      { name: DATA_REQUEST_MODEL, schema: dataRequestSchema },
    ]),
    BookingsModule,
    CategoriesModule,
    ContactsModule,
    CoursesModule,
    FamiliesModule,
    FilesModule,
    IdempotencyModule,
    NotesModule,
    UsersModule,
  ],
  controllers: [PeopleController, FamilyRightsController, DataRequestsController],
  providers: [PeopleService, DataRequestsService, PeopleDirectory, PersonRecords, Erasures],
  exports: [Erasures, DataRequestsService],
})
export class PeopleModule {}
