import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

/** Days as the person reads them: browsers know no month names in Sinhala. */
export function useDay(): (moment: string) => string {
  const { months, date } = useTexts('form');
  return (moment) => {
    const at = new Date(moment);
    const month = (at.getMonth() + 1) as keyof typeof months;
    return fill(date, { day: at.getDate(), month: months[month], year: at.getFullYear() });
  };
}
