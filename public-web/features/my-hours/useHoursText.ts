import type { WorkingHours } from '#contract/plans';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { timeText } from '../sessions/words.js';
import { WEEKDAYS } from './week.js';

/** How hours of a weekday are said: "Monday, 8.00 a.m. to 12.00 p.m.". */
export function useHoursText(): (hours: WorkingHours) => string {
  const t = useTexts('myHours');
  const words = useTexts('sessionWords');
  const { weekdays } = useTexts('form');
  return ({ weekday, from, to }) => {
    const day = weekdays[(weekday % WEEKDAYS.length) as keyof typeof weekdays];
    return fill(t.hoursOf, { day, from: timeText(from, words), to: timeText(to, words) });
  };
}
