import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Session } from '#contract/plans';
import { dayOf } from '#contract/sri-lanka';
import { AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { type Family, FAMILY_MODEL } from '../families/index.js';
import { namedBy } from './planning-sessions.js';
import { SESSION_NOTE_MODEL, type StoredSessionNote } from './session-note.schema.js';
import type { StoredSession } from './session.schema.js';
import { BOOKING_FIELDS, type KnownBooking, toSession } from './sessions.mapper.js';

type Kept = { readonly _id: unknown };

/** Makes the answers of sessions: five reads at most for a page, however many sessions it has. */
@Injectable()
export class SessionAnswers {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly staff: TeacherProfiles,
    @InjectModel(SESSION_NOTE_MODEL) private readonly notes: Model<StoredSessionNote>,
    private readonly audit: AuditService,
  ) {}

  async of(sessions: readonly StoredSession[]): Promise<Session[]> {
    if (sessions.length === 0) return [];
    const [bookings, families, names, notes] = await Promise.all([
      this.bookingsOf(sessions),
      byId(this.families.find(namedBy(sessions, 'family')).lean<Family[]>()),
      this.staff.namesOf(sessions.map(({ profile }) => profile)),
      this.notesOf(sessions),
    ]);
    const today = dayOf(new Date());
    // Of a booking that has no answer of its own yet, that of the family's others counts.
    const silent = new Set([...bookings.values()].filter((one) => one.noSentences).map((one) => one.family));
    return sessions.map((session) => {
      const [booking, family] = [bookings.get(session.booking), families.get(session.family)];
      const note = notes.get(String(session._id));
      const noSentences = booking?.noSentences ?? silent.has(session.family);
      return toSession(session, { booking, family, tName: names.get(session.profile), noSentences, note }, today);
    });
  }

  /** Records that they were shown, so that each child's family reads of it. */
  viewed(by: RequestUser, shown: Session[]): Session[] {
    const ids = shown.map(({ _id }) => _id);
    if (ids.length === 0) return shown;
    this.audit.viewed(
      by,
      { entity: 'session' },
      ids,
      shown.map(({ booking }) => booking),
    );
    return shown;
  }

  /** The bookings of the families, and of sessions whose booking belongs to another one by now. */
  private async bookingsOf(sessions: readonly StoredSession[]): Promise<ReadonlyMap<string, KnownBooking>> {
    const family = trusted({ $in: [...new Set(sessions.map((session) => session.family))] });
    const found = await byId(this.bookings.find({ family }, BOOKING_FIELDS).lean<KnownBooking[]>());
    const others = sessions.filter(({ booking }) => !found.has(booking));
    if (others.length === 0) return found;
    const moved = this.bookings.find(namedBy(others, 'booking'), BOOKING_FIELDS).lean<KnownBooking[]>();
    return new Map([...found, ...(await byId(moved))]);
  }

  /** Only a session that was held has a note: it cannot be recorded as anything else then (`SessionsService`). */
  private async notesOf(sessions: readonly StoredSession[]): Promise<ReadonlyMap<string, StoredSessionNote>> {
    const held = sessions.filter(({ status }) => status === 'held');
    if (held.length === 0) return new Map();
    const session = trusted({ $in: held.map(({ _id }) => String(_id)) });
    const found = await this.notes.find({ session }).lean<StoredSessionNote[]>();
    return new Map(found.map((note) => [note.session, note]));
  }
}

async function byId<One extends Kept>(found: PromiseLike<One[]>): Promise<ReadonlyMap<string, One>> {
  return new Map((await found).map((one) => [String(one._id), one]));
}
