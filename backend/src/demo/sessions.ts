import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { KIND_PAGES } from '#contract/pages';
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
  type StoredTimeOff,
  TIME_OFF_MODEL,
  withoutSkipped,
} from '../plans/index.js';

/** So many bookings have a term of sessions. */
const BOOKINGS = 8;
const PAST_WEEKS = 6;
const WEEKS_TO_COME = 8;
const WEEK = 7;
const SCHOOL_DAYS = 5;
const FIRST_HOUR = 8;
const AFTERNOON = 5;
const HOURS = Array.from({ length: SCHOOL_DAYS }, (_, i) => ({ weekday: i + 1, from: '08:00', to: '17:00' }));
const TRAVEL = 30;

/** A term of sessions, with a teacher for each family: most were held, some are owed, some nobody has recorded. */
@Injectable()
export class DemoSessions {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(SERIES_MODEL) private readonly series: Model<StoredSeries>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly staff: Model<TeacherProfile>,
    @InjectModel(TIME_OFF_MODEL) private readonly timesOff: Model<StoredTimeOff>,
    private readonly holidays: HolidaysService,
    private readonly audit: AuditService,
  ) {}

  /** Fills only what is empty. Bookings without a family have no sessions. */
  async fill(): Promise<void> {
    if ((await this.sessions.exists({})) !== null) return;
    const approved = await this.bookings.find({ status: 'Approved' }).sort({ createdAt: 1, _id: 1 }).lean<Booking[]>();
    const staff = await this.staff.find({ status: 'active' }).sort({ tName: 1, _id: 1 }).lean<TeacherProfile[]>();
    const ready = approved.filter(({ family, child }) => family !== undefined && child !== undefined);
    const busy = new Set<string>();
    for (const [i, booking] of ready.slice(0, BOOKINGS).entries()) {
      const able = staff.filter(({ service }) => service === KIND_PAGES[booking.kind].service);
      const free = [...able, ...staff].find(({ _id }) => !busy.has(String(_id)));
      if (!free) return;
      busy.add(String(free._id));
      await this.addTerm(booking, free, i);
    }
    await this.addTimeOff(staff.filter(({ _id }) => busy.has(String(_id))));
  }

  /** Each booking has hours of the week of its own, so nobody is in two places. */
  private async addTerm(booking: Booking, staff: TeacherProfile, i: number): Promise<void> {
    const [from, until] = [dayOf(daysFromNow(-PAST_WEEKS * WEEK)), dayOf(daysFromNow(WEEKS_TO_COME * WEEK))];
    const pattern = patternOf(i);
    const series = seriesOf(booking, staff, { pattern, from, until });
    const holidays = await this.holidays.holidaysBetween(from, until);
    const { kept } = withoutSkipped(expanded(pattern, from, until), series.skip ?? [], holidays, new Set());
    const sessions = kept.map((slot, n) => sessionOf(slot, booking, series, (n + i) % 10));
    const travelMinutes = series.place === 'centre' ? 0 : TRAVEL;
    await this.staff.updateOne({ _id: staff._id }, { availability: HOURS, travelMinutes }, { timestamps: false });
    await this.bookings.updateOne({ _id: booking._id }, { assignedStaff: String(staff._id) }, { timestamps: false });
    await this.series.insertMany([series], { timestamps: false });
    await this.sessions.insertMany(sessions, { timestamps: false });
    const about = { entity: 'series', recordId: String(series._id), kind: booking.kind } as const;
    await this.audit.insert([this.audit.eventOf(OPERATOR, { action: 'created', ...about, count: sessions.length })]);
  }

  /** Two of them are away for some days: what is planned then has to be covered or moved. */
  private async addTimeOff([one, two]: readonly TeacherProfile[]): Promise<void> {
    const away = (profile: TeacherProfile, first: number, last: number) => ({
      profile: String(profile._id),
      from: dayOf(daysFromNow(first)),
      to: dayOf(daysFromNow(last)),
    });
    await this.timesOff.create([...(one ? [away(one, 9, 13)] : []), ...(two ? [away(two, 30, 30)] : [])]);
  }
}

/** Two hours a week, one before and one after noon. */
function patternOf(i: number) {
  const hour = FIRST_HOUR + 2 * Math.floor(i / SCHOOL_DAYS) + (i % 2);
  const entry = (day: number, begin: number) => ({
    weekday: (day % SCHOOL_DAYS) + 1,
    at: `${String(begin).padStart(2, '0')}:00`,
    minutes: 60,
  });
  return [entry(i, hour), entry(i + 2, hour + AFTERNOON)];
}

function seriesOf(
  booking: Booking,
  staff: TeacherProfile,
  when: Pick<StoredSeries, 'pattern' | 'from' | 'until'>,
): StoredSeries {
  const createdAt = daysFromNow(-PAST_WEEKS * WEEK - 1);
  const whose = { booking: String(booking._id), profile: String(staff._id) };
  const place = placeOf(booking);
  const how: Pick<StoredSeries, 'place' | 'status' | 'skip'> = {
    place,
    status: 'active',
    skip: place === 'school' ? ['public', 'school'] : ['public'],
  };
  return { _id: new Types.ObjectId(), ...whose, ...when, ...how, createdAt, updatedAt: createdAt };
}

function placeOf({ kind }: Booking): StoredSeries['place'] {
  if (kind === 'shadow-teacher') return 'school';
  return kind === 'special-need-teacher' || kind === 'readiness-teacher' ? 'home' : 'centre';
}

/** @param turn makes some of the past sessions different: absent, cancelled by us or late by the family, or not recorded */
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
    ...(isPast && turn === 9 && { status: 'cancelled', cancelledBy: 'family', late: true }),
    sequence: isPast && (turn === 7 || turn === 9) ? 1 : 0,
    createdAt,
    updatedAt: createdAt,
  };
}
