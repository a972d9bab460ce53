import { useLocale } from 'react-admin';
import { useSay } from './useSay';

interface Head {
  readonly date: Date;
  readonly el: HTMLElement;
}

/**
 * Days and times in the language of the page. FullCalendar hides the words of its heads from screen readers and has them
 * read a date of its own: here they read what everybody sees.
 * @param nameOf what stands above a day, such as `2026-11-28`
 */
export function useCalendarWords(nameOf: (day: string) => string) {
  const say = useSay();
  const locale = useLocale();
  const wordsAbove = ({ date }: Pick<Head, 'date'>): string => nameOf(date.toISOString().slice(0, 10));
  return {
    locale: locale === 'en' ? 'en-GB' : `${locale}-LK`,
    timedText: say('time'),
    dayHeaderContent: wordsAbove,
    dayHeaderDidMount: ({ el, date }: Head): void => el.setAttribute('aria-label', wordsAbove({ date })),
  };
}
