import type en from '../en/teacher-types.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  Shadow_Teacher: 'සහාය ගුරුවරයා',
  Home_Visiting_Teacher: 'ගෙදරට යන ගුරුවරයා',
  Behavior_Therapist: 'චර්යා චිකිත්සක',
  Occupational_Therapist: 'වෘත්තීය චිකිත්සක',
  Counselor: 'උපදේශක',
  Speech_Therapist: 'කථන චිකිත්සක',
} satisfies TranslationOf<typeof en>;
