import type * as English from '../services';
import type { Translated } from '../catalogue';
import { ADDED_AT, SERVICE_WORDS } from './labels';

export const services: Translated<typeof English.services> = {
  name: 'கட்டணங்கள் |||| கட்டணங்கள்',
  since: ADDED_AT,
  fields: {
    service: 'சேவை',
    sessionMinutes: 'ஓர் அமர்வின் நிமிடங்கள்',
    priceFrom: 'குறைந்த கட்டணம் (ரூபாய்)',
    priceTo: 'உயர்ந்த கட்டணம் (ரூபாய்)',
    priceFor: 'கட்டணம் எதற்கு',
    reducedPrice: 'குறைந்த வருமானத்துக்கான கட்டணம் (ரூபாய்)',
    waitingWeeks: 'காத்திருக்கும் வாரங்கள்',
    price: 'கட்டணம் (ரூபாய்)',
    createdAt: 'சேர்த்த நாள்',
  },
  hints: {
    priceFrom: 'வெறுமையாக விட்டது பொது இணையத்தளத்தில் “எங்களிடம் கேளுங்கள்” என்று தெரியும்.',
    priceTo: 'ஒரே கட்டணம் என்றால் வெறுமையாக விடுங்கள்.',
    reducedPrice: 'முழுக் கட்டணம் செலுத்த முடியாத குடும்பங்களுக்கு.',
    waitingWeeks: '0 என்றால்: காத்திருக்கத் தேவையில்லை.',
  },
  choices: {
    service: SERVICE_WORDS,
    priceFor: {
      session: 'அமர்வு',
      hour: 'மணித்தியாலம்',
      day: 'நாள்',
      month: 'மாதம்',
      programme: 'முழுத் திட்டம்',
    },
  },
  title: 'கட்டணங்களும் காத்திருக்கும் காலமும்',
  file: 'கட்டணங்களும் காத்திருக்கும் காலமும்',
  search: 'தேடல்: சேவை',
  loading: 'கட்டணங்கள் திறக்கின்றன…',
  failed: 'கட்டணங்களைப் பெற முடியவில்லை.',
  empty: 'இன்னும் கட்டணங்கள் இல்லை.',
  count: '%{smart_count} சேவை |||| %{smart_count} சேவைகள்',
  advice: 'ஒரு சேவையின் கட்டணங்கள் இங்கே இடப்படும் வரை, பொது இணையத்தளம் “எங்களிடம் கேளுங்கள்” என்று சொல்லும்.',
  add: 'கட்டணம் சேருங்கள்',
  addFailed: 'கட்டணங்களைச் சேர்க்க முடியவில்லை. %{tryAgain}',
  edit: 'கட்டணங்களைத் திருத்துங்கள்',
  saveFailed: 'கட்டணங்களைச் சேமிக்க முடியவில்லை. %{tryAgain}',
  message: {
    delete_title: 'இந்தக் கட்டணங்களை அழிக்கவா?',
    delete_content: 'பின்னர் “%{recordRepresentation}” க்குப் பொது இணையத்தளம் “எங்களிடம் கேளுங்கள்” என்று சொல்லும்.',
  },
  notifications: {
    created: 'கட்டணங்கள் சேர்க்கப்பட்டன. பொது இணையத்தளத்தில் அவை இப்போது தெரியும்.',
    updated: 'கட்டணங்கள் சேமிக்கப்பட்டன. பொது இணையத்தளத்தில் அவை இப்போது தெரியும்.',
    deleted: 'கட்டணங்கள் அழிக்கப்பட்டன.',
  },
  deleteFailed: 'கட்டணங்களை அழிக்க முடியவில்லை. %{tryAgain}',
};
