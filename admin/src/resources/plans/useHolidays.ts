import { useLocale } from 'react-admin';
import type { Language } from '#contract/languages';
import type { Holiday } from '#contract/plans';
import { useRead, withQuery } from './requests';

/** The names of the holidays of each day. */
export type HolidayNames = ReadonlyMap<string, string>;

export function useHolidays(from: string, to: string) {
  const language = useLocale() as Language;
  const { data = [], error, refetch } = useRead<Holiday[]>(withQuery('/calendar/holidays', { from, to }));
  const names = new Map<string, string>();
  for (const { day, name } of data) names.set(day, [names.get(day), name[language]].filter(Boolean).join(', '));
  return { names, error, refetch };
}
