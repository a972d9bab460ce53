import type { DateWriter } from '../../fields/formats';

const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** As on the public site: Chromium knows none in Sinhala. */
const MONTHS = [
  'ජනවාරි',
  'පෙබරවාරි',
  'මාර්තු',
  'අප්‍රේල්',
  'මැයි',
  'ජූනි',
  'ජූලි',
  'අගෝස්තු',
  'සැප්තැම්බර්',
  'ඔක්තෝබර්',
  'නොවැම්බර්',
  'දෙසැම්බර්',
];

/** 2026 ඔක්තෝබර් 1, 14:30 */
export const sinhalaDate: DateWriter = (parts) => {
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
  const month = MONTHS[ENGLISH.indexOf((part('month') ?? '').slice(0, 3))];
  const date = [part('year'), month, part('day')].filter(Boolean).join(' ');
  const hour = part('hour');
  return hour === undefined ? date : `${date}, ${hour}:${part('minute')}`;
};
