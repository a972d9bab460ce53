import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { useLocale } from 'react-admin';
import { day as written } from '../../config/formats';
import { type PlanText, usePlansTranslate } from './usePlansTranslate';

/** A calendar in the colours of the app. */
export const COLOURS = {
  '--fc-classic-background': 'transparent',
  '--fc-classic-foreground': 'currentcolor',
  '--fc-classic-muted-foreground': 'currentcolor',
  '--fc-classic-faint-foreground': 'currentcolor',
  '--fc-classic-border': 'var(--line)',
  '--fc-classic-today': 'transparent',
} as const;

interface Cell {
  readonly date: Date;
  readonly el: HTMLElement;
}

/** The calendar reads days as UTC. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Days and times are Sri Lanka's as text. The calendar reads them as UTC, so that no clock and no zone moves them. */
const COMMON = { timeZone: 'UTC', firstDay: 1, headerToolbar: false, height: 'auto' } as const;

/** The props of a calendar with hours. */
export const WITH_HOURS = {
  allDaySlot: false,
  snapDuration: '00:15',
  slotHeaderFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
} as const;

/**
 * The props of every calendar, and what it says, in the language of the page. FullCalendar has screen readers hear dates
 * of its own, which say less than its heads and are English where the browser knows no Sinhala: here they hear the words
 * that everybody sees.
 * @param title names the whole calendar
 * @param nameOf what stands above a day, such as `2026-11-28`
 */
export function useCalendar(title: PlanText, nameOf: (day: string) => string) {
  const t = usePlansTranslate();
  const locale = useLocale();
  return {
    ...COMMON,
    locale: locale === 'en' ? 'en-GB' : `${locale}-LK`,
    titleFormat: (): string => t(title),
    timedText: t('time'),
    weekTextLong: t('week'),
    dayHeaderContent: ({ date }: Pick<Cell, 'date'>): string => nameOf(dayOf(date)),
    dayHeaderDidMount: ({ el, date }: Cell): void => el.setAttribute('aria-label', nameOf(dayOf(date))),
    dayCellDidMount: ({ el, date }: Cell): void => el.setAttribute('aria-label', written(dayOf(date))),
  };
}
