import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { AuditedChanges } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import type { Step } from '../database/index.js';
import { FamilyView, ProgressReports } from '../goals/index.js';
import type { ApprovedRequest, FamilyActor } from './followed.js';
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
    private readonly audited: AuditedChanges,
  ) {}

  of(booking: HydratedDocument<Booking>): ApprovedRequest {
    return {
      progress: () => this.view.of(booking),
      report: (asked, by) => this.reports.of(booking, asked, by),
      cancelSession: (id, said, by) => this.cancellations.cancel(booking._id, id, said, by),
      allowSentences: (allowed, by, ifMatch) => {
        const answer = { noSentences: !allowed };
        const others = this.answered(booking, answer, by);
        return this.changes.update(booking, answer, by, answerOf(booking), ifMatch, [], [others]);
      },
    };
  }

  /** Stores what a family says about sentences in all its bookings. */
  private answered(
    { _id, family }: Booking,
    { noSentences }: { readonly noSentences: boolean },
    by: FamilyActor,
  ): Step {
    const { collection } = this.bookings;
    return async (tx) => {
      if (family === undefined) return;
      const others = { family, _id: { $ne: _id }, noSentences: { $ne: noSentences } };
      for (const other of await tx.find<Pick<Booking, '_id' | 'kind'>>(collection, others, { kind: 1 })) {
        const about = { action: 'updated', ...answerOf(other) } as const;
        await this.audited.updateWhere(collection, { _id: other._id }, { $set: { noSentences } }, by, about, tx);
      }
    };
  }
}

function answerOf({ kind }: Pick<Booking, 'kind'>) {
  return { entity: 'booking', kind, fields: ['noSentences'] } as const;
}
