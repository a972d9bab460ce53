import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoursesModule } from '../courses/index.js';
import { FilesModule } from '../files/index.js';
import { NotesModule } from '../notes/index.js';
import { UsersModule } from '../users/index.js';
import { ERASURE_MODEL, erasureSchema } from './erasure.schema.js';
import { Erasures } from './erasures.service.js';
import { PeopleDirectory } from './people-directory.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { PersonRecords } from './person-records.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ERASURE_MODEL, schema: erasureSchema }]),
    BookingsModule,
    ContactsModule,
    CoursesModule,
    FilesModule,
    NotesModule,
    UsersModule,
  ],
  controllers: [PeopleController],
  providers: [PeopleService, PeopleDirectory, PersonRecords, Erasures],
  exports: [Erasures],
})
export class PeopleModule {}
