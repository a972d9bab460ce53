import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import type { Step } from '../database/index.js';
import { FamilyView, ProgressReports } from '../goals/index.js';
import type { ApprovedRequest } from './followed.js';
import { RequestChanges } from './request-changes.js';
import { SessionCancellations } from './session-cancellations.js';

/** Shows a family its approved booking, and takes what it says about its sessions. */
@Injectable()
export class ApprovedBookings {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly view: FamilyView,
    private readonly reports: ProgressReports,
    private readonly cancellations: SessionCancellations,
    private readonly changes: RequestChanges,
  ) {}

  of(booking: HydratedDocument<Booking>): ApprovedRequest {
    const about = { entity: 'booking', kind: booking.kind, fields: ['noSentences'] } as const;
    return {
      progress: () => this.view.of(booking),
      report: (asked, by) => this.reports.of(booking, asked, by),
      cancelSession: (id, said, by) => this.cancellations.cancel(booking._id, id, said, by),
      allowSentences: (allowed, by, ifMatch) =>
        this.changes.update(
          booking,
          { noSentences: !allowed },
          by,
          about,
          ifMatch,
          [],
          [this.answered(booking, allowed)],
        ),
    };
  }

  /** Stores what a family says about sentences in all its bookings. */
  private answered({ _id, family }: Booking, allowed: boolean): Step {
    return async (tx) => {
      if (family === undefined) return;
      await tx.updateMany(this.bookings.collection, { family, _id: { $ne: _id } }, { $set: { noSentences: !allowed } });
    };
  }
}
