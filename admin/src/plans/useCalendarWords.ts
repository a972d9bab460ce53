import { useLocale } from 'react-admin';
import { day as written } from '../fields/formats';
import { type PlanText, usePlansTranslate } from './usePlansTranslate';

interface Cell {
  readonly date: Date;
  readonly el: HTMLElement;
}

/** The calendar reads days as UTC. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * What a calendar says, in the language of the page. FullCalendar has screen readers hear dates of its own, which say less
 * than its heads and are English where the browser knows no Sinhala: here they hear the words that everybody sees.
 * @param title names the whole calendar
 * @param nameOf what stands above a day, such as `2026-11-28`
 */
export function useCalendarWords(title: PlanText, nameOf: (day: string) => string) {
  const t = usePlansTranslate();
  const locale = useLocale();
  return {
    locale: locale === 'en' ? 'en-GB' : `${locale}-LK`,
    titleFormat: (): string => t(title),
    timedText: t('time'),
    weekTextLong: t('week'),
    dayHeaderContent: ({ date }: Pick<Cell, 'date'>): string => nameOf(dayOf(date)),
    dayHeaderDidMount: ({ el, date }: Cell): void => el.setAttribute('aria-label', nameOf(dayOf(date))),
    dayCellDidMount: ({ el, date }: Cell): void => el.setAttribute('aria-label', written(dayOf(date))),
  };
}
