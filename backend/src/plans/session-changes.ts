import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { CancelledBy } from '#contract/plan-rules';
import { dayOf, daysLater } from '#contract/sri-lanka';
import { type Actor, AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { groupBy } from '../common/group-by.js';
import { nextVersion } from '../common/if-match.js';
import type { Tx } from '../database/index.js';
import { WITHDRAWN } from '../subjects/index.js';
import { idOf, type PlannedBooking, type Staff } from './planning.js';
import { PlanMessages } from './plan-messages.js';
import { bySlot } from './planning-rules.js';
import { endOf } from './series-continued.js';
import { SERIES_MODEL, type StoredSeries } from './series.schema.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';

const NOBODY: Pick<Staff, 'account' | 'tName'> = { tName: '' };

/** Finds the records that a change of several sessions is about, and tells their people. All such changes share it. */
@Injectable()
export class SessionChanges {
  constructor(
    @InjectModel(SESSION_MODEL) readonly sessions: Model<StoredSession>,
    @InjectModel(SERIES_MODEL) readonly series: Model<StoredSeries>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly staff: TeacherProfiles,
    private readonly messages: PlanMessages,
    private readonly audit: AuditService,
  ) {}

  /** The session, and all that come after it in its series if they are meant too; only planned ones. */
  async affected(tx: Tx, first: StoredSession, scope: 'this' | 'following' | undefined): Promise<StoredSession[]> {
    if (scope !== 'following' || !first.series) return [first];
    const where = { series: first.series, status: 'planned', day: { $gte: first.day } };
    const found = await tx.find<StoredSession>(this.sessions.collection, where);
    return found.filter((session) => bySlot(session, first) >= 0).sort(bySlot);
  }

  /** Records a change of sessions: the first is the one that was named. */
  async record(
    tx: Tx,
    sessions: readonly StoredSession[],
    by: Actor,
    change: { readonly fields: readonly string[]; readonly from?: string; readonly to?: string },
  ): Promise<void> {
    const [first] = sessions;
    if (first === undefined) return;
    const about = { entity: 'session', recordId: idOf(first), kind: first.kind } as const;
    const count = sessions.length > 1 ? { count: sessions.length } : {};
    await this.audit.recording(by, { action: 'updated', ...about, ...count, ...change })(tx);
  }

  /** Ends a series before one of its sessions. Another one that stays earlier that day is its last. */
  async endSeries(tx: Tx, series: StoredSeries, { day, at }: StoredSession, by: Actor): Promise<void> {
    const ofDay = { series: idOf(series), day, status: { $ne: 'cancelled' } };
    const others = await tx.find<StoredSession>(this.sessions.collection, ofDay, { at: 1 });
    const until = endOf(series, others.some((other) => other.at < at) ? daysLater(day, 1) : day);
    await this.changeSeries(tx, series, { status: 'ended', until }, by);
  }

  /** Changes how a series goes on. */
  async changeSeries(tx: Tx, series: StoredSeries, changes: Partial<StoredSeries>, by: Actor): Promise<void> {
    const { _id } = series;
    await tx.update(this.series.collection, { _id }, { $set: { ...changes, updatedAt: nextVersion(series) } });
    const fields = (Object.keys(changes) as (keyof StoredSeries)[]).filter(
      (field) => JSON.stringify(series[field]) !== JSON.stringify(changes[field]),
    );
    const event = { action: 'updated', entity: 'series', recordId: idOf(series), fields } as const;
    await this.audit.recording(by, event)(tx);
  }

  /** Adds the series that goes on in place of one that ended. */
  async addSeries(tx: Tx, series: StoredSeries, count: number, by: Actor): Promise<void> {
    await tx.insert(this.series.collection, series);
    const event = { action: 'created', entity: 'series', recordId: idOf(series), count } as const;
    await this.audit.recording(by, event)(tx);
  }

  /** Tells a family and its staff of those of the cancelled sessions that were still to come. */
  async tellCancelled(
    tx: Tx,
    cancelled: readonly StoredSession[],
    { isFamilyTold, cancelledBy }: { readonly isFamilyTold: boolean; readonly cancelledBy: CancelledBy },
  ): Promise<void> {
    const today = dayOf(new Date());
    const sessions = cancelled.filter(({ day }) => day >= today);
    const [first] = sessions;
    const booking = first && (await this.bookingOf(tx, first.booking));
    if (!booking) return;
    if (isFamilyTold) await this.messages.toFamily('session-cancelled', booking, { sessions })(tx);
    const template = cancelledBy === 'family' ? 'staff-family-cancelled' : 'staff-cancelled';
    for (const profile of new Set(sessions.map((session) => session.profile))) {
      const own = sessions.filter((session) => session.profile === profile);
      await this.messages.toStaff(template, await this.staffOf(tx, profile), booking, { sessions: own })(tx);
    }
  }

  /** Tells staff of sessions whose booking is gone: when they would have been, and nothing about the family. */
  async tellErased(tx: Tx, erased: readonly StoredSession[]): Promise<void> {
    for (const [profile, sessions] of groupBy(erased, (session) => session.profile)) {
      await this.messages.toStaff('staff-erased', await this.staffOf(tx, profile), {}, { sessions })(tx);
    }
  }

  bookingOf(tx: Tx, id: string): Promise<PlannedBooking | null> {
    return tx.findOne<PlannedBooking>(this.bookings.collection, { _id: new Types.ObjectId(id) });
  }

  /** The bookings of these sessions whose family has withdrawn its consent. */
  async withdrawnAmong(tx: Tx, sessions: readonly StoredSession[]): Promise<ReadonlySet<string>> {
    const ids = [...new Set(sessions.map(({ booking }) => booking))].map((id) => new Types.ObjectId(id));
    const where = { _id: { $in: ids }, [WITHDRAWN]: { $ne: null } };
    return new Set((await tx.find<Booking>(this.bookings.collection, where, { _id: 1 })).map(idOf));
  }

  /** Nobody is told if the profile is gone. */
  async staffOf(tx: Tx, profile: string): Promise<Pick<Staff, 'account' | 'tName'>> {
    return (await this.staff.findIn(tx, profile)) ?? NOBODY;
  }
}
