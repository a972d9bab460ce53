import { Injectable } from '@nestjs/common';
import { HOLIDAY_NAMES, HOLIDAYS } from '#contract/holidays';
import type { HolidayKind } from '#contract/plan-rules';

/** The holidays by which sessions are planned. */
@Injectable()
export class HolidaysService {
  /** The holidays from one day until another, both included. */
  holidaysBetween(from: string, to: string): Promise<Map<string, Set<HolidayKind>>> {
    const found = new Map<string, Set<HolidayKind>>();
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
      for (const [date, name] of Object.entries(HOLIDAYS[year] ?? {})) {
        const day = `${year}-${date}`;
        if (from <= day && day <= to) found.set(day, new Set([HOLIDAY_NAMES[name].kind]));
      }
    }
    return Promise.resolve(found);
  }
}
