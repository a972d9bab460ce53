import type * as English from '../contacts';
import type { Translated } from '../catalogue';
import { BEST_TIME_WORDS } from './labels';
import { FOLLOW_UP_LABELS } from './followUp';
import { messageTexts } from './outgoingMessages';

export const contacts: Translated<typeof English.contacts> = {
  name: 'செய்தி |||| செய்திகள்',
  fields: {
    name: 'பெயர்',
    email: 'மின்னஞ்சல்',
    message: 'செய்தி',
    phone: 'தொலைபேசி இலக்கம்',
    noEmail: 'மின்னஞ்சல் முகவரி இல்லை',
    callBack: 'திரும்ப அழையுங்கள்',
    bestTime: 'அழைக்க வசதியான நேரம்',
    text: 'பதில்',
    ...FOLLOW_UP_LABELS,
    status: 'நிலை',
    createdAt: 'கிடைத்த நாள்',
  },
  statuses: {
    new: 'புதியது',
    answered: 'பதில் எழுதப்பட்டது',
    closed: 'மூடப்பட்டது',
  },
  decisions: {
    closed: 'பதில் தேவையில்லை',
  },
  reopen: 'மீண்டும் திறவுங்கள்',
  choices: {
    language: messageTexts.languages,
    bestTime: BEST_TIME_WORDS,
  },
  callBack: 'திரும்ப அழையுங்கள்',
  answer: 'பதில்',
  sendAnswer: 'பதிலைச் சேமியுங்கள்',
  answerAgain: 'மீண்டும் பதில் அளியுங்கள்',
  answered: '%{name} இற்கான உங்கள் பதில் சேமிக்கப்பட்டது.',
  isAnswered: 'பதில் அளிக்கப்பட்டது',
  notTold: 'பதில் எழுதப்பட்டது, இன்னும் அனுப்பப்படவில்லை',
  inLanguage: 'அனுப்பும்போது பதில் தோன்றும் விதம்',
  answerFailed: 'பதிலைச் சேமிக்க முடியவில்லை. அது இங்கேயே உள்ளது. %{tryAgain}',
  title: 'தொடர்புச் செய்திகள்',
  file: 'தொடர்புச் செய்திகள்',
  search: 'தேடல்: பெயர், செய்தி, இலக்கம்',
  loading: 'செய்திகள் திறக்கின்றன…',
  failed: 'செய்திகளைப் பெற முடியவில்லை.',
  empty: 'செய்திகள் இன்னும் இல்லை.',
  noMatch: 'இந்தத் தேடலுக்குச் செய்திகள் இல்லை.',
  count: '%{smart_count} செய்தி |||| %{smart_count} செய்திகள்',
  advice: 'இணையத்தளத்தின் தொடர்புப் படிவத்தில் எழுதும் செய்திகள் இங்கே வரும்.',
  message: {
    delete_title: '%{recordRepresentation} இன் செய்தியை அழிக்கவா?',
    delete_content: 'செய்தியும் அதில் உள்ள முகவரியும் நிரந்தரமாக அழியும்.',
  },
  notifications: {
    deleted: 'செய்தி வெற்றிகரமாக அழிக்கப்பட்டது.',
  },
  deleteFailed: 'செய்தியை அழிக்கும்போது பிழை ஏற்பட்டது.',
};
