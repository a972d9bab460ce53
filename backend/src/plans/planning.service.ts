import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { SERIES_FIELDS } from '#contract/plan-rules';
import type { PreviewedSession } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { conflict, fieldError } from '../common/errors/index.js';
import type { Tx } from '../database/index.js';
import { type Family, FAMILY_MODEL } from '../families/index.js';
import { refuseWithdrawn } from '../subjects/index.js';
import { HolidaysService } from './holidays.service.js';
import type { Parties, PlannedBooking, Staff } from './planning.js';
import { idOf } from './planning.js';
import { type Hours, type PlacedSession, previewed, type ExistingSession } from './planning-rules.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';
import { type StoredTimeOff, TIME_OFF_MODEL } from './time-off.schema.js';

const UNSUSPECTED = { suspectedSpam: null } as const;

/**
 * Reads and claims what a plan is about before sessions are planned. A plan first changes the booking, the family and
 * the profile. If two plans at the same moment share one of these, the store lets one go on and repeats the other,
 * which then sees the sessions of the first. So nobody is planned for two places, whichever process plans.
 */
@Injectable()
export class Planning {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(TIME_OFF_MODEL) private readonly timeOff: Model<StoredTimeOff>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly staff: TeacherProfiles,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly holidays: HolidaysService,
  ) {}

  /** Reads whom a plan is about. */
  async found(tx: Tx, booking: string, profile: string): Promise<Parties> {
    const found = await tx.findOne<Booking>(this.bookings.collection, {
      _id: new Types.ObjectId(booking),
      ...UNSUSPECTED,
    });
    const ready = requireReady(found);
    const staff = await this.foundStaff(tx, profile);
    const family = await tx.findOne<Family>(this.families.collection, { _id: new Types.ObjectId(ready.family) });
    return { booking: ready, staff, family: requireFamily(family) };
  }

  /**
   * Reads whom a plan is about, and claims them for it.
   * @param last the last day of the plan; the booking's period of retention begins after its last session
   */
  async claimed(tx: Tx, booking: string, profile: string, last: string): Promise<Parties> {
    const where = { _id: new Types.ObjectId(booking), ...UNSUSPECTED };
    const ready = requireReady(await tx.claim<Booking>(this.bookings.collection, where));
    const lastSession = new Date(last);
    if (!(ready.lastSession && ready.lastSession >= lastSession)) {
      await tx.update(this.bookings.collection, where, { $set: { lastSession } });
    }
    const staff = await this.claimedStaff(tx, profile);
    const ofFamily = { _id: new Types.ObjectId(ready.family) };
    const family = requireFamily(await tx.claim<Family>(this.families.collection, ofFamily));
    return { booking: ready, staff, family };
  }

  /** Claims a booking for a change of one of its sessions. */
  async claim(tx: Tx, booking: string): Promise<void> {
    await tx.claim(this.bookings.collection, { _id: new Types.ObjectId(booking) });
  }

  /** @throws ValidationError (400) for somebody unknown or who has left */
  async foundStaff(tx: Tx, profile: string, field = 'profile'): Promise<Staff> {
    return requireStaff(await this.staff.findIn(tx, profile), field);
  }

  /** Reads a member of staff, and claims them for a plan. */
  async claimedStaff(tx: Tx, profile: string, field = 'profile'): Promise<Staff> {
    return requireStaff(await this.staff.claim(tx, profile), field);
  }

  /** Stores which session of a booking is its last one now, after some were moved or cancelled. */
  async settle(tx: Tx, booking: string): Promise<void> {
    const found = await tx.find<StoredSession>(this.sessions.collection, { booking }, { day: 1, status: 1 });
    const days = found.flatMap(({ day, status }) => (status === 'cancelled' ? [] : [day]));
    const last = days.sort().at(-1);
    const where = { _id: new Types.ObjectId(booking) };
    const $inc = { claims: 1 };
    if (last === undefined) await tx.update(this.bookings.collection, where, { $inc, $unset: { lastSession: 1 } });
    else await tx.update(this.bookings.collection, where, { $inc, $set: { lastSession: new Date(last) } });
  }

  /**
   * Tells of each session of a plan what speaks against it.
   * @param wanted all of one member of staff
   * @param moved sessions that make room for the plan
   * @param all the whole plan, where it has sessions of others too
   */
  async preview(
    tx: Tx,
    wanted: readonly PlacedSession[],
    staff: Staff,
    moved: ReadonlySet<string> = new Set(),
    all: readonly PlacedSession[] = wanted,
  ): Promise<PreviewedSession[]> {
    const days = [...new Set(wanted.map(({ day }) => day))].sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const children = [...new Set(wanted.map(({ child }) => child))];
    const existing = [
      ...(await this.existingSessions(tx, { profile: idOf(staff) }, days)),
      ...(await this.existingSessions(tx, { child: { $in: children } }, days)),
    ].filter(({ id }) => !moved.has(id));
    const hours = await this.hoursOf(tx, staff, first, last);
    const holidays = await this.holidays.holidaysBetween(first, last);
    return previewed(wanted, { existing, others: all }, hours, holidays);
  }

  /** Sessions that take somebody's time on these days. */
  async existingSessions(
    tx: Tx,
    whose: Readonly<Record<string, unknown>>,
    days: readonly string[],
  ): Promise<ExistingSession[]> {
    const where = { ...whose, day: { $in: days } };
    const found = await tx.find<StoredSession>(this.sessions.collection, where, PLACED);
    return found.filter(({ status }) => status !== 'cancelled').map(toExistingSession);
  }

  async hoursOf(tx: Tx, { _id, availability, travelMinutes }: Staff, from: string, to: string): Promise<Hours> {
    const where = { profile: String(_id), to: { $gte: from }, from: { $lte: to } };
    const timeOff = await tx.find<StoredTimeOff>(this.timeOff.collection, where);
    return { availability, travelMinutes, timeOff };
  }
}

const PLACED = { day: 1, at: 1, minutes: 1, place: 1, profile: 1, family: 1, child: 1, status: 1 } as const;

export function toExistingSession({
  _id,
  day,
  at,
  minutes,
  place,
  profile,
  family,
  child,
}: StoredSession): ExistingSession {
  return { id: String(_id), day, at, minutes, place, profile, family, child };
}

/** Requires an approved booking of a child of a family, because no session is planned for another. */
function requireReady(booking: Booking | null): PlannedBooking {
  if (booking === null) throw fieldError('booking', SERIES_FIELDS.booking, 'notId');
  if (booking.status !== 'Approved') throw conflict(REFUSALS.bookingNotApproved);
  refuseWithdrawn(booking.consentWithdrawnAt);
  const { family, child } = booking;
  if (!family || !child) throw conflict(REFUSALS.bookingNoFamily);
  return booking as PlannedBooking;
}

function requireStaff(staff: Staff | null, field: string): Staff {
  if (staff?.status !== 'active') throw fieldError(field, SERIES_FIELDS.profile, 'notId');
  return staff;
}

function requireFamily(family: Family | null): Family {
  if (family === null) throw conflict(REFUSALS.bookingNoFamily);
  return family;
}
