import type * as English from '../adminAccounts';
import type { Translated } from '../catalogue';
import { LANGUAGE_NAMES } from './labels';
import { pages } from './pages';

const roles = {
  Admin: 'நிர்வாகி',
  ContentEditor: 'உள்ளடக்கப் பொறுப்பாளர்',
};

/** Everybody who works in this app. */
export const adminAccounts: Translated<typeof English.adminAccounts> = {
  fields: {
    email: 'மின்னஞ்சல்',
    full_name: 'முழுப் பெயர்',
    role: 'பொறுப்பு',
    language: 'அழைப்பிதழின் மொழி',
    secondFactor: 'இரண்டாம் சரிபார்ப்பு',
    createdAt: 'சேர்த்த நாள்',
  },
  roles,
  choices: {
    role: roles,
    language: LANGUAGE_NAMES,
  },
  hints: {},
  title: pages['/admin-accounts'],
  about:
    'நிர்வாகிகள் எல்லாவற்றையும் பார்க்கவும் செய்யவும் முடியும். உள்ளடக்கப் பொறுப்பாளர்கள் பாடநெறிகளையும் ஆசிரியர் விபரங்களையும் கவனிக்கிறார்கள்; பிள்ளைகள், விண்ணப்பங்கள், செய்திகள் எதையும் பார்ப்பதில்லை.',
  search: 'தேடல்: பெயர் அல்லது மின்னஞ்சல்',
  loading: 'நிர்வாகிகளின் பட்டியல் திறக்கிறது…',
  failed: 'நிர்வாகிகளின் பட்டியலைப் பெற முடியவில்லை.',
  empty: 'நிர்வாகிகள் யாரும் இல்லை.',
  noMatch: 'இந்தத் தேடலுக்கு நிர்வாகி யாரும் இல்லை.',
  count: '%{smart_count} நபர் |||| %{smart_count} நபர்கள்',
  advice: 'சக பணியாளர் ஒருவருக்கு அழைப்பிதழ் அனுப்புங்கள்.',
  add: 'அழைப்பிதழ் அனுப்புங்கள்',
  addFailed: 'அழைப்பிதழை உருவாக்க முடியவில்லை. %{tryAgain}',
  invited: '%{moment} வரை அழைக்கப்பட்டுள்ளார், இன்னும் கடவுச்சொல்லைத் தெரிவு செய்யவில்லை',
  invitationOver: 'அழைப்பிதழ் காலாவதியானது: %{moment}',
  inviteAgain: 'மீண்டும் அழையுங்கள்',
  invitingAgain: 'அழைக்கிறது…',
  invitedAgain: '%{name} மீண்டும் அழைக்கப்பட்டார்',
  inviteAgainFailed: 'அழைப்பிதழை உருவாக்க முடியவில்லை. %{tryAgain}',
  you: '(நீங்கள்)',
  secondFactor: {
    on: 'செயலில்',
    off: 'செயலில் இல்லை',
  },
  sent: '%{email} இற்கு அழைப்பிதழ் அனுப்பப்படுகிறது. அதை 7 நாட்களுக்குள் ஒரு முறை பயன்படுத்தலாம்.',
  byHand:
    'மின்னஞ்சல் சேவையகம் அமைக்கப்படவில்லை. அதனால் அழைப்பிதழை நீங்களே கொடுக்க வேண்டும்: இந்த முகவரியை %{email} இற்கு அனுப்புங்கள். அதை 7 நாட்களுக்குள் ஒரு முறை பயன்படுத்தலாம். அது இப்போது மட்டுமே காட்டப்படும்.',
  copyInvitation: 'முகவரியைப் பிரதியெடுங்கள்',
  back: 'பட்டியலுக்குத் திரும்புங்கள்',
  message: {
    delete_title: '%{recordRepresentation}: நீக்கவா?',
    delete_content: 'அவர் உடனே வெளியேற்றப்படுவார், இனி உள்நுழைய முடியாது. அவர் செய்தவை வரலாற்றில் இருக்கும்.',
  },
  notifications: {
    deleted: 'நிர்வாகி வெற்றிகரமாக நீக்கப்பட்டார்.',
  },
  deleteFailed: 'கணக்கை நீக்க முடியவில்லை.',
};
