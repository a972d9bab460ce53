import type en from '../en/not-found.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  title: 'இந்தப் பக்கம் இல்லை',
  description: 'இந்த முகவரியில் பக்கம் எதுவும் இல்லை.',
  text: 'முகவரி தவறாக இருக்கலாம், அல்லது பக்கம் இன்னும் தயாராகவில்லை.',
  home: 'முகப்புக்குச் செல்லுங்கள்',
  call: 'அல்லது எங்களை அழையுங்கள்: {phone}',
} satisfies TranslationOf<typeof en>;
