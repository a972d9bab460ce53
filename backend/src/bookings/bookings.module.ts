import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { BOOKING_MODEL, bookingSchema } from './booking.schema.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsService } from './bookings.service.js';
import { InboxController } from './inbox.controller.js';
import { KINDS } from './kinds.js';

const discriminators = BOOKING_KINDS.map((kind) => ({ name: kind, schema: KINDS[kind].schema }));

@Module({
  imports: [MongooseModule.forFeature([{ name: BOOKING_MODEL, schema: bookingSchema, discriminators }])],
  controllers: [BookingsController, InboxController],
  providers: [BookingsService],
  exports: [BookingsService],
})
export class BookingsModule {}
