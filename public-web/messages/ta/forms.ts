import { bookingWords as WORDS } from '#contract/booking-words-ta';
import type * as en from '../en/forms.js';
import type { TranslationOf } from '../catalogue.js';
import type { ErrorTexts } from '../errors.js';
import type { FieldText } from '../fields.js';

export const form = {
  problem: 'திருத்த வேண்டிய ஒன்று உள்ளது',
  errorPrefix: 'பிழை:',
  optional: '(கட்டாயமில்லை)',
  day: 'நாள்',
  month: 'மாதம்',
  year: 'ஆண்டு',
  show: 'காட்டுங்கள்',
  hide: 'மறையுங்கள்',
  showPassword: 'கடவுச்சொல்லைக் காட்டுங்கள்',
  hidePassword: 'கடவுச்சொல்லை மறையுங்கள்',
  removeFile: 'இந்தக் கோப்பை நீக்குங்கள்',
  fileSize: '{size} MB',
  sending: 'அனுப்பப்படுகிறது…',
  tryAgain: 'மீண்டும் முயலுங்கள்',
  instead: {
    ...WORDS.instead,
    noEmail: 'எனக்கு மின்னஞ்சல் முகவரி இல்லை',
  },
  choices: WORDS.choices,
  deleteAnswers: 'என் பதில்களை அழியுங்கள்',
  kept: 'உங்கள் பதில்கள் இந்தத் தொலைபேசியில் அல்லது கணினியில் 30 நிமிடங்கள் வைத்திருக்கப்படும்.',
  keptLong: 'உங்கள் பதில்கள் இந்தத் தொலைபேசியில் அல்லது கணினியில் 7 நாட்கள் வைத்திருக்கப்படும்.',
  ownDevice: 'இந்தத் தொலைபேசி அல்லது கணினி என்னுடையது. என் பதில்களை 7 நாட்கள் வைத்திருங்கள்.',
  forgotten:
    'நீங்கள் இங்கே எழுதத் தொடங்கியவை அழிக்கப்பட்டன. பதில்களை 30 நிமிடங்கள் வைத்திருப்போம்; தொலைபேசி உங்களுடையது என்றால் 7 நாட்கள்.',
  deleted: 'உங்கள் பதில்கள் அழிக்கப்பட்டன.',
  notSent: 'இன்னும் அனுப்பப்படவில்லை',
  mayBeLost: 'அது கிடைக்காமல் இருக்கலாம்',
  changesNotSent: 'உங்கள் மாற்றங்கள் இன்னும் அனுப்பப்படவில்லை',
  offline: 'இணைய இணைப்பு இல்லை. உங்கள் பதில்கள் இங்கே பாதுகாப்பாக உள்ளன. இணைந்த பின் மீண்டும் முயலுங்கள்.',
  lost: 'உங்கள் பதில்கள் கிடைத்தனவா என்று தெரியவில்லை. அவை இங்கே பாதுகாப்பாக உள்ளன. மீண்டும் முயலுங்கள்: எதுவும் இரு முறை அனுப்பப்படாது.',
  timeout: 'இணைப்பு மெதுவாக உள்ளது. பதில்கள் கிடைத்தனவா என்று தெரியவில்லை. மீண்டும் முயலுங்கள்: எதுவும் இரு முறை அனுப்பப்படாது.',
  busy: {
    one: 'குறுகிய நேரத்தில் பல முறை முயன்றுள்ளீர்கள். {minutes} நிமிடம் காத்திருந்து மீண்டும் முயலுங்கள்.',
    other: 'குறுகிய நேரத்தில் பல முறை முயன்றுள்ளீர்கள். {minutes} நிமிடங்கள் காத்திருந்து மீண்டும் முயலுங்கள்.',
  },
  away: 'எங்கள் சேவை இப்போது இயங்கவில்லை. உங்கள் பதில்கள் இங்கே பாதுகாப்பாக உள்ளன. சில நிமிடங்களில் முயலுங்கள், அல்லது அழையுங்கள்.',
  full: 'இப்போது எங்களால் மேலும் எதையும் சேமிக்க முடியவில்லை. உங்கள் பதில்கள் இங்கே பாதுகாப்பாக உள்ளன. எங்களை அழையுங்கள்.',
  changedAfterSending:
    'நீங்கள் முதலில் அனுப்பியது எங்களிடம் உள்ளது. பின்னர் செய்த மாற்றங்கள் கிடைக்கவில்லை. இப்போது உள்ளபடி எல்லாவற்றையும் மீண்டும் அனுப்புங்கள், அல்லது அழையுங்கள், நாங்கள் மாற்றுவோம்.',
  known: 'இந்த மின்னஞ்சல் முகவரி ஏற்கெனவே பதிவாகியுள்ளது. உள்நுழையுங்கள், அல்லது வேறு முகவரியைத் தாருங்கள்.',
  honeypotLabel: 'இதை வெறுமையாக விடுங்கள்',
  needsScript: 'இந்தப் படிவத்துக்கு JavaScript தேவை. எங்களை அழையுங்கள் அல்லது எழுதுங்கள்: உங்களுடன் சேர்ந்து நிரப்புவோம்.',
  ...WORDS.days,
} satisfies TranslationOf<typeof en.form>;

export const errors = {
  tooLong: '{label}: {max} எழுத்துகள் அல்லது குறைவாக எழுதுங்கள்.',
  tooShort: '{label}: {min} எழுத்துகள் அல்லது கூடுதலாக எழுதுங்கள்.',
  wrongPassword: '{label}: இது சரியல்ல. மீண்டும் எழுதுங்கள்.',
  guessable: '{label}: ஊகிக்கக் கடினமான ஒன்றைத் தெரிவு செய்யுங்கள். உதாரணம்: ஒன்றோடொன்று தொடர்பில்லாத மூன்று சொற்கள்.',
  oneLine: '{label}: ஒரே வரியில் எழுதுங்கள்.',
  range: '{label}: {min} முதல் {max} வரையான எண்ணை எழுதுங்கள்.',
  notWhole: '{label}: முழு எண்ணை எழுதுங்கள்.',
  notListed: '{label}: பட்டியலில் ஒன்றைத் தெரிவு செய்யுங்கள்.',
  notDate: '{label}: சரியான திகதியை எழுதுங்கள். உதாரணம்: 31 12 2026.',
  notEmail: 'தயவுசெய்து சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
  notPhone: 'தயவுசெய்து 10 இலக்கங்கள் கொண்ட சரியான தொலைபேசி இலக்கத்தை எழுதுங்கள்.',
  notLink: '{label}: http:// அல்லது https:// எனத் தொடங்கும் முகவரியை எழுதுங்கள்.',
  notId: '{label}: மீண்டும் தெரிவு செய்யுங்கள்.',
  wrongFile: 'PDF கோப்புகள் மட்டுமே ஏற்கப்படும்.',
  wrongPicture: '{label}: JPEG, PNG, WebP அல்லது GIF படத்தைத் தெரிவு செய்யுங்கள்.',
  tooLarge: '{label}: {megabytes} MB அல்லது சிறிய கோப்பைத் தெரிவு செய்யுங்கள்.',
} satisfies ErrorTexts;

const LABELS = WORDS.labels;
type Of<T> = Record<keyof T, FieldText>;

const EMAIL = {
  label: 'மின்னஞ்சல் முகவரி',
  missing: 'உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
} as const;

export const bookingFields = {
  parentName: { label: LABELS.parentName, missing: 'உங்கள் பெயரை எழுதுங்கள்.' },
  parentPhone: {
    label: LABELS.parentPhone,
    missing: 'உங்கள் தொலைபேசி இலக்கத்தை எழுதுங்கள்.',
    hint: 'நாங்கள் அழைக்கும் இலக்கம், உதாரணம்: 077 123 4567. வெளிநாட்டில் என்றால் + மற்றும் நாட்டின் இலக்கத்துடன் தொடங்குங்கள்.',
  },
  parentEmail: {
    ...EMAIL,
    label: LABELS.parentEmail,
    hint: 'உங்கள் பதில்களின் பிரதிக்காக. மற்றவர்கள் உங்கள் மின்னஞ்சலை வாசித்தால் வெறுமையாக விடுங்கள்.',
  },
  language: { label: LABELS.language, missing: 'ஒரு மொழியைத் தெரிவு செய்யுங்கள்.' },
  bestTime: { label: LABELS.bestTime, missing: 'ஒரு நேரத்தைத் தெரிவு செய்யுங்கள்.' },
  preferredStaff: { label: LABELS.preferredStaff, missing: 'ஒருவரைத் தெரிவு செய்யுங்கள்.' },
  childName: { label: LABELS.childName, missing: 'உங்கள் பிள்ளையின் பெயரை எழுதுங்கள்.' },
  childAge: { label: LABELS.childAge, missing: 'உங்கள் பிள்ளையின் வயதை எழுதுங்கள்.' },
  schoolGrade: { label: LABELS.schoolGrade, missing: 'பாடசாலைத் தரத்தை எழுதுங்கள்.', hint: '1 முதல் 12 வரையான எண்' },
  schoolName: { label: LABELS.schoolName, missing: 'பாடசாலையின் பெயரை எழுதுங்கள்.' },
  location: {
    label: LABELS.location,
    missing: 'பாடசாலை இருக்கும் இடத்தை எழுதுங்கள்.',
    hint: 'ஊர், தெரிந்தால் வீதியும்',
  },
  schoolTimeDuration: {
    label: LABELS.schoolTimeDuration,
    missing: 'பாடசாலை நேரத்தை எழுதுங்கள்.',
    hint: 'உதாரணம்: காலை 7.30 முதல் பிற்பகல் 1.30 வரை',
  },
  homeLocation: { label: LABELS.homeLocation, missing: 'வீடு இருக்கும் இடத்தை எழுதுங்கள்.' },
  requirementsNeeds: {
    label: LABELS.requirementsNeeds,
    missing: 'எங்களிடம் நீங்கள் எதிர்பார்ப்பதை எழுதுங்கள்.',
    hint: 'உதாரணம்: எழுதுவதற்கு உதவி, எல்லாப் பாடசாலை நாட்களிலும்',
  },
  childNeeds: {
    label: LABELS.childNeeds,
    missing: 'உங்கள் பிள்ளையின் தேவைகளை எழுதுங்கள்.',
    hint: 'பிள்ளைக்கு எது கடினம், எது உதவுகிறது',
  },
  childCondition: {
    label: LABELS.childCondition,
    missing: 'உங்கள் பிள்ளையின் நிலையை எழுதுங்கள்.',
    hint: 'நீங்களே காண்பது: எது கடினம், எது நன்றாக நடக்கிறது',
  },
  diagnosedCondition: {
    label: LABELS.diagnosedCondition,
    missing: 'மருத்துவக் கண்டறிதலை எழுதுங்கள்.',
    hint: 'மருத்துவர் அதற்குச் சொன்ன பெயர்',
  },
  noOfsessionPerweek: {
    label: LABELS.noOfsessionPerweek,
    missing: 'வாரத்துக்கு எத்தனை அமர்வுகள் என்று எழுதுங்கள்.',
  },
  noOfdaysPerweek: { label: LABELS.noOfdaysPerweek, missing: 'வாரத்துக்கு எத்தனை நாட்கள் என்று எழுதுங்கள்.' },
  noOfhoursPerweek: {
    label: LABELS.noOfhoursPerweek,
    missing: 'வாரத்துக்கு எத்தனை மணித்தியாலங்கள் என்று எழுதுங்கள்.',
  },
  startingDate: {
    label: LABELS.startingDate,
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
    message: 'தயவுசெய்து 10 இலக்கங்கள் கொண்ட சரியான தொலைபேசி இலக்கத்தை எழுதுங்கள்.',
    hint: 'உதாரணம்: 077 123 4567',
  },
  whatsapp_number: {
    label: 'WhatsApp இலக்கம்',
    missing: 'உங்கள் WhatsApp இலக்கத்தை எழுதுங்கள்.',
    message: 'தயவுசெய்து 10 இலக்கங்கள் கொண்ட சரியான WhatsApp இலக்கத்தை எழுதுங்கள்.',
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

export const contactFields = {
  name: { label: 'உங்கள் பெயர்', missing: 'உங்கள் பெயரை எழுதுங்கள்.' },
  email: EMAIL,
  phone: { label: 'தொலைபேசி இலக்கம்', missing: 'உங்கள் தொலைபேசி இலக்கத்தை எழுதுங்கள்.' },
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

export const resource = {
  title: 'பெற்றோருக்கான பாடநெறிகள்',
  description: 'வீட்டிலிருந்தே கற்கக்கூடிய குறுகிய பாடநெறிகள். ஒவ்வொன்றையும் பற்றி வாசித்துக் கோருங்கள்.',
  lead: 'வீட்டுக்கான குறுகிய பாடநெறிகள். ஒவ்வொன்றையும் பற்றி வாசித்து, உங்கள் குடும்பத்துக்குப் பொருந்துபவற்றை எங்களிடம் கோருங்கள்.',
  howTitle: 'பாடநெறியைப் பெறும் வழி',
  how: [
    { title: 'தெரிவு செய்யுங்கள்', text: 'பாடநெறி எதைப் பற்றியது என வாசியுங்கள். ஒன்றுக்கு மேற்பட்டவற்றையும் கோரலாம்.' },
    { title: 'கோருங்கள்', text: 'உங்கள் பெயர், தொலைபேசி இலக்கம், மின்னஞ்சல் முகவரி ஆகியவை போதும்.' },
    {
      title: 'இணைப்பைப் பெறுங்கள்',
      text: 'உங்கள் கோரிக்கையை இன்று அல்லது அடுத்த வேலை நாளில் வாசித்து, இணைப்பை மின்னஞ்சலில் அனுப்புவோம்.',
    },
  ],
  listTitle: 'எல்லாப் பாடநெறிகளும்',
  list: {
    loading: 'பாடநெறிகள் திறக்கின்றன…',
    failed: 'பாடநெறிகளைப் பெற முடியவில்லை. பின்னர் மீண்டும் முயலுங்கள்.',
    retry: 'மீண்டும் முயலுங்கள்',
    empty: 'பாடநெறிகள் எதுவும் இல்லை.',
    needsScript: 'பாடநெறிப் பட்டியலுக்கு JavaScript தேவை.',
    call: 'எங்களை அழையுங்கள், அவற்றைப் பற்றிச் சொல்வோம்:',
  },
  count: {
    one: '{count} பாடநெறி',
    other: '{count} பாடநெறிகள்',
  },
  read: 'மேலும் வாசியுங்கள்',
  readWhat: 'மேலும் வாசியுங்கள்: {course}',
  request: 'பாடநெறியைக் கோருங்கள்',
  requestWhat: 'பாடநெறியைக் கோருங்கள்: {course}',
  requestTitle: 'பாடநெறியைக் கோருங்கள்',
  send: 'கோரிக்கையை அனுப்புங்கள்',
  close: 'மூடுங்கள்',
  sent: 'உங்கள் கோரிக்கை வெற்றிகரமாக அனுப்பப்பட்டது!',
  sentText: 'இன்று அல்லது அடுத்த வேலை நாளில் வாசித்து, இணைப்பை மின்னஞ்சலில் அனுப்புவோம்.',
  sentTextNoEmail: 'இன்று அல்லது அடுத்த வேலை நாளில் வாசிப்போம். இணைப்பு உங்கள் தனிப்பட்ட பக்கத்தில் இருக்கும்; உங்களை அழைப்போம்.',
  requestFailed: 'கோரிக்கையை அனுப்ப முடியவில்லை.',
} satisfies TranslationOf<typeof en.resource>;

export const addContact = {
  title: 'தொடர்பு கொள்ளுங்கள்',
  description: 'One Step இற்கு எழுதுங்கள். இரண்டு வேலை நாட்களுக்குள் சிங்களம், தமிழ் அல்லது ஆங்கிலத்தில் பதில் அளிப்போம்.',
  lead: 'எதைப் பற்றியும் எங்களுக்கு எழுதுங்கள். இரண்டு வேலை நாட்களுக்குள் மின்னஞ்சலில் பதில் அளிப்போம்.',
  send: 'செய்தியை அனுப்புங்கள்',
  failed: 'பிழை ஏற்பட்டது. தயவுசெய்து பின்னர் மீண்டும் முயலுங்கள்.',
  sent: 'உங்கள் செய்தி வெற்றிகரமாக அனுப்பப்பட்டது!',
  sentText: 'இரண்டு வேலை நாட்களுக்குள் மின்னஞ்சலில் அல்லது தொலைபேசியில் பதில் அளிப்போம்.',
  callTitle: 'பேச விரும்புகிறீர்களா?',
  callText: 'எங்களை அழையுங்கள், அல்லது WhatsApp செய்தி அனுப்புங்கள். சிங்களம், தமிழ் அல்லது ஆங்கிலத்தில் பேசலாம்.',
} satisfies TranslationOf<typeof en.addContact>;

export const signup = {
  title: 'ஆசிரியர் பதிவு',
  description: 'ஆசிரியராக அல்லது சிகிச்சையாளராக One Step உடன் இணைய விண்ணப்பியுங்கள். உங்கள் விபரங்களையும் CV-யையும் அனுப்புங்கள்.',
  lead: 'எங்களுடன் பணியாற்ற விரும்பும் ஆசிரியர்கள், சிகிச்சையாளர்கள், உளவளத்துணை\u00ADயாளர்களுக்கு. உங்கள் CV-ஐ PDF கோப்பாக வைத்திருங்கள்.',
  submit: 'விண்ணப்பத்தை அனுப்புங்கள்',
  failed: 'பிழை ஏற்பட்டது. மீண்டும் முயலுங்கள்.',
  notKept: 'உங்கள் CV-யும் கடவுச்சொல்லும் வைத்திருக்கப்படாது. திரும்பி வரும்போது அவற்றைச் சேருங்கள்.',
  haveAccount: 'ஏற்கெனவே கணக்கு உள்ளதா?',
  login: 'உள்நுழையுங்கள்',
} satisfies TranslationOf<typeof en.signup>;

export const teacherTypes = {
  Shadow_Teacher: 'துணை ஆசிரியர்',
  Home_Visiting_Teacher: 'வீட்டுக்குச் செல்லும் ஆசிரியர்',
  Behavior_Therapist: 'நடத்தைச் சிகிச்சையாளர்',
  Occupational_Therapist: 'தொழில்வழிச் சிகிச்சையாளர்',
  Counselor: 'உளவளத்துணை\u00ADயாளர்',
  Speech_Therapist: 'பேச்சுச் சிகிச்சையாளர்',
} satisfies TranslationOf<typeof en.teacherTypes>;
