import type { BookingKind } from '#contract/bookings';
import { bookingResource } from '../../config/resources';
import type * as English from '../bookings';
import type { Translated } from '../catalogue';
import { byKind } from '../labels';
import { BEST_TIME_WORDS, KIND_WORDS } from './labels';
import { FOLLOW_UP_LABELS } from './followUp';
import { pages } from './pages';
import { messageTexts } from './outgoingMessages';

/** The contract's labels speak to the parent who fills in the form; here an administrator reads about that parent. */
const SPOKEN_OF_THE_PARENT = {
  parentName: 'பெற்றோரின் பெயர்',
  parentPhone: 'பெற்றோரின் தொலைபேசி இலக்கம்',
  parentEmail: 'பெற்றோரின் மின்னஞ்சல்',
  requirementsNeeds: 'பெற்றோர் எதிர்பார்ப்பது',
  childNeeds: 'பிள்ளையின் தேவைகள்',
  childCondition: 'பிள்ளையின் நிலை',
};

/** The name of its CSV file. */
const FILES = {
  'shadow-teacher': 'துணை ஆசிரியர் முன்பதிவுகள்',
  'special-need-teacher': 'வீட்டு ஆசிரியர் முன்பதிவுகள்',
  'readiness-teacher': 'பாடசாலை ஆயத்த முன்பதிவுகள்',
  'counselling-teacher': 'மாணவர் உளவளத்துணை முன்பதிவுகள்',
  'therapy-session-teacher': 'சிகிச்சை முன்பதிவுகள்',
};

/** Texts for bookings of all kinds. */
const shared = {
  search: 'தேடல்: பிள்ளை, பெற்றோர், இலக்கம்',
  loading: 'முன்பதிவுகள் திறக்கின்றன…',
  failed: 'முன்பதிவுகளைப் பெற முடியவில்லை.',
  empty: 'முன்பதிவுகள் இன்னும் இல்லை.',
  advice: 'பெற்றோர் இணையத்தளத்தில் இந்தச் சேவையின் முன்பதிவுப் படிவத்தை அனுப்பும்போது, முன்பதிவுகள் இங்கே வரும்.',
  noMatch: 'இந்தத் தேடலுக்கு முன்பதிவுகள் இல்லை.',
  count: '%{smart_count} முன்பதிவு |||| %{smart_count} முன்பதிவுகள்',
  category: 'முன்பதிவு வகை',
  child: '%{age} வயது, தரம் %{grade}',
  childNotAtSchool: '%{age} வயது, பாடசாலை செல்வதில்லை',
  childAtPreschool: '%{age} வயது, முன்பள்ளியில்',
  noParent: 'தொடர்பு விபரங்கள் தரப்படவில்லை',
  detailsOf: '%{name} இற்கான முன்பதிவு',
  edit: 'முன்பதிவைத் திருத்துங்கள்',
  addFailed: 'முன்பதிவைச் சேர்க்க முடியவில்லை. %{tryAgain}',
  choices: {
    language: messageTexts.languages,
    consentLanguage: messageTexts.languages,
    bestTime: BEST_TIME_WORDS,
    consentBy: {
      phone: 'தொலைபேசியில் சம்மதித்தார்',
    },
  },
  editing: '%{name} இற்கான முன்பதிவைத் திருத்துதல்',
  saved: 'சேமிக்கப்பட்டது: %{name}, %{service}.',
  familyTold: 'இந்த மாற்றம் பற்றிக் குடும்பத்திற்குத் தெரிவிக்கப்படும்.',
  familyToTell: 'இந்த மாற்றம் பற்றிக் குடும்பத்திற்குத் தெரிவியுங்கள்.',
  statuses: {
    Pending: 'காத்திருப்பு',
    Approved: 'ஏற்கப்பட்டது',
    Rejected: 'மறுக்கப்பட்டது',
  },
  decisions: {
    Approved: 'ஏற்க',
    Rejected: 'மறுக்க',
  },
  saveFailed: 'முன்பதிவை மாற்ற முடியவில்லை. %{tryAgain}',
  deleteFailed: 'முன்பதிவை அழிக்க முடியவில்லை. %{tryAgain}',
  message: {
    delete_title: '%{recordRepresentation} இற்கான முன்பதிவை அழிக்கவா?',
    delete_content: 'முன்பதிவும் அதில் உள்ள தொடர்பு விபரங்களும் நிரந்தரமாக அழியும்.',
  },
  notifications: {
    updated: 'துணை ஆசிரியர் முன்பதிவு வெற்றிகரமாக மாற்றப்பட்டது.',
    deleted: 'முன்பதிவு வெற்றிகரமாக அழிக்கப்பட்டது.',
  },
};

/** A label is the same for all kinds. */
const fields = {
  childName: 'பிள்ளையின் பெயர்',
  childAge: 'பிள்ளையின் வயது',
  schoolGrade: 'தரம்',
  schoolName: 'பாடசாலையின் பெயர்',
  location: 'பாடசாலை இருக்கும் இடம்',
  schoolTimeDuration: 'பாடசாலை நேரம்',
  diagnosedCondition: 'மருத்துவக் கண்டறிதல்',
  startingDate: 'தொடங்கும் திகதி',
  homeLocation: 'வீடு இருக்கும் இடம்',
  noOfsessionPerweek: 'வாரத்துக்கு எத்தனை அமர்வுகள்',
  noOfdaysPerweek: 'வாரத்துக்கு எத்தனை நாட்கள்',
  noOfhoursPerweek: 'வாரத்துக்கு எத்தனை மணித்தியாலங்கள்',
  notAtSchool: 'பாடசாலை செல்லவில்லை',
  preschool: 'முன்பள்ளிக்குச் செல்கிறார்',
  noOfsessionPerweekOpen: 'வாரத்துக்கு எத்தனை அமர்வுகள்: இன்னும் முடிவாகவில்லை',
  noOfdaysPerweekOpen: 'வாரத்துக்கு எத்தனை நாட்கள்: இன்னும் முடிவாகவில்லை',
  noOfhoursPerweekOpen: 'வாரத்துக்கு எத்தனை மணித்தியாலங்கள்: இன்னும் முடிவாகவில்லை',
  startingDateOpen: 'தொடங்கும் திகதி: இன்னும் முடிவாகவில்லை',
  bestTime: 'அழைக்க வசதியான நேரம்',
  preferredStaff: 'குடும்பம் கேட்ட ஆசிரியர்',
  consentVersion: 'சம்மத வாசகம்',
  consentLanguage: 'சம்மதத்தின் மொழி',
  consentBy: 'சம்மதம்',
  recordedBy: 'உள்ளிட்டவர்',
  assignedStaff: 'நியமித்த ஆசிரியர்',
  ...SPOKEN_OF_THE_PARENT,
  child: 'பிள்ளை',
  parent: 'பெற்றோர்',
  ...FOLLOW_UP_LABELS,
  status: 'நிலை',
  createdAt: 'கிடைத்த நாள்',
};

const ofKind = (kind: BookingKind) => ({
  ...shared,
  name: KIND_WORDS[kind],
  title: `முன்பதிவுகள்: ${KIND_WORDS[kind]}`,
  file: FILES[kind],
  fields,
});

export const bookingResources: Translated<typeof English.bookingResources> = byKind(bookingResource, ofKind);

const tabs = {
  Pending: 'காத்திருப்பு',
  Approved: 'ஏற்றவை',
  Rejected: 'மறுத்தவை',
};

/** The inbox: the fields of all kinds, and its own texts. */
export const inboxResource: Translated<typeof English.inboxResource> = {
  ...shared,
  name: 'முன்பதிவு |||| முன்பதிவுகள்',
  title: pages['/inbox'],
  file: 'முன்பதிவுகள்',
  advice: 'பெற்றோர் இணையத்தளத்தின் முன்பதிவுப் படிவம் ஒன்றை அனுப்பும்போது, முன்பதிவுகள் இங்கே வரும்.',
  noMatch: 'இங்கே முன்பதிவுகள் இல்லை.',
  allDone: 'எல்லாவற்றுக்கும் பதில் அளிக்கப்பட்டது',
  tabs: {
    label: 'நிலை வாரியாக முன்பதிவுகள்',
    ...tabs,
    late: 'தாமதம்',
    today: 'இன்று',
    toTell: 'சொல்லாதவை',
    suspectedSpam: 'சந்தேகமானவை',
    all: 'எல்லாம்',
  },
  choices: {
    ...shared.choices,
    kind: KIND_WORDS,
  },
  receivedAt: 'கிடைத்த நாள்',
  age: {
    fresh: 'சற்றுமுன்',
    hours: '%{smart_count} மணி நேரம் |||| %{smart_count} மணி நேரம்',
    days: '%{smart_count} நாள் |||| %{smart_count} நாட்கள்',
  },
  fields: {
    ...fields,
    kind: 'வகை',
    startingDate: 'ஆரம்பம்',
    createdAt: 'காத்திருப்பு',
  },
};
