import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { GOAL_TEMPLATES } from '#contract/goal-templates';
import { MOODS } from '#contract/goals';
import { type Language, LANGUAGES } from '#contract/languages';
import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { AuditService, OPERATOR } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TEACHER_PROFILE_MODEL, type TeacherProfile } from '../categories/index.js';
import { GOAL_MODEL, type StoredGoal } from '../goals/index.js';
import { SESSION_MODEL, SESSION_NOTE_MODEL, type StoredSession, type StoredSessionNote } from '../plans/index.js';
import { WORDS } from './words.js';

/** So many children of those with sessions have goals and notes; the dashboard names the others. */
const CHILDREN = 6;
/** The last sessions of a child that have a note. */
const NOTES = 6;
/** Families by number: one wants no sentences, one has not answered yet, one has a note in another language. */
const [SILENT, UNANSWERED, OTHER_LANGUAGE] = [3, 4, 1];
const AGREED_DAYS = 40;

/** Goals on their way, and notes of the sessions in which their steps were reached. */
@Injectable()
export class DemoGoals {
  constructor(
    @InjectModel(GOAL_MODEL) private readonly goals: Model<StoredGoal>,
    @InjectModel(SESSION_NOTE_MODEL) private readonly notes: Model<StoredSessionNote>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly staff: Model<TeacherProfile>,
    private readonly audit: AuditService,
  ) {}

  /** Fills only what is empty. */
  async fill(): Promise<void> {
    if ((await this.goals.exists({})) !== null) return;
    const bookings = await this.bookings.find({ status: 'Approved' }).sort({ createdAt: 1, _id: 1 }).lean<Booking[]>();
    let children = 0;
    for (const booking of bookings) {
      const held = await this.lastHeld(booking);
      if (held.length === 0) continue;
      await this.addTo(booking, held, children);
      children += 1;
      if (children === CHILDREN) return;
    }
  }

  /** The oldest comes first. */
  private async lastHeld({ _id }: Booking): Promise<StoredSession[]> {
    const held = this.sessions.find({ booking: String(_id), status: 'held' }).sort({ day: -1, at: -1, _id: -1 });
    return (await held.limit(NOTES).lean<StoredSession[]>()).reverse();
  }

  private async addTo(booking: Booking, held: readonly StoredSession[], i: number): Promise<void> {
    const goals = goalsOf(booking, held, i);
    const staff = await this.staff.findById(held[0]?.profile).select('tName').lean<Pick<TeacherProfile, 'tName'>>();
    const notes = held.map((session, n) => {
      const language = i === OTHER_LANGUAGE && n === NOTES - 1 ? otherThan(booking.language) : languageOf(booking);
      return noteOf(session, goals, { language, by: staff?.tName ?? '', turn: n + i });
    });
    await this.goals.insertMany(goals, { timestamps: false });
    await this.notes.insertMany(notes, { timestamps: false });
    const asked = { sentencesAsked: notes[0]?.createdAt, ...(i !== UNANSWERED && { noSentences: i === SILENT }) };
    await this.bookings.updateMany({ family: booking.family }, { $set: asked }, { timestamps: false });
    const about = { action: 'created', recordId: String(booking._id), kind: booking.kind } as const;
    await this.audit.insert([
      this.audit.eventOf(OPERATOR, { ...about, entity: 'goal', count: goals.length }),
      this.audit.eventOf(OPERATOR, { ...about, entity: 'session-note', count: notes.length }),
    ]);
  }
}

const languageOf = ({ language = 'en' }: Booking): Language => language;
const otherThan = (language?: Language): Language => LANGUAGES.find((one) => one !== language) ?? 'en';

/** Three goals: one is reached, one has its first step reached, one is not begun. The first child's third goal was closed. */
function goalsOf(booking: Booking, held: readonly StoredSession[], i: number): StoredGoal[] {
  const language = languageOf(booking);
  const createdAt = daysFromNow(-AGREED_DAYS);
  const whose = { booking: String(booking._id), family: booking.family ?? '', child: booking.child ?? '' };
  return GOAL_TEMPLATES[booking.kind].map(({ title, steps }, g) => {
    // One step for each session, beginning with the first; the last session of all reaches the second goal's.
    const days = g === 0 ? held.slice(0, steps.length) : g === 1 ? held.slice(-1) : [];
    const stored = steps.map((text, s) => ({
      _id: String(new Types.ObjectId()),
      text: text[language],
      ...(days[s] && { reachedOn: days[s].day }),
    }));
    const isReached = stored.every(({ reachedOn }) => reachedOn !== undefined);
    const isClosed = g === 2 && i === 0;
    const updatedAt = new Date(`${days.at(-1)?.day ?? held[0]?.day ?? ''}T12:30:00Z`);
    return {
      _id: new Types.ObjectId(),
      ...whose,
      title: title[language],
      steps: stored,
      status: isReached ? 'reached' : isClosed ? 'closed' : 'open',
      ...(isReached && { reachedOn: days.at(-1)?.day ?? '' }),
      ...(isClosed && { closedBecause: WORDS[language].closed, closedOn: dayOf(updatedAt) }),
      createdAt,
      updatedAt,
    };
  });
}

interface Writing {
  readonly language: Language;
  readonly by: string;
  /** Makes notes differ. */
  readonly turn: number;
}

function noteOf(
  session: StoredSession,
  goals: readonly StoredGoal[],
  { language, by, turn }: Writing,
): StoredSessionNote {
  const { _id, booking, family, day } = session;
  const steps = goals.flatMap((goal) => goal.steps.flatMap((step) => (step.reachedOn === day ? [step._id] : [])));
  const { sentences, forTeam } = WORDS[language];
  const [reached] = sentences;
  const written = new Date(`${day}T12:30:00Z`);
  return {
    _id: new Types.ObjectId(),
    session: String(_id),
    booking,
    family,
    day,
    steps,
    mood: MOODS[steps.length > 0 ? 3 : turn % MOODS.length] ?? 3,
    forFamily: steps.length > 0 ? reached : (sentences[1 + (turn % (sentences.length - 1))] ?? reached),
    ...(turn % 2 === 0 && { forTeam }),
    language,
    by,
    createdAt: written,
    updatedAt: written,
  };
}
