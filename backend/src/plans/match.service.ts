import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BookingKind } from '#contract/bookings';
import { districts as inSinhala } from '#contract/districts-si';
import { districts as inTamil } from '#contract/districts-ta';
import { isOpen } from '#contract/open-fields';
import { KIND_PAGES } from '#contract/pages';
import type { Match } from '#contract/plans';
import { dayOf } from '#contract/sri-lanka';
import { AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TEACHER_PROFILE_MODEL, type TeacherProfile } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { SessionCounts } from './figures.queries.js';
import { bestFirst, districtsIn, matchOf, type Wanted } from './match.js';
import { daysLater } from './planning-rules.js';
import { minutesIn } from './staff-hours.js';

/** What the kinds ask of these; a session lasts an hour where nothing else is said. */
interface Asked {
  readonly location?: string;
  readonly homeLocation?: string;
  readonly noOfsessionPerweek?: number;
  readonly noOfhoursPerweek?: number;
}
const SESSION_MINUTES = 60;
/** How far ahead it is counted what somebody has planned already. */
const WEEKS = 4;

/** Who could take a booking. */
@Injectable()
export class MatchService {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly profiles: Model<TeacherProfile>,
    private readonly audit: AuditService,
    private readonly counts: SessionCounts,
  ) {}

  async matches(kind: BookingKind, id: string, by: RequestUser): Promise<Match[]> {
    const booking = (await findOr404(this.bookings, id, { kind })).toObject<Booking & Asked>();
    this.audit.viewed(by, { entity: 'booking', kind, recordId: id });
    const wanted = wantedBy(booking);
    const today = dayOf(new Date());
    const [staff, planned] = await Promise.all([
      this.profiles.find({ status: 'active' }).lean<TeacherProfile[]>(),
      this.counts.plannedMinutes(today, daysLater(today, WEEKS * 7 - 1)),
    ]);
    return bestFirst(
      staff.map((profile) => {
        const id = String(profile._id);
        const free = Math.round(minutesIn(profile.availability ?? []) - (planned.get(id) ?? 0) / WEEKS);
        return matchOf(wanted, { ...profile, profile: id, freeMinutesPerWeek: Math.max(0, free) });
      }),
    );
  }
}

function wantedBy(booking: Booking & Asked): Wanted {
  const { kind, preferredStaff, language, location, homeLocation } = booking;
  return {
    service: KIND_PAGES[kind].service,
    preferredStaff,
    language,
    districts: districtsIn(location ?? homeLocation ?? '', [inSinhala, inTamil]),
    minutesPerWeek: minutesPerWeek(booking),
  };
}

function minutesPerWeek(booking: Asked): number {
  const known = (field: keyof Asked & `noOf${string}`) => (isOpen(booking, field) ? undefined : booking[field]);
  const hours = known('noOfhoursPerweek');
  return hours === undefined ? (known('noOfsessionPerweek') ?? 1) * SESSION_MINUTES : hours * 60;
}
