import type { Translated } from '../catalogue';
import type * as English from '../names';

export const familyNames: Translated<typeof English.familyNames> = {
  name: 'குடும்பம் |||| குடும்பங்கள்',
  file: 'குடும்பங்கள்',
};

export const eventNames: Translated<typeof English.eventNames> = {
  name: 'நிகழ்வு |||| நிகழ்வுகள்',
  file: 'நடந்தவை',
};

export const administratorNames: Translated<typeof English.administratorNames> = {
  name: 'நிர்வாகி |||| நிர்வாகிகள்',
  file: 'நிர்வாகிகள்',
};

export const dataRequestNames: Translated<typeof English.dataRequestNames> = {
  name: 'தரவுக் கோரிக்கை |||| தரவுக் கோரிக்கைகள்',
  file: 'தரவுக் கோரிக்கைகள்',
};

export const peopleNames: Translated<typeof English.peopleNames> = {
  name: 'நபர் |||| நபர்கள்',
  fields: {
    name: 'பெயர்',
    phone: 'தொலைபேசி இலக்கம்',
    email: 'மின்னஞ்சல்',
    reason: 'காரணம்',
    childName: 'பிள்ளை',
    records: 'ஆவணங்கள்',
    createdAt: 'கடைசித் தொடர்பு',
  },
  file: 'நபர்களும் அவர்களின் தரவுகளும்',
  everything: 'இந்த நபரைப் பற்றிய எல்லாம்',
  familyPage: 'குடும்பத்தின் பக்கத்துக்கு',
};
