import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import type { FamilyProgress } from '#contract/follow-up';
import type { FamilyNote, Look } from '#contract/goals';
import type { FamilySession } from '#contract/plans';
import { SESSION_STATUSES, type SessionStatus } from '#contract/plan-rules';
import { dayOf } from '#contract/sri-lanka';
import { ADMIN_ROLE } from '#contract/users';
import { AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import {
  bySlot,
  SESSION_MODEL,
  type StoredSession,
  SESSION_NOTE_MODEL,
  type StoredSessionNote,
  OCCUPYING_STATUSES,
} from '../plans/index.js';
import { toFamilyGoal, toFamilyNote, toFamilySession } from './goals.mapper.js';
import { GOAL_MODEL, type StoredGoal } from './goal.schema.js';
import type { Filter } from '../common/list/index.js';

const SHOWN = { sessions: 8, notes: 20, looks: 30 } as const;
/** At most this many notes are read for their sentences. */
const NOTES_MAX = 200;

/** The fields of a booking that its family's page needs. */
export type ViewedBooking = Pick<Booking, '_id' | 'family' | 'noSentences' | 'sentencesAsked' | 'consentWithdrawnAt'>;

/** Reads what a family sees: its child's sessions, goals and notes, and who else has looked at them. */
@Injectable()
export class FamilyView {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(GOAL_MODEL) private readonly goals: Model<StoredGoal>,
    @InjectModel(SESSION_NOTE_MODEL) private readonly notes: Model<StoredSessionNote>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly profiles: TeacherProfiles,
    private readonly audit: AuditService,
  ) {}

  async of(booking: ViewedBooking): Promise<FamilyProgress> {
    const id = String(booking._id);
    const [sessions, goals, notes, looks, wantsNone] = await Promise.all([
      this.sessionsOf(booking),
      this.goalsOf(id),
      this.notesOf(booking),
      this.looksAt(booking),
      this.wantsNone(booking),
    ]);
    const isAsked = booking.sentencesAsked instanceof Date && typeof booking.noSentences !== 'boolean';
    return {
      sessions,
      goals: goals.map(toFamilyGoal),
      notes: notes.slice(-SHOWN.notes).reverse(),
      looks,
      sentences: !wantsNone,
      ...(isAsked && { sentencesAsked: true }),
    };
  }

  /** Returns them in the order in which they were agreed. */
  goalsOf(booking: string): Promise<StoredGoal[]> {
    return this.goals.find({ booking }).sort({ createdAt: 1, _id: 1 }).lean<StoredGoal[]>();
  }

  /** The sentences for the family, in the order of their days; none where it wants none. */
  async notesOf(booking: ViewedBooking, days: Filter = {}): Promise<FamilyNote[]> {
    if (await this.wantsNone(booking)) return [];
    const written = { booking: String(booking._id), forFamily: trusted({ $ne: null }), ...days };
    const notes = await this.notes
      .find(written)
      .sort({ day: -1, _id: -1 })
      .limit(NOTES_MAX)
      .lean<StoredSessionNote[]>();
    return notes.reverse().flatMap(toFamilyNote);
  }

  /** Of a booking that has no answer of its own yet, that of the family's others counts, as its staff are told (`SessionAnswers`). */
  private async wantsNone({ family, noSentences }: ViewedBooking): Promise<boolean> {
    if (typeof noSentences === 'boolean' || family === undefined) return noSentences === true;
    return (await this.bookings.exists({ family, noSentences: true })) !== null;
  }

  private async sessionsOf({ _id, consentWithdrawnAt }: ViewedBooking): Promise<FamilySession[]> {
    const booking = String(_id);
    const today = dayOf(new Date());
    const read = (day: object, order: 1 | -1, status: readonly SessionStatus[] = SESSION_STATUSES) =>
      this.sessions
        .find({ booking, day: trusted(day), status: trusted({ $in: status }) })
        .sort({ day: order, at: order, _id: order })
        .limit(SHOWN.sessions)
        .lean<StoredSession[]>();
    // A pause over the holidays cancels more than eight: behind them the family still sees when it goes on.
    const [next, cancelled, last] = await Promise.all([
      read({ $gte: today }, 1, OCCUPYING_STATUSES),
      read({ $gte: today }, 1, ['cancelled']),
      read({ $lt: today }, -1),
    ]);
    // A cancelled session after the last one shown would look as if those between the two were missing.
    const end = next[SHOWN.sessions - 1]?.day;
    const among = cancelled.filter(({ day }) => end === undefined || day <= end);
    const sessions = [...last.reverse(), ...[...next, ...among].sort(bySlot)];
    const names = await this.profiles.namesOf(sessions.map(({ profile }) => profile));
    const shown = sessions.map((session) => toFamilySession(session, names.get(session.profile) ?? ''));
    return consentWithdrawnAt ? shown.map(({ owed: _, ...session }) => session) : shown;
  }

  private async looksAt(booking: ViewedBooking): Promise<Look[]> {
    const looks = new Map<string, Look>();
    for (const { role, day } of await this.audit.looksAt(await this.recordsOf(booking))) {
      const look = { role: role === ADMIN_ROLE ? 'administrator' : 'staff', day } as const;
      looks.set(`${look.role} ${look.day}`, look);
    }
    return [...looks.values()].slice(0, SHOWN.looks);
  }

  /** Looks are found by these ids: the family and its bookings, which sessions, goals and notes name. */
  private async recordsOf({ _id, family }: ViewedBooking): Promise<string[]> {
    if (family === undefined) return [String(_id)];
    const found = await this.bookings.find({ family }).select('_id').lean<{ readonly _id: Types.ObjectId }[]>();
    return [family, ...found.map((booking) => String(booking._id))];
  }
}
