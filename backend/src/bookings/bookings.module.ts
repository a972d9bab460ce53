import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { CategoriesModule } from '../categories/index.js';
import { BOOKING_MODEL, bookingSchema, KIND_SCHEMAS } from './booking.schema.js';
import { bookingsController, InboxController } from './bookings.controller.js';
import { BookingsService } from './bookings.service.js';
import { CONSENT_PROOF_MODEL, consentProofSchema } from './consent-proof.js';

const discriminators = BOOKING_KINDS.map((kind) => ({ name: kind, schema: KIND_SCHEMAS[kind] }));

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BOOKING_MODEL, schema: bookingSchema, discriminators },
      { name: CONSENT_PROOF_MODEL, schema: consentProofSchema },
    ]),
    CategoriesModule,
  ],
  controllers: [...BOOKING_KINDS.map(bookingsController), InboxController],
  providers: [BookingsService],
  exports: [BookingsService, MongooseModule],
})
export class BookingsModule {}
