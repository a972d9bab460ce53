import type * as English from '../courses';
import type { Translated } from '../catalogue';
import { ADDED_AT } from './labels';
import { FOLLOW_UP_LABELS } from './followUp';

export const courses: Translated<typeof English.courses> = {
  name: 'பாடநெறி |||| பாடநெறிகள்',
  since: ADDED_AT,
  fields: {
    title: 'பாடநெறியின் பெயர்',
    description: 'விளக்கம்',
    link: 'இணைப்பு',
    createdAt: 'சேர்த்த நாள்',
  },
  title: 'பாடநெறிகள்',
  file: 'பாடநெறிகள்',
  search: 'தேடல்: பெயர் அல்லது விளக்கம்',
  loading: 'பாடநெறிகள் திறக்கின்றன…',
  failed: 'பாடநெறிகளைப் பெற முடியவில்லை. பின்னர் மீண்டும் முயலுங்கள்.',
  empty: 'பாடநெறிகள் எதுவும் இல்லை.',
  count: '%{smart_count} பாடநெறி |||| %{smart_count} பாடநெறிகள்',
  advice: 'முதல் பாடநெறியைச் சேருங்கள்: பின்னர் அது இணையத்தளத்தில் “வளங்கள்” பகுதியில் தெரியும்.',
  add: 'பாடநெறி சேருங்கள்',
  addFailed: 'பாடநெறியைச் சேர்க்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
  edit: 'பாடநெறியைத் திருத்துங்கள்',
  saveFailed: 'பாடநெறியைச் சேமிக்க முடியவில்லை. %{tryAgain}',
  message: {
    delete_title: 'இந்தப் பாடநெறியை அழிக்கவா?',
    delete_content: '“%{recordRepresentation}” நிரந்தரமாக அழியும், இணையத்தளத்திலும் தெரியாது.',
  },
  notifications: {
    created: 'பாடநெறி வெற்றிகரமாகச் சேர்க்கப்பட்டது!',
    updated: 'பாடநெறி சேமிக்கப்பட்டது.',
    deleted: 'பாடநெறி வெற்றிகரமாக அழிக்கப்பட்டது.',
  },
  deleteFailed: 'பாடநெறியை அழிக்க முடியவில்லை. %{tryAgain}',
};

export const courseRequests: Translated<typeof English.courseRequests> = {
  name: 'பாடநெறிக் கோரிக்கை |||| பாடநெறிக் கோரிக்கைகள்',
  fields: {
    name: 'பெயர்',
    phone: 'தொலைபேசி இலக்கம்',
    email: 'மின்னஞ்சல்',
    course: 'பாடநெறி',
    ...FOLLOW_UP_LABELS,
    status: 'நிலை',
    createdAt: 'கிடைத்த நாள்',
  },
  title: 'பாடநெறிக் கோரிக்கைகள்',
  file: 'பாடநெறிக் கோரிக்கைகள்',
  search: 'தேடல்: பெயர், பாடநெறி, மின்னஞ்சல், இலக்கம்',
  loading: 'பாடநெறிக் கோரிக்கைகள் திறக்கின்றன…',
  failed: 'பாடநெறிக் கோரிக்கைகளைப் பெற முடியவில்லை.',
  empty: 'பாடநெறிக் கோரிக்கைகள் இன்னும் இல்லை.',
  noMatch: 'இந்தத் தேடலுக்குப் பாடநெறிக் கோரிக்கைகள் இல்லை.',
  count: '%{smart_count} பாடநெறிக் கோரிக்கை |||| %{smart_count} பாடநெறிக் கோரிக்கைகள்',
  advice: 'பெற்றோர் இணையத்தளத்தில் பாடநெறியைக் கோரும்போது, கோரிக்கைகள் இங்கே வரும்.',
  statuses: {
    pending: 'காத்திருப்பு',
    accepted: 'ஏற்கப்பட்டது',
    denied: 'மறுக்கப்பட்டது',
  },
  decisions: {
    accepted: 'ஏற்க',
    denied: 'மறுக்க',
  },
  about: '(%{name} இன் கோரிக்கை: %{course})',
  opened: 'குடும்பம் இந்த முடிவைப் பார்த்தது: %{moment}. இனி அதைத் திரும்பப் பெற முடியாது.',
  statusFailed: '%{name} இன் கோரிக்கையின் நிலையை “%{status}” என மாற்ற முடியவில்லை.',
  message: {
    delete_title: '%{recordRepresentation} அனுப்பியதை அழிக்கவா?',
    delete_content: 'அது நிரந்தரமாக அழியும், எந்தப் பட்டியலுக்கும் செல்லாது.',
  },
  notifications: {
    deleted: 'பாடநெறிக் கோரிக்கை வெற்றிகரமாக அழிக்கப்பட்டது.',
  },
  deleteFailed: 'பாடநெறிக் கோரிக்கையை அழிக்க முடியவில்லை. %{tryAgain}',
};
