import type * as en from '../en/fields.js';
import type { FieldText } from '../fields.js';

type Of<T> = Record<keyof T, FieldText>;

const EMAIL = {
  label: 'மின்னஞ்சல் முகவரி',
  missing: 'உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
} as const;

export const bookingFields = {
  parentName: { label: 'உங்கள் பெயர்', missing: 'உங்கள் பெயரை எழுதுங்கள்.' },
  parentPhone: {
    label: 'உங்கள் தொலைபேசி இலக்கம்',
    missing: 'உங்கள் தொலைபேசி இலக்கத்தை எழுதுங்கள்.',
    hint: 'நாங்கள் அழைக்கும் இலக்கம், உதாரணம்: 077 123 4567',
  },
  parentEmail: { ...EMAIL, label: 'உங்கள் மின்னஞ்சல் முகவரி' },
  preferredStaff: { label: 'நீங்கள் தெரிவு செய்தவர்', missing: 'ஒருவரைத் தெரிவு செய்யுங்கள்.' },
  childName: { label: 'பிள்ளையின் பெயர்', missing: 'உங்கள் பிள்ளையின் பெயரை எழுதுங்கள்.' },
  childAge: { label: 'பிள்ளையின் வயது', missing: 'உங்கள் பிள்ளையின் வயதை எழுதுங்கள்.' },
  schoolGrade: { label: 'தரம்', missing: 'பாடசாலைத் தரத்தை எழுதுங்கள்.', hint: '1 முதல் 12 வரையான எண்' },
  schoolName: { label: 'பாடசாலையின் பெயர்', missing: 'பாடசாலையின் பெயரை எழுதுங்கள்.' },
  location: {
    label: 'பாடசாலை இருக்கும் இடம்',
    missing: 'பாடசாலை இருக்கும் இடத்தை எழுதுங்கள்.',
    hint: 'ஊர், தெரிந்தால் வீதியும்',
  },
  schoolTimeDuration: {
    label: 'பாடசாலை நேரம்',
    missing: 'பாடசாலை நேரத்தை எழுதுங்கள்.',
    hint: 'உதாரணம்: காலை 7.30 முதல் பிற்பகல் 1.30 வரை',
  },
  homeLocation: { label: 'வீடு இருக்கும் இடம்', missing: 'வீடு இருக்கும் இடத்தை எழுதுங்கள்.' },
  requirementsNeeds: {
    label: 'எங்களிடம் நீங்கள் எதிர்பார்ப்பது',
    missing: 'எங்களிடம் நீங்கள் எதிர்பார்ப்பதை எழுதுங்கள்.',
    hint: 'உதாரணம்: எழுதுவதற்கு உதவி, எல்லாப் பாடசாலை நாட்களிலும்',
  },
  childNeeds: {
    label: 'உங்கள் பிள்ளையின் தேவைகள்',
    missing: 'உங்கள் பிள்ளையின் தேவைகளை எழுதுங்கள்.',
    hint: 'பிள்ளைக்கு எது கடினம், எது உதவுகிறது',
  },
  childCondition: { label: 'உங்கள் பிள்ளையின் நிலை', missing: 'உங்கள் பிள்ளையின் நிலையை எழுதுங்கள்.' },
  diagnosedCondition: {
    label: 'மருத்துவர் கண்டறிந்த நிலை',
    missing: 'மருத்துவர் கண்டறிந்த நிலையை எழுதுங்கள்.',
    hint: 'மருத்துவர் உங்களிடம் சொல்லியிருந்தால் மட்டும்',
  },
  noOfsessionPerweek: {
    label: 'வாரத்துக்கு எத்தனை அமர்வுகள்',
    missing: 'வாரத்துக்கு எத்தனை அமர்வுகள் என்று எழுதுங்கள்.',
  },
  noOfdaysPerweek: { label: 'வாரத்துக்கு எத்தனை நாட்கள்', missing: 'வாரத்துக்கு எத்தனை நாட்கள் என்று எழுதுங்கள்.' },
  noOfhoursPerweek: {
    label: 'வாரத்துக்கு எத்தனை மணித்தியாலங்கள்',
    missing: 'வாரத்துக்கு எத்தனை மணித்தியாலங்கள் என்று எழுதுங்கள்.',
  },
  startingDate: {
    label: 'தொடங்கும் திகதி',
    missing: 'தொடங்கும் திகதியை எழுதுங்கள்.',
    hint: 'உதாரணம்: 15 1 2027',
  },
} satisfies Of<typeof en.bookingFields>;

export const userFields = {
  full_name: { label: 'முழுப் பெயர்', missing: 'உங்கள் முழுப் பெயரை எழுதுங்கள்.' },
  home_address: { label: 'வீட்டு முகவரி', missing: 'உங்கள் வீட்டு முகவரியை எழுதுங்கள்.' },
  phone_number: {
    label: 'தொலைபேசி இலக்கம்',
    missing: 'உங்கள் தொலைபேசி இலக்கத்தை எழுதுங்கள்.',
    sentence: 'தயவுசெய்து 10 இலக்கங்கள் கொண்ட சரியான தொலைபேசி இலக்கத்தை எழுதுங்கள்.',
    hint: 'உதாரணம்: 077 123 4567',
  },
  whatsapp_number: {
    label: 'WhatsApp இலக்கம்',
    missing: 'உங்கள் WhatsApp இலக்கத்தை எழுதுங்கள்.',
    sentence: 'தயவுசெய்து 10 இலக்கங்கள் கொண்ட சரியான WhatsApp இலக்கத்தை எழுதுங்கள்.',
  },
  email: EMAIL,
  teacher_type: { label: 'உங்கள் தொழில்', missing: 'உங்கள் தொழிலைத் தெரிவு செய்யுங்கள்.' },
  password: {
    label: 'கடவுச்சொல்',
    missing: 'கடவுச்சொல்லை எழுதுங்கள்.',
    hint: 'எந்த மொழியிலும் குறைந்தது 8 எழுத்துகள்',
  },
  cv: { label: 'CV (சுயவிபரக்கோவை)', missing: 'உங்கள் CV-ஐ PDF கோப்பாக இணையுங்கள்.', hint: '5 MB அல்லது சிறிய PDF கோப்பு' },
} satisfies Of<typeof en.userFields>;

export const loginFields = {
  email: EMAIL,
  password: { label: 'கடவுச்சொல்', missing: 'உங்கள் கடவுச்சொல்லை எழுதுங்கள்.' },
} satisfies Of<typeof en.loginFields>;

export const contactFields = {
  name: { label: 'உங்கள் பெயர்', missing: 'உங்கள் பெயரை எழுதுங்கள்.' },
  email: EMAIL,
  message: { label: 'உங்கள் செய்தி', missing: 'உங்கள் செய்தியை எழுதுங்கள்.', hint: 'சிங்களம், தமிழ் அல்லது ஆங்கிலத்தில்' },
} satisfies Of<typeof en.contactFields>;

export const courseRequestFields = {
  name: { label: 'உங்கள் பெயர்', missing: 'உங்கள் பெயரை எழுதுங்கள்.' },
  phone: {
    label: 'தொலைபேசி இலக்கம்',
    missing: 'உங்கள் தொலைபேசி இலக்கத்தை எழுதுங்கள்.',
    hint: 'உதாரணம்: 077 123 4567',
  },
  email: { ...EMAIL, hint: 'பாடநெறியின் இணைப்பை இந்த முகவரிக்கு அனுப்புவோம்' },
  course: { label: 'பாடநெறி', missing: 'பாடநெறியைத் தெரிவு செய்யுங்கள்.' },
} satisfies Of<typeof en.courseRequestFields>;
