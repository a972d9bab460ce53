import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { longDay } from '#contract/day-text';
import { LATE_FROM_HOUR } from '#contract/follow-up';
import { REFUSALS } from '#contract/refusals';
import { DAY_MS, startOf } from '#contract/sri-lanka';
import { AuditedChanges } from '../audit/index.js';
import { TEACHER_PROFILE_MODEL, type TeacherProfile } from '../categories/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { Step } from '../database/index.js';
import { BOOKING_WORDS, MessagesService } from '../messages/index.js';
import { SESSION_MODEL, SessionsCancelService, type StoredSession } from '../plans/index.js';
import { contactDetailsOf, Subjects } from '../subjects/index.js';
import type { Family } from './followed.js';

const HOUR_MS = 60 * 60 * 1000;

/** A booking whose sessions its family may cancel. */
interface OwnBooking {
  readonly _id: Types.ObjectId;
  readonly childName?: string;
}

/** "We cannot come": a family cancels a session. Until 20:00 of the evening before, we owe another one in its place. */
@Injectable()
export class SessionCancellations {
  /** The clock, which tests set. */
  now = (): Date => new Date();

  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly profiles: Model<TeacherProfile>,
    private readonly subjects: Subjects,
    private readonly messages: MessagesService,
    private readonly changes: AuditedChanges,
    private readonly cancellations: SessionsCancelService,
  ) {}

  /** @throws PublicHttpException (409) if the session has begun; NotFoundException if it is none of the booking's */
  async cancel(booking: OwnBooking, id: string, reason: string | undefined, by: Family): Promise<void> {
    const session = await findOr404(this.sessions, id, { booking: String(booking._id) });
    const { _id, status, sequence, kind } = session;
    if (status === 'cancelled') return;
    if (status !== 'planned') throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.sessionOver);
    const isLate = isTooLate(session, this.now());
    const $set = {
      ...{ status: 'cancelled', cancelledBy: 'family', sequence: sequence + 1, updatedAt: new Date() },
      ...(reason !== undefined && { reason }),
      ...(isLate && { late: true }),
      // Of a make-up the first session is owed again.
      ...(!isLate && session.makesUp === undefined && { owed: true }),
    };
    const moved = { fields: ['status', 'cancelledBy'], from: status, to: 'cancelled' };
    const settled: Step = (tx) => this.cancellations.settle(tx, [session.toObject<StoredSession>()]);
    const also = [...(await this.messageToStaff(session, initials(booking.childName))), settled];
    const about = { action: 'updated', entity: 'session', kind, ...moved, also } as const;
    const unchanged = { _id, status, sequence };
    const cancelled = await this.changes.updateWhere(this.sessions.collection, unchanged, { $set }, by, about);
    // Somebody moved or recorded it at the same moment.
    if (cancelled === null) await this.cancel(booking, id, reason, by);
  }

  /** Tells whoever would have come; nothing where the office has linked no account with the profile. */
  private async messageToStaff({ profile, day, at }: StoredSession, child: string): Promise<readonly Step[]> {
    const { account } = (await this.profiles.findById(profile).select('account').lean<TeacherProfile>()) ?? {};
    const record = account === undefined ? null : await this.subjects.model('user').findById(account).lean();
    if (account === undefined || record === null) return [];
    const language = (record['language'] ?? 'en') as keyof typeof BOOKING_WORDS;
    const when = `${longDay(day, BOOKING_WORDS[language].days)}, ${at}`;
    const about = { entity: 'user', recordId: account } as const;
    const to = contactDetailsOf(this.subjects.of('user'), record);
    const message = { template: 'session-family-cancelled', language, ...to, about, params: { when, child } } as const;
    return [this.messages.message(message)];
  }
}

/**
 * Whether a session is cancelled late at this moment.
 * @throws PublicHttpException (409) once it has begun
 */
function isTooLate({ day, at }: Pick<StoredSession, 'day' | 'at'>, now: Date): boolean {
  const midnight = startOf(day)?.getTime() ?? 0;
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  if (now.getTime() >= midnight + (hours + minutes / 60) * HOUR_MS) {
    throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.sessionBegun);
  }
  return now.getTime() >= midnight - DAY_MS + LATE_FROM_HOUR * HOUR_MS;
}

/** The first letter of each name: a mail says no more of a child. */
function initials(name = ''): string {
  const letters = name.split(/\s+/).map((part) => [...new Intl.Segmenter().segment(part)][0]?.segment ?? '');
  return letters
    .filter((letter) => /^\p{L}/u.test(letter))
    .map((letter) => `${letter}.`)
    .join(' ');
}
