import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { type Mood, NOTE_DAYS, type SessionNote } from '#contract/goals';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { DAY_MS, dayOf } from '#contract/sri-lanka';
import { AuditedChanges, AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict, duplicateKey } from '../common/errors/index.js';
import { readOr404 } from '../common/find-or-404.js';
import { changedMeanwhile, type IfMatchValue, sameVersion } from '../common/if-match.js';
import { Transactions, type Tx } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import {
  Caseload,
  makeUpCounts,
  SESSION_MODEL,
  type StoredSession,
  SESSION_NOTE_MODEL,
  type StoredSessionNote,
  toSessionNote,
} from '../plans/index.js';
import { refuseWithdrawn, Subjects } from '../subjects/index.js';
import type { SessionNoteDto } from './goal.dto.js';
import { ReachedSteps } from './reached-steps.js';
import { Sentences } from './sentences.js';

type Earlier = NonNullable<StoredSessionNote['earlier']>;

interface Writing {
  readonly sent: ReturnType<SessionNoteDto['checked']>;
  readonly ifMatch: IfMatchValue;
  readonly by: RequestUser;
  /** The name of whoever writes. */
  readonly name: string;
}

/** So many earlier words are kept: whoever writes without looking could fill the store. */
const EARLIER_MAX = 20;

/** A writer who knows of no note of this session yet names this version. */
export const NO_VERSION: IfMatchValue = [];

/** The one note of a session: which steps were reached, how it went, a sentence for the family and one for the team. */
@Injectable()
export class SessionNotesService {
  constructor(
    @InjectModel(SESSION_NOTE_MODEL) private readonly notes: Model<StoredSessionNote>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly subjects: Subjects,
    private readonly caseload: Caseload,
    private readonly steps: ReachedSteps,
    private readonly sentences: Sentences,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly transactions: Transactions,
  ) {}

  async find(id: string, by: RequestUser): Promise<SessionNote> {
    const { _id, booking } = await this.sessionOf(id, by);
    const note = await this.notes.findOne({ session: String(_id) }).lean<StoredSessionNote>();
    if (note === null) throw new NotFoundException();
    this.audit.viewed(by, { entity: 'session-note', recordId: booking }, [String(note._id)]);
    return toSessionNote(note);
  }

  /** Writes the note, records the session as held and dates the steps. A repetition under its key changes nothing. */
  async write(id: string, dto: SessionNoteDto, key: Key, ifMatch: IfMatchValue, by: RequestUser): Promise<SessionNote> {
    const { _id, booking } = await this.sessionOf(id, by);
    const sent = dto.checked();
    const writing = { sent, ifMatch, by, name: await this.nameOf(by) };
    const used = { key, sent, recordId: new Types.ObjectId(booking) };
    const write = () => this.idempotency.once(used, (tx) => this.put(tx, _id, writing));
    try {
      return await write();
    } catch (error) {
      // Another device wrote the first note at the same moment: this one is then a change of it.
      if (duplicateKey(error)?.includes('session') !== true) throw error;
      return write();
    }
  }

  /** Deletes a note that is about another child, for example. The steps it named lose their day; its session stays held. */
  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    const session = await this.sessionOf(id, by);
    await this.transactions.run(async (tx) => {
      const note = await tx.findOne<StoredSessionNote>(this.notes.collection, { session: String(session._id) });
      if (note === null) throw new NotFoundException();
      await this.steps.date(tx, session, { before: note.steps, after: [] }, by);
      await this.changes.delete(this.notes.hydrate(note), by, { entity: 'session-note', kind: session.kind }, {}, tx);
    });
    return { message: SENTENCES.noteDeleted };
  }

  private async sessionOf(id: string, by: RequestUser): Promise<StoredSession> {
    const session = await readOr404(this.sessions, id);
    await this.caseload.requireSession(session, by);
    return session;
  }

  private async put(tx: Tx, _id: Types.ObjectId, { sent, ifMatch, by, name }: Writing): Promise<SessionNote> {
    const { session, booking } = await this.noted(tx, _id);
    const before = await tx.findOne<StoredSessionNote>(this.notes.collection, { session: String(_id) });
    if (before === null && ifMatch !== undefined && ifMatch.length > 0) throw changedMeanwhile();
    if (before !== null) sameVersion(before, ifMatch);
    const { steps = [], ...words } = sent;
    if (words.forFamily !== undefined) await this.sentences.ask(tx, booking, session, by);
    await this.steps.date(tx, session, { before: before?.steps ?? [], after: steps }, by);
    await this.hold(tx, session, by);
    const written = { ...words, mood: words.mood as Mood, steps, by: name };
    const note = before
      ? await this.replace(tx, before, { written, ifMatch, by })
      : await this.add(tx, session, written, by);
    return toSessionNote(note);
  }

  /**
   * The session a note is about, and its booking. That is changed too, so that a note is not left behind by a booking that is
   * erased at the same moment.
   * @throws PublicHttpException (409) if it is still to come, cancelled or too long ago, or consent was withdrawn
   */
  private async noted(tx: Tx, _id: Types.ObjectId): Promise<{ session: StoredSession; booking: Booking }> {
    const session = await tx.findOr404<StoredSession>(this.sessions.collection, _id);
    const where = { _id: new Types.ObjectId(session.booking) };
    const booking = await tx.claim<Booking>(this.bookings.collection, where);
    if (booking === null) throw new NotFoundException();
    refuseWithdrawn(booking.consentWithdrawnAt);
    const refusal = refusalOf(session, new Date());
    if (refusal !== undefined) throw conflict(refusal);
    return { session, booking };
  }

  private async hold(tx: Tx, session: StoredSession, by: RequestUser): Promise<void> {
    const { _id, status, kind } = session;
    if (status === 'held') return;
    const about = { action: 'updated', entity: 'session', kind, fields: ['status'], from: status, to: 'held' } as const;
    const held = { $set: { status: 'held', updatedAt: new Date() } };
    await this.changes.updateWhere(this.sessions.collection, { _id }, held, by, about, tx);
    await makeUpCounts(tx, this.sessions.collection, session);
  }

  private async add(tx: Tx, session: StoredSession, written: object, by: RequestUser): Promise<StoredSessionNote> {
    const { _id, booking, family, day, kind } = session;
    const note = new this.notes({ session: String(_id), booking, family, day, ...written });
    await this.changes.create(note, by, { entity: 'session-note', kind, fields: Object.keys(written) }, tx);
    return note.toObject<StoredSessionNote>();
  }

  /** Replaces what a note says. Words that the writer may not have seen are kept beside the new ones. */
  private async replace(
    tx: Tx,
    before: StoredSessionNote,
    { written, ifMatch, by }: { written: Partial<StoredSessionNote>; ifMatch: IfMatchValue; by: RequestUser },
  ): Promise<StoredSessionNote> {
    const unseen = ifMatch === undefined ? earlierWords(before, written) : [];
    const $set = {
      // A field without words is removed: it must not be set, too.
      ...Object.fromEntries(Object.entries<unknown>(written).filter(([, value]) => value !== undefined)),
      ...(unseen.length > 0 && { earlier: [...(before.earlier ?? []), ...unseen].slice(-EARLIER_MAX) }),
      updatedAt: new Date(),
    };
    const empty = (['forFamily', 'forTeam'] as const).filter((field) => written[field] === undefined);
    const seen = ifMatch === undefined ? [] : ['earlier'];
    const $unset = Object.fromEntries([...empty, ...seen].map((field) => [field, 1 as const]));
    const about = { action: 'updated', entity: 'session-note', fields: Object.keys(written) } as const;
    const update = { $set, ...(Object.keys($unset).length > 0 && { $unset }) };
    const { collection } = this.notes;
    const note = await this.changes.updateWhere<StoredSessionNote>(
      collection,
      { _id: before._id },
      update,
      by,
      about,
      tx,
    );
    if (note === null) throw new NotFoundException();
    return note;
  }

  private async nameOf(by: RequestUser): Promise<string> {
    const profile = await this.caseload.profileOf(by);
    if (profile !== null) return profile.tName;
    const account = await this.subjects.model('user').findById(by.id).select('full_name').lean();
    return typeof account?.['full_name'] === 'string' ? account['full_name'] : by.email;
  }
}

function refusalOf({ status, day }: StoredSession, now: Date) {
  if (status === 'cancelled') return REFUSALS.noteCancelled;
  if (day > dayOf(now)) return REFUSALS.noteToCome;
  return day < dayOf(new Date(now.getTime() - NOTE_DAYS * DAY_MS)) ? REFUSALS.noteOver : undefined;
}

function earlierWords(before: StoredSessionNote, written: Partial<StoredSessionNote>): Earlier {
  const { forFamily, forTeam, by, updatedAt: at } = before;
  const isSame = forFamily === written.forFamily && forTeam === written.forTeam;
  if (isSame || (forFamily === undefined && forTeam === undefined)) return [];
  return [{ ...(forFamily && { forFamily }), ...(forTeam && { forTeam }), by, at }];
}
