import type en from '../en/service.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  bookNow: 'இப்போது பதிவு செய்யுங்கள்',
  contact: 'தொடர்பு கொள்ளுங்கள்',
  free: 'கோரிக்கை அனுப்புவது இலவசம். இரண்டு வேலை நாட்களுக்குள் உங்களை அழைப்போம்.',
  howTitle: 'இது எப்படி நடக்கும்',
  faqTitle: 'பெற்றோர் கேட்கும் கேள்விகள்',
  dialogTitle: 'தொடர்பு கொள்ளுங்கள்',
  dialogText: 'அழையுங்கள், எழுதுங்கள், அல்லது WhatsApp செய்தி அனுப்புங்கள். சிங்களம், தமிழ் அல்லது ஆங்கிலத்தில் பேசலாம்.',
  close: 'மூடுங்கள்',
} satisfies TranslationOf<typeof en>;
