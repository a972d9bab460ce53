import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { PreviewedSession, Session } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { dayOf, daysLater } from '#contract/sri-lanka';
import type { RequestUser } from '../common/access/index.js';
import { conflict } from '../common/errors/index.js';
import { groupBy } from '../common/group-by.js';
import { type IfMatchValue, nextVersion, sameVersion } from '../common/if-match.js';
import { Transactions, type Tx } from '../database/index.js';
import { idOf, type Parties, type PlannedBooking, type Staff } from './planning.js';
import { PlanMessages } from './plan-messages.js';
import { daysBetween } from './planning-rules.js';
import { Planning } from './planning.service.js';
import { requireAllowed, requireSameDay, updateOfMoved, withAllowed } from './planning-sessions.js';
import { continued } from './series-continued.js';
import type { StoredSeries } from './series.schema.js';
import type { StoredSession } from './session.schema.js';
import { SessionAnswers } from './session-answers.js';
import { SessionChanges } from './session-changes.js';
import type { SessionChangeDto } from './sessions.dto.js';

/** The fields of a session that a move changes. */
const MOVED = ['day', 'at', 'minutes', 'profile', 'place'] as const;

interface Move {
  readonly before: StoredSession;
  readonly after: StoredSession;
}
interface Moved extends Parties {
  readonly moves: readonly Move[];
}

/** Moves sessions to another day, time, person or place, with the same checks as a plan. */
@Injectable()
export class SessionsMoveService {
  constructor(
    private readonly shared: SessionChanges,
    private readonly planning: Planning,
    private readonly answers: SessionAnswers,
    private readonly messages: PlanMessages,
    private readonly transactions: Transactions,
  ) {}

  /** @throws PublicHttpException (409) with the list where something stands in the way, and then nothing is changed */
  async move(id: string, dto: SessionChangeDto, by: RequestUser, ifMatch: IfMatchValue): Promise<Session[]> {
    const { sessions, isMoved } = await this.transactions.run((tx) => this.store(tx, id, dto, by, ifMatch));
    const answers = await this.answers.of(sessions);
    // No event of a change says who was answered with this one.
    return isMoved ? answers : this.answers.viewed(by, answers);
  }

  private async store(
    tx: Tx,
    id: string,
    dto: SessionChangeDto,
    by: RequestUser,
    ifMatch: IfMatchValue,
  ): Promise<{ readonly sessions: StoredSession[]; readonly isMoved: boolean }> {
    const first = await tx.findOr404<StoredSession>(this.shared.sessions.collection, id);
    sameVersion(first, ifMatch);
    if (first.status !== 'planned') throw conflict(REFUSALS.sessionNotPlanned);
    const affected = await this.shared.affected(tx, first, dto.scope);
    const moves = movesOf(affected, first, dto);
    if (!moves.some(({ before, after }) => changedIn(before, after).length > 0)) {
      return { sessions: [first], isMoved: false };
    }
    const after = moves.map((move) => move.after);
    requireSameDay(after);
    const last =
      after
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? first.day;
    const parties = await this.planning.claimed(tx, first.booking, dto.profile ?? first.profile, last);
    const checked = await this.checked(tx, { ...parties, moves }, dto);
    await this.write(tx, checked, first, dto, by);
    await this.planning.settle(tx, first.booking);
    const fields = [...new Set(moves.flatMap((move) => changedIn(move.before, move.after)))];
    const isAllowedNow = checked.some(({ before, after }) => after.allowed !== before.allowed);
    await this.shared.record(tx, after, by, { fields: [...fields, ...(isAllowedNow ? ['allowed'] : [])] });
    await this.tell(tx, { ...parties, moves: checked });
    return { sessions: checked.map((move) => move.after), isMoved: true };
  }

  /** The moves with what was allowed of them. Whoever covers a session keeps it, unless all sessions change hands. */
  private async checked(tx: Tx, { moves, staff }: Moved, { allow }: SessionChangeDto): Promise<Move[]> {
    const making = new Set(moves.map(({ before }) => idOf(before)));
    const all = moves.map(({ after }) => after);
    const previews = new Map<StoredSession, PreviewedSession>();
    for (const profile of new Set(all.map((session) => session.profile))) {
      const own = moves.filter(({ after }) => after.profile === profile);
      const whose = profile === idOf(staff) ? staff : await this.planning.claimedStaff(tx, profile);
      const previewed = await this.planning.preview(
        tx,
        own.map(({ after }) => after),
        whose,
        making,
        all,
      );
      own.forEach((move, i) => {
        const preview = previewed[i];
        if (preview) previews.set(move.after, withoutKnown(preview, move));
      });
    }
    const sessions = all.flatMap((session) => previews.get(session) ?? []);
    const allowed = requireAllowed(sessions, allow);
    return moves.map(({ before, after }, i) => ({
      before,
      after: withAllowed(after, allowed[i]?.allowed ?? keptAllowed(before, after)),
    }));
  }

  private async write(
    tx: Tx,
    moves: readonly Move[],
    first: StoredSession,
    dto: SessionChangeDto,
    by: RequestUser,
  ): Promise<void> {
    const series = dto.scope === 'following' ? await this.continuedSeries(tx, moves, first, dto, by) : undefined;
    for (const { after } of moves) if (series !== undefined) after.series = series;
    const updates = moves.map(({ after }) => ({ _id: after._id, update: updateOfMoved(after) }));
    await tx.updateEach(this.shared.sessions.collection, updates);
  }

  /** Makes a new series of what follows if there were sessions before; otherwise changes the series itself. */
  private async continuedSeries(
    tx: Tx,
    moves: readonly Move[],
    first: StoredSession,
    dto: SessionChangeDto,
    by: RequestUser,
  ): Promise<string | undefined> {
    if (!first.series) return undefined;
    const { collection } = this.shared.series;
    const where = { _id: new Types.ObjectId(first.series) };
    const series = await tx.findOne<StoredSeries>(collection, where);
    if (series === null) return undefined;
    const shift = dto.day === undefined ? 0 : daysBetween(first.day, dto.day);
    const next = continued(
      series,
      moves.map(({ after }) => after),
      dto,
      shift,
    );
    const ofSeries = { series: first.series };
    const all = await tx.find<StoredSession>(this.shared.sessions.collection, ofSeries, { day: 1, at: 1 });
    const making = new Set(moves.map(({ before }) => idOf(before)));
    if (all.every((session) => making.has(idOf(session)))) {
      await this.shared.changeSeries(tx, series, next, by);
      return undefined;
    }
    await this.shared.endSeries(tx, series, first, by);
    const now = new Date();
    const made = { ...series, ...next, _id: new Types.ObjectId(), createdAt: now, updatedAt: now };
    await this.shared.addSeries(tx, { ...made, status: 'active' }, moves.length, by);
    return idOf(made);
  }

  /** Tells of what is still to come; nobody needs to hear of a correction of the past. */
  private async tell(tx: Tx, { moves, booking }: Moved): Promise<void> {
    const undo = undoOf(moves);
    const today = dayOf(new Date());
    const news = moves.filter(({ before, after }) => before.day >= today || after.day >= today);
    const moved = news.filter(({ before, after }) => changedIn(before, after).some((field) => field !== 'profile'));
    const covered = news.filter((move) => !moved.includes(move) && isOthers(move));
    for (const [template, told] of [
      ['session-moved', moved],
      ['session-covered', covered],
    ] as const) {
      for (const [profile, own] of groupBy(told, staffNow)) {
        const { tName } = await this.shared.staffOf(tx, profile);
        const handed = template === 'session-covered' ? { handed: own.map(({ after }) => idOf(after)) } : {};
        await this.messages.toFamily(template, booking, { ...slotsOf(own), staff: tName, ...handed, ...undo })(tx);
      }
    }
    await this.tellStaff(tx, news, booking);
  }

  private async tellStaff(tx: Tx, news: readonly Move[], booking: PlannedBooking): Promise<void> {
    const undo = undoOf(news);
    const [handed, kept] = [news.filter(isOthers), news.filter((move) => !isOthers(move))];
    const staffOf = (profile: string): Promise<Pick<Staff, 'account'>> => this.shared.staffOf(tx, profile);
    for (const [profile, own] of groupBy(kept, staffNow)) {
      await this.messages.toStaff('staff-moved', await staffOf(profile), booking, { ...slotsOf(own), ...undo })(tx);
    }
    for (const [profile, own] of groupBy(handed, staffNow)) {
      const sessions = own.map(({ after }) => after);
      await this.messages.toStaff('staff-planned', await staffOf(profile), booking, { sessions, ...undo })(tx);
    }
    for (const profile of new Set(handed.map(({ before }) => before.profile))) {
      const sessions = handed.flatMap(({ before }) => (before.profile === profile ? [before] : []));
      await this.messages.toStaff('staff-cancelled', await staffOf(profile), booking, { sessions, ...undo })(tx);
    }
  }
}

/** The member of staff who has the session now. */
const staffNow = ({ after }: Move): string => after.profile;
const isOthers = ({ before, after }: Move): boolean => before.profile !== after.profile;

function movesOf(affected: readonly StoredSession[], first: StoredSession, dto: SessionChangeDto): Move[] {
  const shift = dto.day === undefined ? 0 : daysBetween(first.day, dto.day);
  return affected.map((before) => {
    const { at = before.at, minutes = before.minutes, profile = before.profile, place = before.place } = dto;
    const day = daysLater(before.day, shift);
    const after = { ...before, day, at, minutes, profile, place };
    return { before, after: { ...after, sequence: before.sequence + 1, updatedAt: nextVersion(before) } };
  });
}

function changedIn(before: StoredSession, after: StoredSession): string[] {
  return MOVED.filter((field) => before[field] !== after[field]);
}

/** Keeps what was allowed before, as long as the day and the person are the same. */
function keptAllowed(before: StoredSession, after: StoredSession): StoredSession['allowed'] {
  return before.day === after.day && before.profile === after.profile ? before.allowed : undefined;
}

function withoutKnown(preview: PreviewedSession, { before, after }: Move): PreviewedSession {
  const known = keptAllowed(before, after)?.warnings ?? [];
  return { ...preview, warnings: preview.warnings.filter((warning) => !known.includes(warning)) };
}

/**
 * The values by which the messages of a move are found, and those of the last move if this one takes it back. A move of
 * several sessions has none.
 */
function undoOf([move, ...more]: readonly Move[]) {
  if (move === undefined || more.length > 0) return {};
  const by = { change: changeOf(move.after), former: whereItIs(move.before) };
  return { undo: { by, of: { change: changeOf(move.before), former: whereItIs(move.after) } } };
}

const changeOf = (session: StoredSession): string => `${idOf(session)} ${String(session.sequence)}`;
const whereItIs = (session: StoredSession): string => MOVED.map((field) => session[field]).join(' ');

function slotsOf(moves: readonly Move[]): { readonly sessions: StoredSession[]; readonly before: StoredSession[] } {
  return { sessions: moves.map(({ after }) => after), before: moves.map(({ before }) => before) };
}
