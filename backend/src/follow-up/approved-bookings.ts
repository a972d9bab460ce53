import { HttpException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { hasBegun, isLate } from '#contract/late-cancellation';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { conflict } from '../common/errors/index.js';
import { readOr404 } from '../common/find-or-404.js';
import type { Step } from '../database/index.js';
import { FamilyView, ProgressReports } from '../goals/index.js';
import { SESSION_MODEL, SessionsCancelService, type StoredSession } from '../plans/index.js';
import type { ApprovedRequest, FamilyActor, SaidOfSession } from './followed.js';
import { RequestChanges } from './request-changes.js';

/** Shows a family its approved booking, and takes what it says about its sessions. */
@Injectable()
export class ApprovedBookings {
  /** The clock, which tests set. */
  now = (): Date => new Date();

  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    private readonly view: FamilyView,
    private readonly reports: ProgressReports,
    private readonly cancellations: SessionsCancelService,
    private readonly changes: RequestChanges,
    private readonly audited: AuditedChanges,
  ) {}

  of(booking: HydratedDocument<Booking>): ApprovedRequest {
    return {
      progress: () => this.view.of(booking),
      report: (asked, by) => this.reports.of(booking, asked, by),
      cancelSession: (id, said, by) => this.cancelSession(booking, id, said, by),
      allowSentences: (allowed, by, ifMatch) => {
        const answer = { noSentences: !allowed };
        const others = this.answered(booking, answer, by);
        return this.changes.update(booking, answer, by, answerOf(booking), ifMatch, [], [others]);
      },
    };
  }

  /**
   * "We cannot come": a family cancels a session. Until 20:00 of the evening before, we owe another one in its place.
   * @throws PublicHttpException (409) if the session has begun, or was moved since the family read when it is;
   * NotFoundException if it is none of the booking's
   */
  private async cancelSession(
    { _id }: Booking,
    id: string,
    { reason, ...shown }: SaidOfSession,
    by: FamilyActor,
  ): Promise<void> {
    const own = { booking: String(_id) };
    const { status, day, at } = await readOr404(this.sessions, id, own);
    if (status === 'cancelled') return;
    if ((shown.day ?? day) !== day || (shown.at ?? at) !== at) throw conflict(REFUSALS.sessionMoved);
    const now = this.now();
    if (status === 'planned' && hasBegun({ day, at }, now.getTime())) throw conflict(REFUSALS.sessionBegun);
    const cancellation = { by: 'family', reason, owed: !isLate(day, now.getTime()), at: now } as const;
    try {
      await this.cancellations.cancel(id, cancellation, by, { where: { ...own, day, at } });
    } catch (error) {
      // It was sent twice at the same moment.
      if (!(error instanceof HttpException) || error.message !== REFUSALS.sessionCancelled) throw error;
    }
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
