import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { HOLIDAYS, missingYear } from '#contract/holidays';
import type { SessionFigures, StaffMinutes } from '#contract/plans';
import { SCHOOL_BREAKS } from '#contract/school-terms';
import { dayOf, daysLater } from '#contract/sri-lanka';
import { AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { SessionCounts } from './session-counts.js';
import { mostFree, withSessionsOnDaysOff } from './figures.js';
import { toStaffMinutes } from './hours.js';
import { OCCUPYING_STATUSES } from './planning-rules.js';
import { daysIn, refuseWrongSpan, type Span } from './staff-days.js';
import { offBetween, type StoredTimeOff, TIME_OFF_MODEL } from './time-off.schema.js';

const WEEK = 7;
/** So many records are named by their ids. */
const LISTED = 100;
/** A family without a session for so long, before and after today, waits. */
const WAITING_DAYS = 14;
/** Bookings for which sessions can be planned. */
const OPEN = { status: 'Approved', consentWithdrawnAt: null } as const;
const OCCUPYING = { status: { $in: [...OCCUPYING_STATUSES] } };

/** Figures of all sessions, for the head of the service. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly profiles: TeacherProfiles,
    @InjectModel(TIME_OFF_MODEL) private readonly timesOff: Model<StoredTimeOff>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly audit: AuditService,
    private readonly counts: SessionCounts,
  ) {}

  /** The minutes of each member of staff between two days, by what became of them. */
  async hours(span: Span, by: RequestUser): Promise<StaffMinutes[]> {
    refuseWrongSpan(span);
    const groups = await this.counts.sessionGroups({ day: { $gte: span.from, $lte: span.to } });
    const ids = [...new Set(groups.map(({ _id }) => _id.profile))];
    const names = await this.profiles.namesOf(ids);
    this.audit.viewed(by, { entity: 'staff-hours' }, ids);
    return toStaffMinutes(groups, names);
  }

  async figures(): Promise<SessionFigures> {
    const now = new Date();
    const today = dayOf(now);
    const missing = [HOLIDAYS, SCHOOL_BREAKS]
      .map((table) => missingYear(table, now))
      .filter((year) => year !== undefined);
    const [ofToday, unresolved, owed, { bookings, withdrawn }, families, free, onDaysOff] = await Promise.all([
      this.counts.count({ day: today, status: trusted(OCCUPYING.status) }),
      this.counts.count({ status: 'planned', day: trusted({ $lt: today }) }),
      this.counts.owed().then((owing) => this.counts.count(owing)),
      this.toPlan(today),
      this.familiesWaiting(today),
      this.free(today),
      this.onDaysOff(today),
    ]);
    return {
      today: ofToday,
      unresolved,
      owed,
      free,
      onDaysOff,
      withoutSeries: bookings.length,
      bookingsWithoutSeries: bookings.slice(0, LISTED),
      familiesWaiting: families.length,
      waitingFamilies: families.slice(0, LISTED),
      withdrawn: withdrawn.length,
      withdrawnBookings: withdrawn.slice(0, LISTED),
      ...(missing.length > 0 && { missingYear: Math.min(...missing) }),
    };
  }

  /** The approved bookings for which sessions are to be planned, and those with withdrawn consent whose are to be cancelled. */
  private async toPlan(today: string): Promise<{ readonly bookings: string[]; readonly withdrawn: string[] }> {
    const planned = await this.counts.each('booking', { status: 'planned', day: { $gte: today } });
    const [open, withdrawn] = await Promise.all([this.idsOf(OPEN), this.counts.withdrawn(planned)]);
    return { bookings: open.filter((booking) => !planned.has(booking)), withdrawn };
  }

  private async idsOf(where: object): Promise<string[]> {
    const found = await this.bookings.find(where, '_id').lean<Pick<Booking, '_id'>[]>();
    return found.map(({ _id }) => String(_id));
  }

  /** Finds only those with a booking for which sessions can be planned. */
  private async familiesWaiting(today: string): Promise<string[]> {
    const [from, to] = [daysLater(today, -WAITING_DAYS), daysLater(today, WAITING_DAYS)];
    const families = await this.bookings.aggregate<{ readonly _id: string }>([
      { $match: { ...OPEN, family: { $exists: true } } },
      { $group: { _id: '$family', n: { $sum: 1 } } },
    ]);
    const busy = await this.counts.each('family', { ...OCCUPYING, day: { $gte: from, $lte: to } });
    const others = families.map(({ _id }) => _id).filter((family) => !busy.has(family));
    if (others.length === 0) return [];
    const before = { ...OCCUPYING, family: { $in: others }, day: { $lt: from } };
    return [...(await this.counts.each('family', before))];
  }

  /** Whoever is ill enters it themselves, and is told that the office will call: so the office has to read of it. */
  private async onDaysOff(today: string): Promise<SessionFigures['onDaysOff']> {
    const timesOff = await this.timesOff.find({ to: trusted({ $gte: today }) }).lean<StoredTimeOff[]>();
    const off = timesOff.map(({ profile }) => profile);
    const [names, planned] = await Promise.all([
      this.profiles.namesOf(off),
      this.counts.planned({ profile: trusted({ $in: [...new Set(off)] }), day: trusted({ $gte: today }) }),
    ]);
    return withSessionsOnDaysOff(names, planned, timesOff);
  }

  private async free(today: string): Promise<SessionFigures['free']> {
    const days = daysIn({ from: today, to: daysLater(today, WEEK - 1) });
    const last = days.at(-1) ?? today;
    const [staff, planned, timeOff] = await Promise.all([
      this.profiles.active(),
      this.counts.plannedMinutes(today, last),
      this.timesOff.find(offBetween(today, last)).lean<StoredTimeOff[]>(),
    ]);
    const hours = staff.map(({ _id, tName, availability = [] }) => {
      const profile = String(_id);
      const own = timeOff.filter((one) => one.profile === profile);
      return { profile, tName, availability, planned: planned.get(profile) ?? 0, timeOff: own };
    });
    return mostFree(hours, days);
  }
}
