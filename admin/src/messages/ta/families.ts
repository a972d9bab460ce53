import type * as English from '../families';
import type { Translated } from '../catalogue';
import { LANGUAGE_NAMES } from './labels';
import { pages } from './pages';

/** The texts of the pages of families, which come with their code. */
export const families: Translated<typeof English.families> = {
  fields: {
    name: 'குடும்பம்',
    contacts: 'தொடர்புகொள்ள வேண்டியவர்கள்',
    children: 'பிள்ளைகள்',
    requests: 'கோரிக்கைகள்',
    createdAt: 'சேர்த்த நாள்',
  },
  title: pages['/family-list'],
  search: 'தேடல்: பெயர், பிள்ளை, மின்னஞ்சல், இலக்கம்',
  loading: 'குடும்பங்கள் ஏற்றப்படுகின்றன…',
  failed: 'குடும்பங்களை ஏற்ற முடியவில்லை.',
  empty: 'இன்னும் குடும்பங்கள் இல்லை.',
  noMatch: 'தேடலுக்குப் பொருந்தும் குடும்பம் இல்லை.',
  count: '%{smart_count} குடும்பம் |||| %{smart_count} குடும்பங்கள்',
  advice: 'குடும்பம் ஒரு கோரிக்கையின் பக்கத்தில் அல்லது இங்கே உருவாக்கப்படும்.',
  add: 'குடும்பத்தைச் சேருங்கள்',
  addFailed: 'குடும்பத்தைச் சேர்க்க முடியவில்லை. %{tryAgain}',
  edit: 'குடும்பத்தைத் திருத்துங்கள்',
  saveFailed: 'குடும்பத்தைச் சேமிக்க முடியவில்லை. %{tryAgain}',
  notifications: {
    created: 'குடும்பம் சேர்க்கப்பட்டது.',
    updated: 'குடும்பம் சேமிக்கப்பட்டது.',
  },
  addBooking: 'முன்பதிவு சேருங்கள்',
  addBookingFor: '%{name}: முன்பதிவு சேருங்கள்',
  noChildren: 'இன்னும் பிள்ளைகள் உள்ளிடப்படவில்லை.',
  born: '%{year} இல் பிறந்தவர்',
  noRecords: 'இன்னும் எந்தக் கோரிக்கையும் இந்தக் குடும்பத்துக்கு உரியதல்ல.',
  remove: 'வெளியே எடுங்கள்',
  removed: 'கோரிக்கை இனி இந்தக் குடும்பத்துக்கு உரியதல்ல.',
  recordsFailed: 'இதைச் சேமிக்க முடியவில்லை. %{tryAgain}',
  suggestions: 'ஒருவேளை இந்தக் குடும்பத்தினுடையது',
  suggestionsWhy: 'யாரும் எந்த எண்ணையும் முகவரியையும் எழுதலாம். நீங்கள் உறுதிப்படுத்தாத வரை இங்குள்ள எதுவும் குடும்பத்துக்கு உரியதல்ல.',
  sideBySide: 'குடும்பத்தின் தொடர்பு: %{contact}. அனுப்பியவர்: %{sender}.',
  same: 'ஒரே மாதிரியானவை: %{why}.',
  why: {
    phone: 'தொலைபேசி இலக்கம்',
    email: 'மின்னஞ்சல் முகவரி',
    name: 'பெயர்',
  },
  confirm: 'இந்தக் குடும்பத்துக்கு உரியது',
  added: 'கோரிக்கை இப்போது குடும்பத்துக்கு உரியது.',
  different: 'வெவ்வேறு நபர்கள்',
  parted: 'இது மீண்டும் பரிந்துரைக்கப்படாது.',
  merge: {
    done: 'இரண்டும் இப்போது ஒரே குடும்பம்.',
    failed: 'குடும்பங்களை ஒன்றிணைக்க முடியவில்லை. %{tryAgain}',
  },
  mergeButton: 'வேறு குடும்பத்துடன் ஒன்றாக்குங்கள்',
  mergeTitle: '%{name} உடன் ஒரே குடும்பம் எது?',
  mergeText:
    'மற்றக் குடும்பத்தின் தொடர்புகள், பிள்ளைகள், கோரிக்கைகள், அமர்வுகள் இங்கே வரும். எதுவும் நிரந்தரமாக அழிக்கப்படாத வரை இரண்டையும் மீண்டும் பிரிக்கலாம்.',
  mergeSearch: 'மற்றக் குடும்பத்தின் பெயர், பிள்ளை, தொலைபேசி அல்லது மின்னஞ்சல்',
  mergeSubmit: 'ஒன்றாக்குங்கள்',
  merged: 'இந்தக் குடும்பத்துடன் ஒன்றிணைக்கப்பட்டவை',
  separate: 'மீண்டும் பிரித்துவிடுங்கள்',
  unmerge: {
    done: 'அவர்கள் மீண்டும் இரண்டு குடும்பங்கள்.',
    failed: 'தனித்தனியாக்க முடியவில்லை. %{tryAgain}',
  },
  nothingTold: 'இந்தக் குடும்பத்துக்குச் செய்திகள் இல்லை.',
  rights: 'தரவுப் பாதுகாப்பு',
  section: 'குடும்பம்',
  belongs: 'குடும்பம்: %{name}',
  approvedWithout:
    'இந்த முன்பதிவு அங்கீகரிக்கப்பட்டுள்ளது, ஆனால் எந்தக் குடும்பத்துக்கும் உரியதல்ல. குடும்பம் இருந்தால் அமர்வுகளைத் திட்டமிடலாம்.',
  addTo: 'இந்தக் குடும்பத்தில் சேர்த்துவிடுங்கள்',
  fresh: 'புதிய குடும்பம்',
  freshText: 'தொடர்பு: %{contact}. பிள்ளை: %{child}.',
  freshContact: 'தொடர்பு: %{contact}.',
  freshSubmit: 'இந்தக் குடும்பத்தை உருவாக்குங்கள்',
  made: 'குடும்பம் உருவாக்கப்பட்டது, கோரிக்கை அதற்கு உரியது.',
};

/** The forms within the form of a family. */
export const familyForms: Translated<typeof English.familyForms> = {
  'family-list-contacts': {
    fields: {
      name: 'பெயர்',
      phone: 'தொலைபேசி இலக்கம்',
      email: 'மின்னஞ்சல்',
      relation: 'உறவு',
      language: 'மொழி',
      main: 'முதன்மைத் தொடர்பு',
    },
    choices: {
      relation: {
        mother: 'தாய்',
        father: 'தந்தை',
        grandparent: 'பாட்டி அல்லது தாத்தா',
        guardian: 'பாதுகாவலர்',
        other: 'வேறு',
      },
      language: LANGUAGE_NAMES,
    },
    item: 'தொடர்பு %{number}',
  },
  'family-list-children': {
    fields: { _id: 'பிள்ளை', name: 'பிள்ளையின் பெயர்', bornYear: 'பிறந்த ஆண்டு' },
    item: 'பிள்ளை %{number}',
  },
};
