import { Injectable } from '@nestjs/common';
import type { HydratedDocument } from 'mongoose';
import type { Booking } from '../bookings/index.js';
import { FamilyView, ProgressReports } from '../goals/index.js';
import type { Approved } from './followed.js';
import { RequestChanges } from './request-changes.js';
import { SessionCancellations } from './session-cancellations.js';

/** What a family sees of its approved booking, and can say of its sessions. */
@Injectable()
export class ApprovedBookings {
  constructor(
    private readonly view: FamilyView,
    private readonly reports: ProgressReports,
    private readonly cancellations: SessionCancellations,
    private readonly changes: RequestChanges,
  ) {}

  of(booking: HydratedDocument<Booking>): Approved {
    const about = { entity: 'booking', kind: booking.kind, fields: ['noSentences'] } as const;
    return {
      progress: () => this.view.of(booking),
      report: (asked, by) => this.reports.of(booking, asked, by),
      cancelSession: (id, reason, by) => this.cancellations.cancel(booking._id, id, reason, by),
      allowSentences: (allowed, by, ifMatch) =>
        this.changes.update(booking, { noSentences: allowed ? undefined : true }, by, about, ifMatch),
    };
  }
}
