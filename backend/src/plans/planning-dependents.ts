import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { hasBegun } from '#contract/late-cancellation';
import { REFUSALS } from '#contract/refusals';
import { dayOf } from '#contract/sri-lanka';
import type { Actor } from '../audit/index.js';
import { conflict } from '../common/errors/index.js';
import type { Tx } from '../database/index.js';
import { MessageWithdrawals } from '../messages/index.js';
import { type BookingPlace, type ClosedBooking, Dependents } from '../subjects/index.js';
import { doOverlap, OCCUPYING_STATUSES } from './planning-rules.js';
import { SERIES_MODEL, type StoredSeries } from './series.schema.js';
import { notOwed } from './planning-sessions.js';
import { SESSION_NOTE_MODEL, type StoredSessionNote } from './session-note.schema.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';
import { SessionChanges } from './session-changes.js';
import { SessionsCancelService } from './sessions-cancel.service.js';

/** Ends or removes sessions, their notes and series with their booking, and keeps a teacher profile that they name. */
@Injectable()
export class PlanningDependents implements OnModuleInit {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(SESSION_NOTE_MODEL) private readonly notes: Model<StoredSessionNote>,
    @InjectModel(SERIES_MODEL) private readonly series: Model<StoredSeries>,
    private readonly dependents: Dependents,
    private readonly cancellations: SessionsCancelService,
    private readonly shared: SessionChanges,
    private readonly withdrawals: MessageWithdrawals,
  ) {}

  onModuleInit(): void {
    this.dependents.add({
      bookingDeleted: (tx, id) => this.bookingDeleted(tx, id),
      bookingClosed: (tx, booking, by) => this.bookingClosed(tx, booking, by),
      bookingsGone: (tx, ids) => this.remove(tx, ids),
      namesStaff: (tx, profile) => this.names(tx, { profile }),
      namesBooking: (tx, booking) => this.namesBooking(tx, booking),
      bookingMoved: (tx, booking, to) => this.bookingMoved(tx, booking, to),
      childrenMeet: (tx, one, other) => this.childrenMeet(tx, one, other),
      ofBookings: (ids) => this.ofBookings(ids),
    });
  }

  /** Sessions that took place, or will, keep their booking; cancelled ones go with it. */
  private async bookingDeleted(tx: Tx, booking: string): Promise<void> {
    const found = await tx.find<StoredSession>(this.sessions.collection, { booking }, { status: 1 });
    if (found.some(({ status }) => status !== 'cancelled')) {
      throw conflict(REFUSALS.bookingHasSessions);
    }
  }

  /** The sessions to come are cancelled, and nothing is owed any more. The family hears of it once, in whichever message. */
  private async bookingClosed(tx: Tx, { id: booking, cancelledBy, isFamilyTold }: ClosedBooking, by: Actor) {
    const planned = await this.toCome(tx, [booking]);
    await this.withdrawals.ofSessions(booking)(tx);
    await tx.updateMany(this.series.collection, { booking, status: 'active' }, ENDED());
    if (planned.length > 0) await this.cancellations.cancelAll(tx, planned, { by: cancelledBy }, by, !isFamilyTold);
    // The booking is over, so no make-up can be planned: its sessions are owed no longer, also those whose make-up was cancelled.
    await tx.updateMany(this.sessions.collection, { booking, owed: true }, notOwed());
  }

  private async toCome(tx: Tx, bookings: readonly string[]): Promise<StoredSession[]> {
    const where = { booking: { $in: [...bookings] }, day: { $gte: dayOf(new Date()) } };
    const found = await tx.find<StoredSession>(this.sessions.collection, where);
    // One that began earlier today may have been held: its outcome is still to be recorded.
    return found.filter((session) => session.status === 'planned' && !hasBegun(session));
  }

  private async remove(tx: Tx, bookings: readonly string[]): Promise<void> {
    const ofThese = { booking: { $in: [...bookings] } };
    // Only an erasure removes bookings whose sessions are still to come.
    await this.shared.tellErased(tx, await this.toCome(tx, bookings));
    await tx.deleteMany(this.sessions.collection, ofThese);
    await tx.deleteMany(this.notes.collection, ofThese);
    await tx.deleteMany(this.series.collection, ofThese);
  }

  private async names(tx: Tx, where: Readonly<Record<string, string>>): Promise<boolean> {
    if ((await tx.findOne(this.sessions.collection, where, { _id: 1 })) !== null) return true;
    return (await tx.findOne(this.series.collection, where, { _id: 1 })) !== null;
  }

  private async namesBooking(tx: Tx, booking: string): Promise<boolean> {
    if (await this.names(tx, { booking })) return true;
    return (await tx.findOne(this.notes.collection, { booking }, { _id: 1 })) !== null;
  }

  private async bookingMoved(tx: Tx, booking: string, place: BookingPlace): Promise<void> {
    await tx.updateMany(this.sessions.collection, { booking }, { $set: place });
    await tx.updateMany(this.notes.collection, { booking }, { $set: { family: place.family } });
  }

  private async childrenMeet(tx: Tx, one: string, other: string): Promise<boolean> {
    const of = (child: string) =>
      tx.find<StoredSession>(this.sessions.collection, { child, status: { $in: [...OCCUPYING_STATUSES] } });
    const [some, others] = [await of(one), await of(other)];
    return some.some((session) => others.some((another) => doOverlap(session, another)));
  }

  /** What was allowed of a session, and why, may be about a colleague: it is for the office alone. */
  private async ofBookings(ids: readonly string[]) {
    const booking = trusted({ $in: [...ids] });
    const [sessions, sessionnotes, series] = await Promise.all([
      this.sessions.find({ booking }).select('-allowed').sort({ day: 1, at: 1, _id: 1 }).lean<StoredSession[]>(),
      this.notes.find({ booking }).sort({ createdAt: 1, _id: 1 }).lean<StoredSessionNote[]>(),
      this.series.find({ booking }).sort({ createdAt: 1, _id: 1 }).lean<StoredSeries[]>(),
    ]);
    return { sessions, sessionnotes, series };
  }
}

const ENDED = () => ({ $set: { status: 'ended', updatedAt: new Date() } }) as const;
