import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model } from 'mongoose';
import type { BookingKind } from '#contract/bookings';
import { districts as inSinhala } from '#contract/districts-si';
import { districts as inTamil } from '#contract/districts-ta';
import { isOpen } from '#contract/open-fields';
import { KIND_PAGES } from '#contract/pages';
import type { Match } from '#contract/plans';
import { dayOf, daysLater } from '#contract/sri-lanka';
import { AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { readOr404 } from '../common/find-or-404.js';
import { freeMinutes } from './figures.js';
import { SessionCounts } from './session-counts.js';
import { bestFirst, districtsIn, matchOf, type MatchCriteria } from './match.js';
import { freeAtSchool, schoolTimesIn } from './school-times.js';
import { daysIn } from './staff-days.js';
import { offBetween, type StoredTimeOff, TIME_OFF_MODEL } from './time-off.schema.js';

/** The answers of bookings that a match depends on. A session lasts an hour if nothing else is said. */
interface MatchedAnswers {
  readonly location?: string;
  readonly homeLocation?: string;
  readonly noOfsessionPerweek?: number;
  readonly noOfhoursPerweek?: number;
  readonly schoolTimeDuration?: string;
}
const SESSION_MINUTES = 60;
/** Planned sessions and days off of the coming weeks are taken off somebody's hours. */
const WEEKS = 4;

/** Finds who could take a booking. */
@Injectable()
export class MatchService {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly profiles: TeacherProfiles,
    @InjectModel(TIME_OFF_MODEL) private readonly timesOff: Model<StoredTimeOff>,
    private readonly audit: AuditService,
    private readonly counts: SessionCounts,
  ) {}

  async matches(kind: BookingKind, id: string, by: RequestUser): Promise<Match[]> {
    const booking = await readOr404<Booking & MatchedAnswers>(this.bookings, id, { kind });
    this.audit.viewed(by, { entity: 'booking', kind, recordId: id });
    const criteria = criteriaOf(booking);
    const today = dayOf(new Date());
    const until = daysLater(today, WEEKS * 7 - 1);
    const [staff, planned, sessions, timesOff] = await Promise.all([
      this.profiles.active(),
      this.counts.plannedMinutes(today, until),
      criteria.school ? this.counts.slots(today, until) : [],
      this.timesOff.find(offBetween(today, until)).lean<StoredTimeOff[]>(),
    ]);
    const days = daysIn({ from: today, to: until });
    return bestFirst(
      staff.map((profile) => {
        const id = String(profile._id);
        const timeOff = timesOff.filter((off) => off.profile === id);
        const availability = profile.availability ?? [];
        if (availability.length === 0) return matchOf(criteria, { ...profile, profile: id });
        const hours = { availability, planned: planned.get(id) ?? 0, timeOff };
        const ownSessions = sessions.filter((session) => session.profile === id);
        const atSchool =
          criteria.school && freeAtSchool(criteria.school, { availability, planned: ownSessions, timeOff }, days);
        return matchOf(criteria, {
          ...profile,
          profile: id,
          freeMinutesPerWeek: perWeek(freeMinutes(hours, days)),
          freeAtSchool: atSchool === undefined ? undefined : perWeek(atSchool),
        });
      }),
    );
  }
}

function perWeek(minutes: number): number {
  return Math.max(0, Math.round(minutes / WEEKS));
}

function criteriaOf(booking: Booking & MatchedAnswers): MatchCriteria {
  const { kind, preferredStaff, language, location, homeLocation } = booking;
  return {
    service: KIND_PAGES[kind].service,
    preferredStaff,
    language,
    districts: districtsIn(location ?? homeLocation ?? '', [inSinhala, inTamil]),
    minutesPerWeek: minutesPerWeek(booking),
    school: schoolTimesIn(booking.schoolTimeDuration ?? ''),
  };
}

function minutesPerWeek(booking: MatchedAnswers): number {
  const known = (field: keyof MatchedAnswers & `noOf${string}`) =>
    isOpen(booking, field) ? undefined : booking[field];
  const hours = known('noOfhoursPerweek');
  return hours === undefined ? (known('noOfsessionPerweek') ?? 1) * SESSION_MINUTES : hours * 60;
}
