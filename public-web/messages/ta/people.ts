import type * as en from '../en/people.js';
import type { TranslationOf } from '../catalogue.js';

export const people = {
  listTitle: 'இதைச் செய்பவர்கள்',
  speaks: 'பேசும் மொழிகள்: {languages}',
  districts: 'பணியாற்றும் மாவட்டங்கள்: {districts}',
  goodAt: 'சிறப்பாக உதவுவது',
  spoken: { en: 'ஆங்கிலம்', si: 'சிங்களம்', ta: 'தமிழ்' },
  writtenIn: {
    en: 'ஆங்கிலத்தில் எழுதப்பட்டுள்ளது',
    si: 'சிங்களத்தில் எழுதப்பட்டுள்ளது',
    ta: 'தமிழில் எழுதப்பட்டுள்ளது',
  },
  language: 'மொழி',
  district: 'மாவட்டம்',
  any: 'அனைத்தும்',
  nobody: 'இரண்டுக்கும் பொருந்துபவர் இங்கே இல்லை. எல்லோரையும் பார்க்க “அனைத்தும்” என்பதைத் தெரிவு செய்யுங்கள்.',
  whatsapp: 'WhatsApp செய்தி எழுதுங்கள்',
  whatsappText: 'வணக்கம். {name} (இலக்கம் {id}) அவர்களுடன் பெற்றோர் உளவளத்துணை அமர்வு வேண்டும். தயவுசெய்து என்னை அழையுங்கள்.',
} satisfies TranslationOf<typeof en.people>;

export const districts = {
  Ampara: 'அம்பாறை',
  Anuradhapura: 'அனுராதபுரம்',
  Badulla: 'பதுளை',
  Batticaloa: 'மட்டக்களப்பு',
  Colombo: 'கொழும்பு',
  Galle: 'காலி',
  Gampaha: 'கம்பஹா',
  Hambantota: 'அம்பாந்தோட்டை',
  Jaffna: 'யாழ்ப்பாணம்',
  Kalutara: 'களுத்துறை',
  Kandy: 'கண்டி',
  Kegalle: 'கேகாலை',
  Kilinochchi: 'கிளிநொச்சி',
  Kurunegala: 'குருநாகல்',
  Mannar: 'மன்னார்',
  Matale: 'மாத்தளை',
  Matara: 'மாத்தறை',
  Monaragala: 'மொணராகலை',
  Mullaitivu: 'முல்லைத்தீவு',
  'Nuwara Eliya': 'நுவரெலியா',
  Polonnaruwa: 'பொலன்னறுவை',
  Puttalam: 'புத்தளம்',
  Ratnapura: 'இரத்தினபுரி',
  Trincomalee: 'திருகோணமலை',
  Vavuniya: 'வவுனியா',
} satisfies TranslationOf<typeof en.districts>;
