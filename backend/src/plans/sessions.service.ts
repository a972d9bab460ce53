import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { SessionStatus } from '#contract/plan-rules';
import type { Session } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { dayOf } from '#contract/sri-lanka';
import { ADMIN_ROLE } from '#contract/users';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict } from '../common/errors/index.js';
import { readOr404 } from '../common/find-or-404.js';
import { type IfMatchValue, nextVersion, sameVersion } from '../common/if-match.js';
import { findPage, type ListQuery, type Page } from '../common/list/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { Caseload } from './caseload.js';
import { idOf, type Parties } from './planning.js';
import { PlanMessages } from './plan-messages.js';
import { Planning } from './planning.service.js';
import {
  makeUpCounts,
  notOwed,
  toPlacedSession,
  plannedSession,
  requireAllowed,
  requireSameDay,
} from './planning-sessions.js';
import { SESSION_NOTE_MODEL, type StoredSessionNote } from './session-note.schema.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';
import { SessionAnswers } from './session-answers.js';
import { SessionsSearch } from './sessions-search.js';
import { SESSION_LIST, type SessionPlanDto } from './sessions.dto.js';

@Injectable()
export class SessionsService {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(SESSION_NOTE_MODEL) private readonly notes: Model<StoredSessionNote>,
    private readonly planning: Planning,
    private readonly answers: SessionAnswers,
    private readonly search: SessionsSearch,
    private readonly caseload: Caseload,
    private readonly messages: PlanMessages,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
    private readonly transactions: Transactions,
  ) {}

  async list(query: ListQuery, by: RequestUser): Promise<Page<Session>> {
    const where = await this.caseload.whereFor(by);
    const wanted = await this.search.read(query, where);
    const page = await findPage(this.sessions, SESSION_LIST, wanted, (row) => row, where);
    return this.audit.viewedPage(by, { entity: 'session' }, query, page.with(await this.answersFor(page.rows, by)));
  }

  async one(id: string, by: RequestUser): Promise<Session> {
    const session = await readOr404(this.sessions, id, await this.caseload.whereFor(by));
    const answer = await this.answer(session, by);
    const about = { entity: 'session', kind: session.kind, recordId: answer._id } as const;
    this.audit.viewed(by, about, [answer._id], [answer.booking]);
    return answer;
  }

  /** @throws PublicHttpException (409) with the list where something stands in the way, or nothing is to be made up */
  async plan(dto: SessionPlanDto, key: Key, by: RequestUser): Promise<Session> {
    requireSameDay([dto]);
    const once = { key, sent: dto, recordId: new Types.ObjectId(dto.booking) };
    const id = await this.idempotency.once(once, async (tx) => idOf(await this.store(tx, dto, by)));
    return this.answer(await readOr404(this.sessions, id), by);
  }

  /**
   * Records what happened, or takes it back (`planned`). It can be corrected until there is a note, and nobody can know it
   * before the day.
   * @param ifMatch the version that was read: what a colleague has recorded since is not replaced
   */
  async recordOutcome(
    id: string,
    outcome: Exclude<SessionStatus, 'cancelled'>,
    by: RequestUser,
    ifMatch: IfMatchValue,
  ): Promise<Session> {
    const { _id, status } = await readOr404(this.sessions, id, await this.caseload.whereFor(by));
    const moved = await this.transactions.run((tx) => this.moveTo(tx, _id, outcome, { by, ifMatch }));
    const answer = await this.answer(moved, by);
    // No event of a change says who was answered with this one.
    if (status === outcome) this.answers.viewed(by, [answer]);
    return answer;
  }

  private async moveTo(
    tx: Tx,
    _id: Types.ObjectId,
    to: SessionStatus,
    { by, ifMatch }: { by: RequestUser; ifMatch: IfMatchValue },
  ): Promise<StoredSession> {
    const { collection } = this.sessions;
    const found = await tx.findOr404<StoredSession>(collection, _id);
    const { status, day, kind, booking } = found;
    if (status === 'cancelled') throw conflict(REFUSALS.sessionCancelled);
    if (day > dayOf(new Date())) throw conflict(REFUSALS.sessionToCome);
    if (status === to) return found;
    sameVersion(found, ifMatch);
    // A note claims the booking too: none is written beside an absence that is recorded at the same moment.
    await this.planning.claim(tx, booking);
    const note = await tx.findOne(this.notes.collection, { session: String(_id) });
    if (note !== null && to !== 'held') throw conflict(REFUSALS.sessionNoted);
    const about = { action: 'updated', entity: 'session', kind, fields: ['status'], from: status, to } as const;
    const update = { $set: { status: to, updatedAt: nextVersion(found) } };
    const moved = await this.changes.updateWhere<StoredSession>(collection, { _id }, update, by, about, tx);
    if (moved === null) throw new NotFoundException();
    if (to !== 'absent') await makeUpCounts(tx, collection, moved);
    return moved;
  }

  private async store(tx: Tx, dto: SessionPlanDto, by: RequestUser): Promise<StoredSession> {
    const parties = await this.planning.claimed(tx, dto.booking, dto.profile, dto.day);
    const wanted = toPlacedSession(dto, dto.place, parties);
    const previews = await this.planning.preview(tx, [wanted], parties.staff);
    const [allowed] = requireAllowed(previews, dto.allow);
    await this.makeUp(tx, dto.makesUp, wanted.child);
    const session = plannedSession(wanted, parties, { ...allowed, ...(dto.makesUp && { makesUp: dto.makesUp }) });
    await tx.insert(this.sessions.collection, session);
    await this.tell(tx, session, parties, by);
    return session;
  }

  /** The session that is made up for is owed no longer. */
  private async makeUp(tx: Tx, makesUp: string | undefined, child: string): Promise<void> {
    if (makesUp === undefined) return;
    const owed = { _id: new Types.ObjectId(makesUp), child, owed: true };
    if ((await tx.update(this.sessions.collection, owed, notOwed())) === null) throw conflict(REFUSALS.notToMakeUp);
  }

  private async tell(tx: Tx, session: StoredSession, { booking, staff }: Parties, by: RequestUser): Promise<void> {
    const fields = [...(session.allowed ? ['allowed'] : []), ...(session.makesUp ? ['makesUp'] : [])];
    const event = {
      action: 'created',
      entity: 'session',
      recordId: idOf(session),
      kind: session.kind,
      fields,
    } as const;
    await this.audit.recording(by, event)(tx);
    await this.messages.planned(booking, staff, [session])(tx);
  }

  /** The reason why something was allowed may be about a colleague, so it is for the office alone. */
  private async answersFor(sessions: readonly StoredSession[], by: RequestUser): Promise<Session[]> {
    const answers = await this.answers.of(sessions);
    return by.role === ADMIN_ROLE ? answers : answers.map(({ allowed: _, ...answer }) => answer);
  }

  private async answer(session: StoredSession, by: RequestUser): Promise<Session> {
    const [answer] = await this.answersFor([session], by);
    if (answer === undefined) throw new Error('A session has an answer.');
    return answer;
  }
}
