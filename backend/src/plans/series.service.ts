import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { SERIES_MONTHS } from '#contract/plan-rules';
import type { Series, SeriesPreview, Session } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { dayOf, monthsLater } from '#contract/sri-lanka';
import { AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import { findPage, type ListQuery } from '../common/list/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { HolidaysService } from './holidays.service.js';
import { idOf, type Parties } from './planning.js';
import { PlanMessages } from './plan-messages.js';
import { expanded, type Slot, withoutSkipped } from './planning-rules.js';
import { Planning } from './planning.service.js';
import { daysOf, toPlacedSession, plannedSession, requireAllowed, requireSameDay } from './planning-sessions.js';
import { SERIES_LIST } from './series.dto.js';
import type { SeriesPlanDto } from './sessions.dto.js';
import { SERIES_MODEL, type StoredSeries } from './series.schema.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';
import { toSeries, toSession } from './sessions.mapper.js';
import { SessionsSearch } from './sessions-search.js';

interface Planned {
  readonly series: Series;
  readonly sessions: readonly Session[];
}
interface Days {
  readonly kept: readonly Slot[];
  readonly skipped: SeriesPreview['skipped'];
}

/** Plans series of sessions: seen whole before they are made, and made whole or not at all. */
@Injectable()
export class SeriesService {
  constructor(
    @InjectModel(SERIES_MODEL) private readonly series: Model<StoredSeries>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    private readonly planning: Planning,
    private readonly holidays: HolidaysService,
    private readonly messages: PlanMessages,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly transactions: Transactions,
    private readonly search: SessionsSearch,
  ) {}

  async preview(dto: SeriesPlanDto): Promise<SeriesPreview> {
    const { kept, skipped } = await this.daysOf(dto);
    const sessions = await this.transactions.run(async (tx) => {
      const parties = await this.planning.found(tx, dto.booking, dto.profile);
      const wanted = kept.map((slot) => toPlacedSession(slot, dto.place, parties));
      return this.planning.preview(tx, wanted, parties.staff);
    });
    return { sessions, skipped };
  }

  /** @throws PublicHttpException (409) with the preview where something stands in the way */
  async plan(dto: SeriesPlanDto, key: Key, by: RequestUser): Promise<Planned> {
    const days = await this.daysOf(dto);
    const once = { key, sent: dto, recordId: new Types.ObjectId(dto.booking) };
    return this.idempotency.once(once, (tx) => this.store(tx, dto, days, by));
  }

  async list(query: ListQuery, by: RequestUser) {
    const page = await findPage(this.series, SERIES_LIST, await this.search.readSeries(query), toSeries);
    return this.audit.viewedPage(by, { entity: 'series' }, query, page);
  }

  private async daysOf({ pattern, from, until, skip = [], allow }: SeriesPlanDto): Promise<Days> {
    if (until < from) throw new ValidationError({ until: REFUSALS.planBackwards });
    if (monthsLater(until, -SERIES_MONTHS) >= from) throw new ValidationError({ until: REFUSALS.planTooLong });
    requireSameDay(pattern);
    const holidays = await this.holidays.holidaysBetween(from, until);
    const days = withoutSkipped(expanded(pattern, from, until), skip, holidays, daysOf(allow));
    if (days.kept.length === 0) throw new ValidationError({ until: REFUSALS.planEmpty });
    return days;
  }

  private async store(tx: Tx, dto: SeriesPlanDto, { kept, skipped }: Days, by: RequestUser): Promise<Planned> {
    const last = kept.at(-1)?.day ?? dto.until;
    const parties = await this.planning.claimed(tx, dto.booking, dto.profile, last);
    const wanted = kept.map((slot) => toPlacedSession(slot, dto.place, parties));
    const previews = await this.planning.preview(tx, wanted, parties.staff);
    const allowed = requireAllowed(previews, dto.allow, skipped);
    const series = newSeries(dto);
    const sessions = wanted.map((session, i) =>
      plannedSession(session, parties, { ...allowed[i], series: idOf(series) }),
    );
    await tx.insert(this.series.collection, series);
    await tx.insertMany(this.sessions.collection, sessions);
    await this.tell(tx, series, sessions, parties, by);
    const today = dayOf(new Date());
    const around = { ...parties, tName: parties.staff.tName };
    return { series: toSeries(series), sessions: sessions.map((session) => toSession(session, around, today)) };
  }

  private async tell(
    tx: Tx,
    series: StoredSeries,
    sessions: readonly StoredSession[],
    { booking, staff }: Parties,
    by: RequestUser,
  ): Promise<void> {
    const allowed = sessions.some((session) => session.allowed) ? ['allowed'] : [];
    const about = { entity: 'series', recordId: idOf(series), kind: booking.kind } as const;
    const event = { ...about, action: 'created', fields: allowed, count: sessions.length } as const;
    await this.audit.recording(by, event)(tx);
    await this.messages.planned(booking, staff, sessions)(tx);
  }
}

function newSeries({ booking, profile, pattern, from, until, place, skip }: SeriesPlanDto): StoredSeries {
  const now = new Date();
  const fields = { booking, profile, pattern, from, until, place, ...(skip && { skip }) };
  return { _id: new Types.ObjectId(), ...fields, status: 'active', createdAt: now, updatedAt: now };
}
