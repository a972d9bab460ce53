import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { CategoriesModule } from '../categories/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoursesModule } from '../courses/index.js';
import { UsersModule } from '../users/index.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [BookingsModule, CoursesModule, ContactsModule, UsersModule, CategoriesModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
