import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HydratedDocument, Model } from 'mongoose';
import { BOOKING_FIELDS, type BookingKind } from '#contract/bookings';
import { REFUSALS } from '#contract/refusals';
import type { IfMatchValue } from '../common/if-match.js';
import { type Booking, BOOKING_MODEL, bookingMessage, closeOpenFields } from '../bookings/index.js';
import { changedFields } from '../common/dto/index.js';
import { conflict, ValidationError } from '../common/errors/index.js';
import type { Step } from '../database/index.js';
import { Dependents } from '../subjects/index.js';
import { historyEntry, NOTHING_TO_TELL } from '../submissions/index.js';
import { ApprovedBookings } from './approved-bookings.js';
import type { FamilyActor, FamilyChanges, Followed, RequestSource } from './followed.js';
import type { Filter } from '../common/list/index.js';
import { RequestChanges } from './request-changes.js';
import { definedFields, findRequest } from './sources.js';

type Stored = HydratedDocument<Booking & { startingDate?: Date }>;

@Injectable()
export class BookingsSource implements RequestSource {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly changes: RequestChanges,
    private readonly approved: ApprovedBookings,
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
      ...(booking.status === 'Approved' && { approved: this.approved.of(booking) }),
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
