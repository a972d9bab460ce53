import { Injectable, NotFoundException } from '@nestjs/common';
import { trusted, Types } from 'mongoose';
import { hasBegun, isLate } from '#contract/late-cancellation';
import { type CancelledBy, type Scope, SKIPS } from '#contract/plan-rules';
import type { Series, Session } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { dayOf } from '#contract/sri-lanka';
import { type Actor, AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { type IfMatchValue, nextVersion, sameVersion } from '../common/if-match.js';
import type { Filter } from '../common/list/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { HolidaysService } from './holidays.service.js';
import { idOf } from './planning.js';
import { bySlot } from './planning-rules.js';
import { Planning } from './planning.service.js';
import { notOwed } from './planning-sessions.js';
import type { SeriesPauseDto } from './series.dto.js';
import { endOf } from './series-continued.js';
import type { StoredSeries } from './series.schema.js';
import type { StoredSession } from './session.schema.js';
import { SessionAnswers } from './session-answers.js';
import { SessionChanges } from './session-changes.js';
import type { OwedDto } from './sessions.dto.js';
import { toSeries } from './sessions.mapper.js';

/** A cancellation: who cancels, and what follows from it. */
interface Cancellation {
  readonly by: CancelledBy;
  readonly reason?: string | undefined;
  readonly scope?: Scope | undefined;
  /** A make-up is due. */
  readonly owed?: boolean | undefined;
  /** The time at which somebody cancelled; now by default. */
  readonly at?: Date;
}

interface Only {
  readonly where?: Filter;
  readonly ifMatch?: IfMatchValue;
}

/** Cancels sessions, and ends series. */
@Injectable()
export class SessionsCancelService {
  constructor(
    private readonly shared: SessionChanges,
    private readonly planning: Planning,
    private readonly answers: SessionAnswers,
    private readonly changes: AuditedChanges,
    private readonly holidays: HolidaysService,
    private readonly idempotency: IdempotencyService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Cancels a session, or all from it on. The family is told of what we cancel, the staff of everything.
   * @param only what the session must be: a condition, such as its family's booking, and the version that was read
   */
  async cancel(id: string, cancellation: Cancellation, by: Actor, only: Only): Promise<Session[]> {
    const cancelled = await this.transactions.run(async (tx) => {
      const first = await tx.findOr404<StoredSession>(this.shared.sessions.collection, id, only.where);
      if (first.status === 'cancelled') throw conflict(REFUSALS.sessionCancelled);
      if (first.status !== 'planned') throw conflict(REFUSALS.sessionNotPlanned);
      sameVersion(first, only.ifMatch);
      const affected = await this.shared.affected(tx, first, cancellation.scope);
      if (cancellation.scope === 'following' && first.series) await this.endSeries(tx, first.series, first, by);
      return this.cancelAll(tx, affected, cancellation, by);
    });
    return this.answers.of(cancelled);
  }

  /**
   * Corrects whether a cancelled session is to be made up.
   * @param ifMatch the version that was read
   * @throws PublicHttpException (409) if it was not cancelled, makes up for another one, or another one makes up for it
   */
  async owe(id: string, dto: OwedDto, by: RequestUser, ifMatch: IfMatchValue): Promise<Session> {
    const { collection } = this.shared.sessions;
    const corrected = await this.transactions.run(async (tx) => {
      const session = await tx.findOr404<StoredSession>(collection, id);
      const { owed } = dto.checked();
      if (session.status !== 'cancelled') throw conflict(REFUSALS.notToMakeUp);
      if ((session.owed ?? false) === owed) return session;
      sameVersion(session, ifMatch);
      const madeUp = await tx.findOne(collection, { makesUp: id, status: { $in: ['planned', 'held'] } });
      if (owed && (session.makesUp || madeUp !== null)) throw conflict(REFUSALS.notToMakeUp);
      const update = owed ? { $set: { owed, updatedAt: new Date() } } : notOwed();
      const about = { action: 'updated', entity: 'session', kind: session.kind, fields: ['owed'] } as const;
      return this.changes.updateWhere<StoredSession>(collection, { _id: session._id }, update, by, about, tx);
    });
    const [answer] = await this.answers.of(corrected === null ? [] : [corrected]);
    if (answer === undefined) throw new NotFoundException();
    return answer;
  }

  /** Ends a series: from that day on it has no sessions any more. One that ends anyway can end earlier. */
  async end(id: string, from: string, by: RequestUser): Promise<Series> {
    const series = await findOr404(this.shared.series, id);
    const until = endOf(series, from);
    await this.transactions.run(async (tx) => {
      const where = { series: String(series._id), status: 'planned', day: { $gte: from } };
      const affected = await tx.find<StoredSession>(this.shared.sessions.collection, where);
      if (series.status === 'ended' && affected.length === 0) throw conflict(REFUSALS.seriesEnded);
      await this.changes.update(series, { status: 'ended', until }, by, { entity: 'series' }, undefined, tx);
      if (affected.length > 0) await this.cancelAll(tx, affected, { by: 'provider' }, by);
    });
    return toSeries(series.toObject<StoredSeries>());
  }

  /**
   * Cancels the coming sessions of a series that are on holidays of some kinds. The family is told once, of all of them.
   * @returns the cancelled sessions, or those that would be
   */
  async pause(id: string, dto: SeriesPauseDto, key: Key, by: RequestUser): Promise<Session[]> {
    const { skip, reason, preview } = dto;
    const series = await findOr404(this.shared.series, id);
    if (preview) {
      const found = await this.transactions.run((tx) => this.toPause(tx, series, skip));
      return this.answers.viewed(by, await this.answers.of(found));
    }
    const left = SKIPS.filter((kind) => skip.includes(kind) || series.skip?.includes(kind));
    const once = { key, sent: [id, dto], recordId: new Types.ObjectId(series.booking) };
    const cancelled = await this.idempotency.once(once, async (tx) => {
      const affected = await this.toPause(tx, series, skip);
      await this.changes.update(series, { skip: left }, by, { entity: 'series' }, undefined, tx);
      if (affected.length > 0) await this.cancelAll(tx, affected, { by: 'provider', reason }, by);
      return affected.map(idOf);
    });
    const found = await this.shared.sessions.find({ _id: trusted({ $in: cancelled }) }).lean<StoredSession[]>();
    return this.answers.of(found.sort(bySlot));
  }

  /**
   * The sessions of a series that have not begun and are on a holiday of these kinds.
   * @throws PublicHttpException (409) where the series has ended
   */
  private async toPause(tx: Tx, series: StoredSeries, kinds: readonly string[]): Promise<StoredSession[]> {
    const { collection } = this.shared.sessions;
    const planned = { series: idOf(series), status: 'planned' };
    // A series that was ended or split on a day still has its sessions before that day.
    if (series.status === 'ended' && (await tx.findOne(collection, planned)) === null)
      throw conflict(REFUSALS.seriesEnded);
    const today = dayOf(new Date());
    const found = (await tx.find<StoredSession>(collection, { ...planned, day: { $gte: today } })).sort(bySlot);
    const holidays = await this.holidays.holidaysBetween(today, found.at(-1)?.day ?? today);
    const isOn = ({ day }: StoredSession) => SKIPS.some((kind) => kinds.includes(kind) && holidays.get(day)?.has(kind));
    return found.filter((session) => isOn(session) && !hasBegun(session));
  }

  /** Cancels sessions of one booking as part of a larger change. */
  async cancelAll(
    tx: Tx,
    sessions: readonly StoredSession[],
    { by: cancelledBy, reason, owed, at = new Date() }: Cancellation,
    by: Actor,
    isFamilyTold = cancelledBy === 'provider',
  ): Promise<StoredSession[]> {
    const cancelled = sessions.map((session): StoredSession => {
      const isOwed = owed === true && !session.makesUp;
      return {
        ...session,
        status: 'cancelled',
        cancelledBy,
        ...(reason !== undefined && { reason }),
        ...(cancelledBy === 'family' && isLate(session.day, at.getTime()) && { late: true }),
        ...(isOwed && { owed: true }),
        sequence: session.sequence + 1,
        updatedAt: nextVersion(session),
      };
    });
    const updates = cancelled.map(({ _id, status, cancelledBy, reason, late, owed, sequence, updatedAt }) => {
      const more = { ...(reason !== undefined && { reason }), ...(late && { late }), ...(owed && { owed }) };
      return { _id, update: { $set: { status, cancelledBy, ...more, sequence, updatedAt } } };
    });
    await tx.updateEach(this.shared.sessions.collection, updates);
    await this.settle(tx, cancelled, owed);
    await this.shared.record(tx, cancelled, by, { fields: ['status'], from: 'planned', to: 'cancelled' });
    await this.shared.tellCancelled(tx, cancelled, { isFamilyTold, cancelledBy });
    return cancelled;
  }

  /** Updates what depends on cancelled sessions: owed sessions, and the last session of a booking. */
  private async settle(tx: Tx, cancelled: readonly StoredSession[], owed?: boolean): Promise<void> {
    // A make-up that its family cancelled late counts as given, unless the office says otherwise.
    await this.oweAgain(tx, owed === true ? cancelled : cancelled.filter(({ late }) => !late));
    for (const booking of new Set(cancelled.map((session) => session.booking))) await this.planning.settle(tx, booking);
  }

  /** The session that a cancelled one would have made up for has to be made up again. */
  private async oweAgain(tx: Tx, cancelled: readonly StoredSession[]): Promise<void> {
    const made = cancelled.flatMap(({ makesUp }) => (makesUp ? [new Types.ObjectId(makesUp)] : []));
    const owed = { $set: { owed: true, updatedAt: new Date() } } as const;
    if (made.length > 0) await tx.updateMany(this.shared.sessions.collection, { _id: { $in: made } }, owed);
  }

  private async endSeries(tx: Tx, id: string, first: StoredSession, by: Actor): Promise<void> {
    const series = await tx.findOne<StoredSeries>(this.shared.series.collection, { _id: new Types.ObjectId(id) });
    if (series !== null) await this.shared.endSeries(tx, series, first, by);
  }
}
