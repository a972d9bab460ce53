import type { DateWriter } from '../../config/formats';

const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Short, as in the other languages. Chromium knows none in Sinhala. */
const MONTHS = ['ජන', 'පෙබ', 'මාර්තු', 'අප්‍රේල්', 'මැයි', 'ජූනි', 'ජූලි', 'අගෝ', 'සැප්', 'ඔක්', 'නොවැ', 'දෙසැ'];

/** 2026 ඔක් 1, 14:30 */
export const sinhalaDate: DateWriter = (parts) => {
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
  const month = MONTHS[ENGLISH.indexOf((part('month') ?? '').slice(0, 3))];
  const date = [part('year'), month, part('day')].filter(Boolean).join(' ');
  const hour = part('hour');
  return hour === undefined ? date : `${date}, ${hour}:${part('minute')}`;
};
