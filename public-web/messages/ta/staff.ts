import type en from '../en/staff.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  ask: 'யாரைத் தெரிவு செய்வது என்று தெரியவில்லையா? எங்களை அழையுங்கள்:',
  loading: 'பட்டியல் திறக்கிறது…',
  failed: 'விபரங்களைப் பெற முடியவில்லை.',
  retry: 'மீண்டும் முயலுங்கள்',
  empty: '{service}: விபரங்கள் எதுவும் இல்லை.',
  needsScript: 'இந்தப் பட்டியலுக்கு JavaScript தேவை.',
  call: 'எங்களை அழையுங்கள், யாருக்கு நேரம் உள்ளது என்று சொல்வோம்:',
  people: {
    one: '{count} நபர்',
    other: '{count} நபர்கள்',
  },
  experience: {
    one: '{years} ஆண்டு அனுபவம்',
    other: '{years} ஆண்டுகள் அனுபவம்',
  },
  qualifications: 'தகைமைகள்',
  bookNow: 'இப்போது பதிவு செய்யுங்கள்',
  bookWho: 'இப்போது பதிவு செய்யுங்கள்: {name}',
  close: 'மூடுங்கள்',
} satisfies TranslationOf<typeof en>;
