import { HttpException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { BOOKING_FIELDS, type BookingKind } from '#contract/bookings';
import { hasBegun, isLate } from '#contract/late-cancellation';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges } from '../audit/index.js';
import type { IfMatchValue } from '../common/if-match.js';
import { type Booking, BOOKING_MODEL, bookingMessage, closeOpenFields } from '../bookings/index.js';
import { changedFields } from '../common/dto/index.js';
import { conflict, ValidationError } from '../common/errors/index.js';
import { readOr404 } from '../common/find-or-404.js';
import type { Step } from '../database/index.js';
import { FamilyView, ProgressReports } from '../goals/index.js';
import { SESSION_MODEL, SessionsCancelService, type StoredSession } from '../plans/index.js';
import { Dependents } from '../subjects/index.js';
import { historyEntry, NOTHING_TO_TELL } from '../submissions/index.js';
import type {
  ApprovedRequest,
  FamilyActor,
  FamilyChanges,
  Followed,
  RequestSource,
  SaidOfSession,
} from './followed.js';
import type { Filter } from '../common/list/index.js';
import { RequestChanges } from './request-changes.js';
import { definedFields, findRequest } from './sources.js';

type Stored = HydratedDocument<Booking & { startingDate?: Date }>;

@Injectable()
export class BookingsSource implements RequestSource {
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
    private readonly dependents: Dependents,
  ) {}

  async find(where: Filter): Promise<Followed | undefined> {
    const booking = await findRequest(this.bookings, where);
    return booking === null ? undefined : this.followed(booking);
  }

  private followed(booking: Stored): Followed {
    return {
      entity: 'booking',
      kind: booking.kind,
      record: booking,
      status: booking.status,
      isDecided: booking.status !== 'Pending',
      phone: booking.parentPhone,
      email: booking.parentEmail,
      startingDate: booking.startingDate,
      startingDateOpen: booking.startingDateOpen === true ? true : undefined,
      cancelledBy: booking.cancelledBy ?? undefined,
      ...(booking.status === 'Approved' && { approved: this.approved(booking) }),
      change: (changes, by, ifMatch) => this.change(booking, changes, by, ifMatch),
      cancel: (reason, by, ifMatch) => this.cancel(booking, reason, by, ifMatch),
    };
  }

  private async change(
    booking: Stored,
    { note, key, ...sent }: FamilyChanges,
    by: FamilyActor,
    ifMatch: IfMatchValue,
  ): Promise<Followed> {
    const fields = definedFields(sent);
    const changed = changedFields(booking, fields);
    if (changed.length > 0 || note !== undefined) refuseCancelled(booking);
    if (changed.includes('startingDate')) refuseDate(booking);
    const more = closeOpenFields(booking, fields);
    await this.changes.change(booking, { fields, note, key, more }, by, aboutOf(booking), ifMatch, (after) =>
      bookingMessage('booking-changed', after),
    );
    return this.followed(booking);
  }

  /** The spec has three statuses, so a cancelled booking is a rejected one that names who cancelled it. */
  private async cancel(
    booking: Stored,
    reason: string | undefined,
    by: FamilyActor,
    ifMatch: IfMatchValue,
  ): Promise<Followed> {
    if (booking.cancelledBy === 'family') return this.followed(booking);
    const cancelled = {
      status: 'Rejected',
      cancelledBy: 'family',
      ...NOTHING_TO_TELL,
      ...historyEntry('cancelled', reason),
    };
    const about = { ...aboutOf(booking), fields: ['status', 'cancelledBy'] };
    const messages = [bookingMessage('booking-cancelled', booking)];
    const closed = { id: String(booking._id), kind: booking.kind, cancelledBy: 'family', isFamilyTold: true } as const;
    const closing: Step = (tx) => this.dependents.bookingClosed(tx, closed, by);
    await this.changes.update(booking, cancelled, by, about, ifMatch, messages, [closing]);
    return this.followed(booking);
  }

  /** What an approved booking shows a family, and takes of it. */
  private approved(booking: Stored): ApprovedRequest {
    return {
      progress: () => this.view.of(booking),
      report: (asked, by) => this.reports.of(booking, asked, by),
      cancelSession: (id, said, by) => this.cancelSession(booking, id, said, by),
      allowSentences: (allowed, by, ifMatch) => {
        const answer = { noSentences: !allowed };
        const about = { ...aboutOf(booking), fields: ['noSentences'] };
        return this.changes.update(booking, answer, by, about, ifMatch, [], [this.answered(booking, answer, by)]);
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
        const about = { ...aboutOf(other), action: 'updated', fields: ['noSentences'] } as const;
        await this.audited.updateWhere(collection, { _id: other._id }, { $set: { noSentences } }, by, about, tx);
      }
    };
  }
}

function aboutOf({ kind }: { readonly kind: BookingKind }) {
  return { entity: 'booking', kind } as const;
}

/** Refuses changes of a cancelled booking, because nobody would read them. A page open in another tab shows the refusal. */
function refuseCancelled({ cancelledBy }: Stored): void {
  if (cancelledBy === 'family') throw conflict(REFUSALS.bookingCancelled);
}

function refuseDate({ kind, status }: Stored): void {
  if (!('startingDate' in BOOKING_FIELDS[kind])) throw new ValidationError({ startingDate: REFUSALS.noStartingDate });
  if (status !== 'Pending') throw conflict(REFUSALS.dateDecided);
}
