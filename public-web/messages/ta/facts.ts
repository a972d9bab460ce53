import type * as en from '../en/facts.js';
import type { TranslationOf } from '../catalogue.js';

export const facts = {
  title: 'நேரமும் கட்டணமும்',
  length: 'ஓர் அமர்வு',
  price: 'கட்டணம்',
  reduced: 'குறைந்த கட்டணம்',
  waiting: 'காத்திருக்கும் காலம்',
  askUs: 'எங்களிடம் கேளுங்கள்',
  minutes: { one: '{count} நிமிடம்', other: '{count} நிமிடங்கள்' },
  hours: { one: '{count} மணித்தியாலம்', other: '{count} மணித்தியாலங்கள்' },
  range: '{from} முதல் {to} வரை',
  rupees: {
    session: 'ஓர் அமர்வுக்கு ரூ. {price}',
    hour: 'மணித்தியாலத்துக்கு ரூ. {price}',
    day: 'நாளுக்கு ரூ. {price}',
    month: 'மாதத்துக்கு ரூ. {price}',
    programme: 'முழுத் திட்டத்துக்கும் ரூ. {price}',
  },
  reducedFrom: 'முழுக் கட்டணம் அதிகமாக இருந்தால், ரூ. {price} முதல்',
  noWaiting: 'இப்போது காத்திருக்கத் தேவையில்லை',
  weeks: { one: 'சுமார் {count} வாரம்', other: 'சுமார் {count} வாரங்கள்' },
  call: 'கேள்வி இருந்தால் எங்களை அழையுங்கள்:',
  cardAsk: 'நேரமும் கட்டணமும்: எங்களிடம் கேளுங்கள்',
} satisfies TranslationOf<typeof en.facts>;
