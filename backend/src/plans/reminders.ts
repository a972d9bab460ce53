import { hash } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Cron, CronExpression } from '@nestjs/schedule';
import { type Model, Types } from 'mongoose';
import { dayOf, UTC_OFFSET_MS, daysLater } from '#contract/sri-lanka';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import { nameOf } from '../common/errors/index.js';
import { Settings } from '../config/index.js';
import { type Family, FAMILY_MODEL } from '../families/index.js';
import { MessagesService, type NewMessage } from '../messages/index.js';
import type { PlannedBooking } from './planning.js';
import { familyMessage, withMainContact } from './plan-messages.js';
import { namedBy } from './planning-sessions.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';

/** Reminders go from this hour of the evening before. */
const FROM_HOUR = 17;

type Reminder = NewMessage & { readonly _id: Types.ObjectId };

/**
 * Reminds families of a session on the evening before. A reminder has the same id in every process and on every look, so
 * that a session is reminded of once for its day; what was moved or cancelled meanwhile is not sent.
 */
@Injectable()
export class Reminders implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Reminders');
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly staff: TeacherProfiles,
    private readonly messages: MessagesService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.messages.checkBeforeSending('session-reminder', ({ params }) => this.isTrue(params ?? {}, new Date()));
  }

  async onModuleDestroy(): Promise<void> {
    await this.running;
  }

  @Cron(CronExpression.EVERY_10_MINUTES)
  runNow(): Promise<void> {
    return this.run(new Date());
  }

  run(now: Date): Promise<void> {
    const isOn = this.settings.REMINDERS && this.messages.sendsMail;
    if (isOn && hourOf(now) >= FROM_HOUR) this.running = this.remind(daysLater(dayOf(now), 1));
    return this.running;
  }

  private async remind(day: string): Promise<void> {
    try {
      const sessions = await this.sessions.find({ day, status: 'planned' }).lean<StoredSession[]>();
      await this.messages.storeOnce(await this.remindersOf(sessions));
    } catch (error) {
      // A message may quote personal data: only the kind of error is logged.
      this.log.error(`Reminders: ${nameOf(error)}; will retry.`);
    }
  }

  private async remindersOf(sessions: readonly StoredSession[]): Promise<Reminder[]> {
    const [bookings, families, names] = await Promise.all([
      this.bookings.find(namedBy(sessions, 'booking')).lean<PlannedBooking[]>(),
      this.families.find(namedBy(sessions, 'family'), 'contacts').lean<Family[]>(),
      this.staff.namesOf(sessions.map(({ profile }) => profile)),
    ]);
    return sessions.flatMap((session) => {
      const booking = bookings.find(({ _id }) => String(_id) === session.booking);
      const family = families.find(({ _id }) => String(_id) === session.family);
      const tName = names.get(session.profile) ?? '';
      if (booking === undefined || booking.consentWithdrawnAt) return [];
      const reached = booking.parentEmail === undefined ? withMainContact(booking, family) : booking;
      return reached.parentEmail === undefined ? [] : reminderOf(session, reached, tName);
    });
  }

  /** Whether the session is still planned as the reminder says, for the day after this moment, and reminders are on. */
  private async isTrue(params: Readonly<Record<string, string>>, now: Date): Promise<boolean> {
    const { session: _id, day, at, profile, minutes } = params;
    if (!this.settings.REMINDERS || _id === undefined || day !== daysLater(dayOf(now), 1)) return false;
    const said = { day, at, profile, minutes: Number(minutes) };
    return (await this.sessions.exists({ _id, ...said, status: 'planned' })) !== null;
  }
}

function reminderOf(session: StoredSession, booking: Parameters<typeof familyMessage>[1], staff: string): Reminder[] {
  const message = familyMessage('session-reminder', booking, { sessions: [session], staff });
  if (message === undefined) return [];
  const { day, at, minutes, profile } = session;
  const params = { ...message.params, session: String(session._id), day, at, minutes: String(minutes), profile };
  const id = hash('sha256', `reminder ${String(session._id)} ${day}`, 'hex').slice(0, 24);
  return [{ ...message, params, _id: new Types.ObjectId(id) }];
}

function hourOf(moment: Date): number {
  return new Date(moment.getTime() + UTC_OFFSET_MS).getUTCHours();
}
