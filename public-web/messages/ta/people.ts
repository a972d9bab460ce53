import { bookingWords } from '#contract/booking-words-ta';
import type * as en from '../en/people.js';
import type { TranslationOf } from '../catalogue.js';

export { districts } from '#contract/districts-ta';

export const people = {
  listTitle: 'இதைச் செய்பவர்கள்',
  speaks: 'பேசும் மொழிகள்: {languages}',
  districts: 'பணியாற்றும் மாவட்டங்கள்: {districts}',
  greeting: '{name} பேசுவதைக் கேளுங்கள்',
  checked: 'எங்கள் அலுவலகம் உறுதிப்படுத்தியவை: {checks}',
  checks: {
    identity: 'அடையாளம்',
    certificates: 'சான்றிதழ்கள்',
    references: 'பரிந்துரைகள்',
    police: 'பொலிஸ் அறிக்கை',
  },
  safety: 'உங்கள் பிள்ளையை எப்படிப் பாதுகாப்பாக வைத்திருக்கிறோம்',
  goodAt: 'சிறப்பாக உதவுவது',
  spoken: bookingWords.choices.language,
  writtenIn: {
    en: 'ஆங்கிலத்தில் எழுதப்பட்டுள்ளது',
    si: 'சிங்களத்தில் எழுதப்பட்டுள்ளது',
    ta: 'தமிழில் எழுதப்பட்டுள்ளது',
  },
  language: 'மொழி',
  district: 'மாவட்டம்',
  any: 'அனைத்தும்',
  nobody: 'இரண்டுக்கும் பொருந்துபவர் இங்கே இல்லை. எல்லோரையும் பார்க்க “அனைத்தும்” என்பதைத் தெரிவு செய்யுங்கள்.',
  callBack: '{name} பற்றி என்னை அழையுங்கள்',
  whatsapp: 'WhatsApp செய்தி எழுதுங்கள்',
  whatsappText: 'வணக்கம். {name} (இலக்கம் {id}) அவர்களுடன் பெற்றோர் உளவளத்துணை அமர்வு வேண்டும். தயவுசெய்து என்னை அழையுங்கள்.',
} satisfies TranslationOf<typeof en.people>;
