import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type GoalFigures, STALLED_DAYS } from '#contract/goals';
import { dayOf, daysFromNow, midnightOf } from '#contract/sri-lanka';
import { BOOKING_MODEL, type Booking } from '../bookings/index.js';
import { SESSION_MODEL, type StoredSession, SESSION_NOTE_MODEL, type StoredSessionNote } from '../plans/index.js';
import { GOAL_MODEL, type StoredGoal } from './goal.schema.js';

/** Held sessions of the last so many days are searched for notes. */
const NOTES_SINCE_DAYS = 28;
/** This many held sessions in a row without a note are reported. */
const WITHOUT_NOTE = 2;

type Held = Pick<StoredSession, '_id' | 'booking'>;

/** Figures of goals and notes for the head of the service. They count children, and rank nobody. */
@Injectable()
export class GoalFiguresService {
  constructor(
    @InjectModel(GOAL_MODEL) private readonly goals: Model<StoredGoal>,
    @InjectModel(SESSION_NOTE_MODEL) private readonly notes: Model<StoredSessionNote>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
  ) {}

  async figures(): Promise<GoalFigures> {
    const [withoutNotes, { goals, bookings: stalledBookings }, stepsThisMonth] = await Promise.all([
      this.withoutNotes(),
      this.stalled(),
      this.stepsSince(`${dayOf(new Date()).slice(0, 7)}-01`),
    ]);
    return { withoutNotes, stalled: goals, stalledBookings, stepsThisMonth };
  }

  private async withoutNotes(): Promise<GoalFigures['withoutNotes']> {
    const since = trusted({ $gte: dayOf(daysFromNow(-NOTES_SINCE_DAYS)) });
    const held = this.sessions.find({ status: 'held', day: since }).sort({ day: -1, at: -1, _id: -1 });
    const [sessions, notes] = await Promise.all([
      held.select('booking').lean<Held[]>(),
      this.notes.find({ day: since }).select('session').lean<Pick<StoredSessionNote, 'session'>[]>(),
    ]);
    const counts = runsWithout(new Set(notes.map(({ session }) => session)), sessions);
    const few = [...counts].filter(([, count]) => count >= WITHOUT_NOTE);
    const open = await this.openOf(few.map(([booking]) => booking));
    return few
      .flatMap(([booking, sessions]) => (open.has(booking) ? [{ booking, sessions }] : []))
      .sort((a, b) => b.sessions - a.sessions);
  }

  /** Leaves out bookings that ended or have no consent any more, because they get no notes and steps. */
  private async openOf(bookings: readonly string[]): Promise<ReadonlySet<string>> {
    const open = { status: 'Approved', consentWithdrawnAt: null } as const;
    const found = await this.bookings
      .find({ ...open, _id: trusted({ $in: [...bookings] }) })
      .select('_id')
      .lean<Pick<Booking, '_id'>[]>();
    return new Set(found.map(({ _id }) => String(_id)));
  }

  private async stalled(): Promise<{ readonly goals: number; readonly bookings: readonly string[] }> {
    const old: Readonly<Record<string, unknown>> = {
      status: 'open',
      createdAt: trusted({ $lt: daysFromNow(-STALLED_DAYS) }),
    };
    const goals = await this.goals
      .find({ ...old })
      .select('steps booking')
      .lean<Pick<StoredGoal, 'steps' | 'booking'>[]>();
    const since = dayOf(daysFromNow(-STALLED_DAYS));
    const without = goals.filter(({ steps }) => !steps.some(({ reachedOn = '' }) => reachedOn >= since));
    const open = await this.openOf(without.map(({ booking }) => booking));
    const bookings = without.flatMap(({ booking }) => (open.has(booking) ? [booking] : []));
    return { goals: bookings.length, bookings: [...new Set(bookings)] };
  }

  private async stepsSince(day: string): Promise<number> {
    // A step is reached on no day to come: whichever was reached since then was written since then, and that has an index.
    const written = this.goals.find({ updatedAt: trusted({ $gte: midnightOf(day) }) }).select('steps');
    const goals = await written.lean<Pick<StoredGoal, 'steps'>[]>();
    return goals.flatMap(({ steps }) => steps).filter(({ reachedOn = '' }) => reachedOn >= day).length;
  }
}

/** Counts how many of a booking's last sessions in a row have no note. */
function runsWithout(noted: ReadonlySet<string>, newestFirst: readonly Held[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const ended = new Set<string>();
  for (const { _id, booking } of newestFirst) {
    if (noted.has(String(_id))) ended.add(booking);
    if (!ended.has(booking)) counts.set(booking, (counts.get(booking) ?? 0) + 1);
  }
  return counts;
}
