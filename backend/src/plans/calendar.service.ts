import { randomBytes } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { CalendarAddress } from '#contract/plans';
import { dayOf, daysLater } from '#contract/sri-lanka';
import { AuditedChanges, AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { Settings } from '../config/index.js';
import { RateLimits } from '../limits/index.js';
import { hashOfToken } from '../messages/index.js';
import { type CalendarSession, toCalendar } from './calendar.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';
import { childNames } from './staff-children.js';

const DAYS = { back: 30, ahead: 365 } as const;
const SECRET_BYTES = 32;
/** The fields of a session of which its event is made. */
const SHOWN = 'booking day at minutes place status sequence updatedAt';

/** The private calendar address of a member of staff, which a phone asks every few minutes. */
@Injectable()
export class CalendarService {
  /** The day on which each profile's calendar was last recorded as looked at. */
  private readonly looked = new Map<string, string>();

  constructor(
    private readonly profiles: TeacherProfiles,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /** A new address, which ends the one before. It is answered once: the store keeps only its hash. */
  async renew(id: string, by: RequestUser): Promise<CalendarAddress> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await this.change(id, by, { $set: { calendarHash: hashOfToken(secret) } }, 'created');
    return { url: `${this.settings.PUBLIC_URL}/calendar/${secret}.ics` };
  }

  async end(id: string, by: RequestUser): Promise<void> {
    await this.change(id, by, { $unset: { calendarHash: 1 } }, 'deleted', { calendarHash: { $exists: true } });
  }

  /** @throws NotFoundException where the profile is not theirs, or no longer theirs when it is written */
  private async change(
    id: string,
    by: RequestUser,
    update: Parameters<AuditedChanges['updateWhere']>[2],
    action: 'created' | 'deleted',
    where: object = {},
  ): Promise<void> {
    const { _id, collection } = await this.profiles.accessibleTo(by, id);
    const own = this.profiles.whereFor(by);
    const about = { entity: 'calendar-address', action } as const;
    const changed = await this.changes.updateWhere(collection, { ...where, ...own, _id }, update, by, about);
    if (changed === null) throw new NotFoundException();
  }

  /** @throws NotFoundException for an address that is unknown, ended, or of somebody who has left */
  async feed(secret: string, address: string): Promise<string> {
    const known = { calendarHash: hashOfToken(secret), status: 'active' } as const;
    const [profile] = await this.profiles.find(known, '_id');
    if (profile === undefined) {
      await this.limits.consume('calendarFromAddress', address);
      throw new NotFoundException();
    }
    const id = String(profile._id);
    const today = dayOf(new Date());
    this.recordLook(id, today, address);
    const day = trusted({ $gte: daysLater(today, -DAYS.back), $lte: daysLater(today, DAYS.ahead) });
    const sessions = await this.sessions
      .find({ profile: id, day })
      .sort({ day: 1, at: 1, _id: 1 })
      .select(SHOWN)
      .lean<CalendarSession[]>();
    const names = await childNames(this.bookings, sessions);
    return toCalendar(sessions, names);
  }

  /** Records one look a day, because phones ask all day long. */
  private recordLook(id: string, today: string, address: string): void {
    if (this.looked.get(id) === today) return;
    this.looked.set(id, today);
    this.audit.viewed({ address }, { entity: 'calendar-address', recordId: id });
  }
}
