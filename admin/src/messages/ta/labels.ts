import type { ENGLISH_NAMES } from '#contract/languages';
import type * as English from '../labels';
import type { Translated } from '../catalogue';

/** The names of the languages. */
export const LANGUAGE_NAMES: Translated<typeof ENGLISH_NAMES> = { en: 'ஆங்கிலம்', si: 'சிங்களம்', ta: 'தமிழ்' };

/** The labels of the kinds of bookings. */
export const KIND_WORDS: Translated<typeof English.KIND_WORDS> = {
  'shadow-teacher': 'பாடசாலைக்கான துணை ஆசிரியர்',
  'special-need-teacher': 'வீட்டுக்கான விசேட தேவை ஆசிரியர்',
  'readiness-teacher': 'பாடசாலை ஆயத்தத் திட்டம்',
  'counselling-teacher': 'மாணவர் உளவளத்துணை',
  'therapy-session-teacher': 'பேச்சு மற்றும் நடத்தைத் தொழில்வழிச் சிகிச்சை அமர்வு',
};

/** The labels of the services. */
export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  'Shadow teacher for school': 'பாடசாலைக்கான துணை ஆசிரியர்',
  'Special needs teacher for home': 'வீட்டுக்கான விசேட தேவை ஆசிரியர்',
  'School Readiness Program': 'பாடசாலை ஆயத்தத் திட்டம்',
  'Student counseling': 'மாணவர் உளவளத்துணை',
  'Speech and behavior occupational therapy session': 'பேச்சு மற்றும் நடத்தைத் தொழில்வழிச் சிகிச்சை அமர்வு',
  'Parent counseling/Parenting session': 'பெற்றோர் உளவளத்துணை மற்றும் பிள்ளை வளர்ப்பு அமர்வுகள்',
};

/** The labels of the professions. */
export const TEACHER_TYPE_WORDS: Translated<typeof English.TEACHER_TYPE_WORDS> = {
  Shadow_Teacher: 'துணை ஆசிரியர்',
  Home_Visiting_Teacher: 'வீட்டுக்குச் செல்லும் ஆசிரியர்',
  Behavior_Therapist: 'நடத்தைச் சிகிச்சையாளர்',
  Occupational_Therapist: 'தொழில்வழிச் சிகிச்சையாளர்',
  Counselor: 'உளவளத்துணையாளர்',
  Speech_Therapist: 'பேச்சுச் சிகிச்சையாளர்',
};

/** The labels of the times to be called. */
export const BEST_TIME_WORDS: Translated<typeof English.BEST_TIME_WORDS> = {
  any: 'எந்த நேரத்திலும்',
  morning: 'காலையில் (8 முதல் 11)',
  midday: 'நண்பகலில் (11 முதல் 2)',
  afternoon: 'மாலையில் (2 முதல் 5)',
};

/** Of what nobody has sent: a course, a price. */
export const ADDED_AT: Translated<typeof English.ADDED_AT> = 'சேர்த்தது: %{moment}.';
