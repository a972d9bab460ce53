import type * as English from '../auditLog';
import type { Translated } from '../catalogue';
import { KIND_WORDS } from './labels';
import { pages } from './pages';

const ACTION_WORDS = {
  created: 'சேர்க்கப்பட்டது',
  updated: 'மாற்றப்பட்டது',
  deleted: 'அழிக்கப்பட்டது',
  released: 'விடுவிக்கப்பட்டது',
  viewed: 'பார்க்கப்பட்டது',
  exported: 'கோப்பாக எடுக்கப்பட்டது',
  erased: 'முழுமையாக அழிக்கப்பட்டது',
  told: 'சொல்லப்பட்டது',
  expired: 'வைத்திருக்கும் காலம் முடிந்ததால் அழிக்கப்பட்டது',
  login: 'உள்நுழைந்தார்',
  logout: 'வெளியேறினார்',
  denied: 'மறுக்கப்பட்டது',
};

const ENTITY_WORDS = {
  user: 'விண்ணப்பங்கள்',
  booking: 'முன்பதிவுகள்',
  course: 'பாடநெறிகள்',
  'course-request': 'பாடநெறிக் கோரிக்கைகள்',
  vacancy: 'வெற்றிடங்கள்',
  category: 'ஆசிரியர் விபரங்கள்',
  service: 'கட்டணங்கள்',
  contact: 'தொடர்புச் செய்திகள்',
  message: 'மக்களுக்கான செய்திகள்',
  note: 'குறிப்புகள்',
  person: 'மக்கள்',
  'data-request': 'தரவுக் கோரிக்கைகள்',
  family: 'குடும்பங்கள்',
  'staff-hours': 'வார நேரங்கள்',
  'time-off': 'விடுப்பு',
  series: 'அமர்வுத் தொடர்கள்',
  session: 'அமர்வுகள்',
  'calendar-address': 'நாட்காட்டி முகவரிகள்',
  holiday: 'விடுமுறை நாட்கள்',
  goal: 'இலக்குகள்',
  'session-note': 'அமர்வுக் குறிப்புகள்',
  'progress-report': 'முன்னேற்ற அறிக்கைகள்',
  announcement: 'அறிவிப்புகள்',
  cv: 'CVகள்',
  account: 'கணக்குகள்',
  route: 'வழிகள்',
  file: 'கோப்புகள்',
  'consent-proof': 'சம்மதத்தின் சான்றுகள்',
  audit: 'நடந்தவை',
};

/** The page that lists all of it. */
export const auditLog: Translated<typeof English.auditLog> = {
  fields: {
    who: 'யார்',
    actor: 'கணக்கு',
    action: 'என்ன',
    recordId: 'ஆவணம்',
    result: 'விளைவு',
    count: 'எத்தனை',
    route: 'வழி',
    rule: 'விதி',
    kind: 'வகை',
    from: 'முந்தைய நிலை',
    to: 'பிந்தைய நிலை',
    entity: 'ஆவணத்தின் வகை',
    since: 'இருந்து',
    until: 'வரை',
    createdAt: 'எப்போது',
  },
  choices: {
    action: ACTION_WORDS,
    entity: ENTITY_WORDS,
    kind: KIND_WORDS,
    result: {
      done: 'செய்யப்பட்டது',
      refused: 'மறுக்கப்பட்டது',
    },
  },
  title: pages['/audit-log'],
  search: 'தேடல்: செய்தவரின் மின்னஞ்சல்',
  loading: 'நடந்தவை திறக்கின்றன…',
  failed: 'நடந்தவற்றைப் பெற முடியவில்லை.',
  empty: 'இன்னும் எதுவும் நடக்கவில்லை.',
  noMatch: 'பொருந்தும் நிகழ்வுகள் இல்லை.',
  count: '%{smart_count} நிகழ்வு |||| %{smart_count} நிகழ்வுகள்',
  advice: 'நிர்வாகிகள் பார்ப்பவை, மாற்றுபவை, கோப்பாக எடுப்பவை இரண்டு ஆண்டுகள் இங்கே பதிவாகும். அவற்றை மாற்ற முடியாது.',
};
