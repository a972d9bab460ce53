import { HOLIDAY_NAMES, HOLIDAYS } from '#contract/holidays';
import type { HolidayKind } from '#contract/plan-rules';
import type { Holiday } from '#contract/plans';
import { isBetweenTerms, SCHOOL_HOLIDAY } from '#contract/school-terms';
import { daysIn, type Span } from './staff-days.js';

/** The office's word on one day, which replaces the calendar's. */
export interface Correction {
  readonly day: string;
  readonly kind: HolidayKind;
  readonly removed?: boolean;
  readonly name?: string;
}

type Names = Holiday['name'];

/** The holidays among some days by the calendar, as the office corrected it. */
export function holidaysIn(span: Span, corrections: readonly Correction[]): Holiday[] {
  const corrected = new Map(corrections.map((correction) => [keyOf(correction), correction]));
  return daysIn(span).flatMap((day) =>
    (['public', 'school'] as const).flatMap((kind) => {
      const name = nameOf(day, kind, corrected.get(keyOf({ day, kind })));
      return name === undefined ? [] : [{ day, kind, name }];
    }),
  );
}

function keyOf({ day, kind }: Pick<Correction, 'day' | 'kind'>): string {
  return `${day} ${kind}`;
}

function nameOf(day: string, kind: HolidayKind, correction: Correction | undefined): Names | undefined {
  if (correction?.removed) return undefined;
  // Nobody translates the name that the office typed.
  if (correction?.name !== undefined) return { en: correction.name, si: correction.name, ta: correction.name };
  if (kind === 'school') return isBetweenTerms(day) ? SCHOOL_HOLIDAY : undefined;
  const key = HOLIDAYS[Number(day.slice(0, 4))]?.[day.slice(5)];
  return key && HOLIDAY_NAMES[key];
}

/** The kinds of holiday, for each day that is one. */
export function kindsByDay(holidays: readonly Holiday[]): Map<string, Set<HolidayKind>> {
  const kinds = new Map<string, Set<HolidayKind>>();
  for (const { day, kind } of holidays) kinds.set(day, (kinds.get(day) ?? new Set()).add(kind));
  return kinds;
}
