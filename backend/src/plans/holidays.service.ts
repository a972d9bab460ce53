import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { HOLIDAY_CORRECTION_FIELDS, type HolidayKind } from '#contract/plan-rules';
import type { Holiday } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { requireDependents } from '../common/dto/index.js';
import { duplicateKey, ValidationError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import { findPage, type ListQuery, type Page } from '../common/list/index.js';
import {
  HOLIDAY_MODEL,
  type HolidayCorrectionAnswer,
  type StoredHoliday,
  toHolidayCorrection,
} from './holidays.schema.js';
import { holidaysIn, kindsByDay } from './holidays.js';
import { refuseWrongSpan, type Span } from './staff-days.js';
import { HOLIDAY_LIST, type HolidayChangesDto, type HolidayDto } from './staff.dto.js';

const ABOUT = { entity: 'holiday' } as const;

@Injectable()
export class HolidaysService {
  constructor(
    @InjectModel(HOLIDAY_MODEL) private readonly corrections: Model<StoredHoliday>,
    private readonly changes: AuditedChanges,
  ) {}

  /** Finds the holidays among at most two years of days, which everybody may read. */
  async among(span: Span): Promise<Holiday[]> {
    refuseWrongSpan(span);
    return this.holidays(span);
  }

  /** The kinds of holiday, for each day that is one. */
  async holidaysBetween(from: string, to: string): Promise<Map<string, Set<HolidayKind>>> {
    return kindsByDay(await this.holidays({ from, to }));
  }

  private async holidays({ from, to }: Span): Promise<Holiday[]> {
    const day = trusted({ $gte: from, $lte: to });
    return holidaysIn({ from, to }, await this.corrections.find({ day }).lean<StoredHoliday[]>());
  }

  list(query: ListQuery): Promise<Page<HolidayCorrectionAnswer>> {
    return findPage(this.corrections, HOLIDAY_LIST, query, toHolidayCorrection);
  }

  async add(dto: HolidayDto, by: RequestUser): Promise<HolidayCorrectionAnswer> {
    const correction = new this.corrections(dto);
    await onceForEachDay(() => this.changes.create(correction, by, ABOUT));
    return toHolidayCorrection(correction);
  }

  async update(id: string, dto: HolidayChangesDto, by: RequestUser, ifMatch: IfMatchValue) {
    const correction = await findOr404(this.corrections, id);
    const changes = dto.against(correction);
    requireDependents(HOLIDAY_CORRECTION_FIELDS, correction.toObject<Record<string, unknown>>(), changes);
    await onceForEachDay(() => this.changes.update(correction, changes, by, ABOUT, ifMatch));
    return toHolidayCorrection(correction);
  }

  async delete(id: string, by: RequestUser): Promise<void> {
    await this.changes.delete(await findOr404(this.corrections, id), by, ABOUT);
  }
}

/** @throws ValidationError (409) where the day has a correction of this kind */
async function onceForEachDay<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!duplicateKey(error)?.includes('day')) throw error;
    throw new ValidationError({ day: REFUSALS.holidayCorrected }, HttpStatus.CONFLICT);
  }
}
