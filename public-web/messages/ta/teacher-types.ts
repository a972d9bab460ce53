import type en from '../en/teacher-types.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  Shadow_Teacher: 'துணை ஆசிரியர்',
  Home_Visiting_Teacher: 'வீட்டுக்குச் செல்லும் ஆசிரியர்',
  Behavior_Therapist: 'நடத்தைச் சிகிச்சையாளர்',
  Occupational_Therapist: 'தொழில்வழிச் சிகிச்சையாளர்',
  Counselor: 'உளவளத்துணையாளர்',
  Speech_Therapist: 'பேச்சுச் சிகிச்சையாளர்',
} satisfies TranslationOf<typeof en>;
