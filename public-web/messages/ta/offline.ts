import type * as en from '../en/offline.js';
import type { TranslationOf } from '../catalogue.js';

export const offline = {
  title: 'இணைய இணைப்பு இல்லை',
  description: 'இந்தப் பக்கத்துக்கு இணைய இணைப்பு தேவை.',
  text: 'இந்தப் பக்கம் இன்னும் உங்கள் தொலைபேசியில் அல்லது கணினியில் இல்லை. நீங்கள் முன்பு வாசித்த பக்கங்கள் இணைப்பு இல்லாமலும் திறக்கும்.',
  answers: 'படிவம் ஒன்றை நிரப்பத் தொடங்கினீர்களா? உங்கள் பதில்கள் இங்கே பாதுகாப்பாக உள்ளன. அவற்றைப் பார்க்க அந்தப் படிவத்தை மீண்டும் திறவுங்கள்.',
  again: 'மீண்டும் முயலுங்கள்',
  call: 'அல்லது எங்களை அழையுங்கள்: {phone}',
} satisfies TranslationOf<typeof en.offline>;
