import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { AuditService, OPERATOR } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TEACHER_PROFILE_MODEL, type TeacherProfile } from '../categories/index.js';
import {
  expanded,
  HolidaysService,
  SERIES_MODEL,
  SESSION_MODEL,
  type StoredSeries,
  type StoredSession,
  withoutSkipped,
} from '../plans/index.js';

/** So many bookings have a term of sessions. */
const BOOKINGS = 8;
const PAST_WEEKS = 6;
const WEEKS_TO_COME = 8;
const WEEK = 7;
const SCHOOL_DAYS = 5;
const FIRST_HOUR = 8;
const HOURS = { from: '08:00', to: '17:00' } as const;

/** A term of sessions for some families: most were held, some are owed, some nobody has recorded. */
@Injectable()
export class DemoSessions {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(SERIES_MODEL) private readonly series: Model<StoredSeries>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly staff: Model<TeacherProfile>,
    private readonly holidays: HolidaysService,
    private readonly audit: AuditService,
  ) {}

  /** Fills only what is empty. Bookings without a family have no sessions. */
  async fill(): Promise<void> {
    if ((await this.sessions.exists({})) !== null) return;
    const approved = await this.bookings.find({ status: 'Approved' }).sort({ createdAt: 1, _id: 1 }).lean<Booking[]>();
    const staff = await this.staff.find({ status: 'active' }).sort({ tName: 1, _id: 1 }).lean<TeacherProfile[]>();
    const ready = approved.filter(({ family, child }) => family !== undefined && child !== undefined);
    for (const [i, booking] of ready.slice(0, BOOKINGS).entries()) {
      const own = staff.find(({ _id }) => String(_id) === booking.assignedStaff) ?? staff[i % staff.length];
      if (own) await this.addTerm(booking, own, i);
    }
  }

  /** Each booking has an hour of the week of its own, so nobody is in two places. */
  private async addTerm(booking: Booking, staff: TeacherProfile, i: number): Promise<void> {
    const [from, until] = [dayOf(daysFromNow(-PAST_WEEKS * WEEK)), dayOf(daysFromNow(WEEKS_TO_COME * WEEK))];
    const hour = FIRST_HOUR + 2 * Math.floor(i / SCHOOL_DAYS) + (i % 2);
    const entry = { weekday: (i % SCHOOL_DAYS) + 1, at: `${String(hour).padStart(2, '0')}:00`, minutes: 60 };
    const series = seriesOf(booking, staff, { pattern: [entry], from, until });
    const holidays = await this.holidays.holidaysBetween(from, until);
    const { kept } = withoutSkipped(expanded([entry], from, until), ['public'], holidays, new Set());
    const sessions = kept.map((slot, n) => sessionOf(slot, booking, series, (n + i) % 10));
    await this.staff.updateOne({ _id: staff._id }, { availability: hoursOfWeek() }, { timestamps: false });
    await this.series.insertMany([series], { timestamps: false });
    await this.sessions.insertMany(sessions, { timestamps: false });
    const about = { entity: 'series', recordId: String(series._id), kind: booking.kind } as const;
    await this.audit.insert([this.audit.eventOf(OPERATOR, { action: 'created', ...about, count: sessions.length })]);
  }
}

function hoursOfWeek() {
  return Array.from({ length: SCHOOL_DAYS }, (_, i) => ({ weekday: i + 1, ...HOURS }));
}

function seriesOf(
  booking: Booking,
  staff: TeacherProfile,
  when: Pick<StoredSeries, 'pattern' | 'from' | 'until'>,
): StoredSeries {
  const createdAt = daysFromNow(-PAST_WEEKS * WEEK - 1);
  const whose = { booking: String(booking._id), profile: String(staff._id) };
  const how = { place: placeOf(booking), status: 'active' } as const;
  return { _id: new Types.ObjectId(), ...whose, ...when, ...how, skip: ['public'], createdAt, updatedAt: createdAt };
}

function placeOf({ kind }: Booking): StoredSeries['place'] {
  if (kind === 'shadow-teacher') return 'school';
  return kind === 'special-need-teacher' || kind === 'readiness-teacher' ? 'home' : 'centre';
}

/** @param turn makes some of the past sessions different: the family did not come, we cancelled, nobody wrote it down */
function sessionOf(
  slot: Pick<StoredSession, 'day' | 'at' | 'minutes'>,
  { kind, family = '', child = '' }: Booking,
  { _id: series, booking, profile, place, createdAt }: StoredSeries,
  turn: number,
): StoredSession {
  const isPast = slot.day < dayOf(new Date());
  const session = { _id: new Types.ObjectId(), ...slot, kind, family, child, booking, profile, place };
  return {
    ...session,
    series: String(series),
    status: isPast && turn !== 3 ? 'held' : 'planned',
    ...(isPast && turn === 5 && { status: 'absent' }),
    ...(isPast && turn === 7 && { status: 'cancelled', cancelledBy: 'provider', owed: true }),
    sequence: isPast && turn === 7 ? 1 : 0,
    createdAt,
    updatedAt: createdAt,
  };
}
