import type { WorkingHours } from '#contract/plans';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { timeText } from '../sessions/words.js';
import { WEEKDAYS } from './week.js';

/** The name of a weekday. */
export function useDayName(): (weekday: number) => string {
  const { weekdays } = useTexts('form');
  return (weekday) => weekdays[(weekday % WEEKDAYS.length) as keyof typeof weekdays];
}

/** How hours of a weekday are said: "Monday, 8.00 a.m. to 12.00 p.m.". */
export function useHoursText(): (hours: WorkingHours) => string {
  const t = useTexts('myHours');
  const words = useTexts('sessionWords');
  const nameOf = useDayName();
  return ({ weekday, from, to }) =>
    fill(t.hoursOf, { day: nameOf(weekday), from: timeText(from, words), to: timeText(to, words) });
}
