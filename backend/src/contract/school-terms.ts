import type { Language } from './languages.js';

/** Days without school, both of them included, as month and day. */
type Break = readonly [from: string, until: string];

/**
 * When Sinhala and Tamil schools are closed between the terms, by year, as the Ministry of Education announced it. Muslim
 * schools have other terms: the office corrects what differs for its children. A year that is not here is not known.
 *
 * 2026: terms announced on 13 September 2025 (adaderana.lk/news.php?nid=112457); the first term begins on 5 January by the
 * circular of 9 December 2025 (nid=116761) and was interrupted from 10 to 20 January for the examinations that Cyclone
 * Ditwah had put off (lankanewsweb.net/archives/166999). The third term ends on 4 December. The terms of 2027 were not
 * announced when this was written (November 2026).
 */
export const SCHOOL_BREAKS: Readonly<Record<number, readonly Break[]>> = {
  2026: [
    ['01-01', '01-04'],
    ['01-10', '01-20'],
    ['02-14', '03-02'],
    ['04-11', '04-19'],
    ['08-08', '09-06'],
    ['12-05', '12-31'],
  ],
};

export const SCHOOL_HOLIDAY: Readonly<Record<Language, string>> = {
  en: 'School holidays',
  si: 'පාසල් නිවාඩුව',
  ta: 'பாடசாலை விடுமுறை',
};

/** Whether schools are closed between two terms on a day such as `2026-08-10`; of a year that is not known nobody can say. */
export function isBetweenTerms(day: string): boolean {
  const monthDay = day.slice(5);
  const breaks = SCHOOL_BREAKS[Number(day.slice(0, 4))] ?? [];
  return breaks.some(([from, until]) => monthDay >= from && monthDay <= until);
}
