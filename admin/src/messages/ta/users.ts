import type * as English from '../users';
import type { Translated } from '../catalogue';
import { TEACHER_TYPE_WORDS } from './labels';
import { pages } from './pages';

export const users: Translated<typeof English.users> = {
  name: 'விண்ணப்பம் |||| விண்ணப்பங்கள்',
  fields: {
    email: 'மின்னஞ்சல்',
    // The columns are titled as the spec writes them.
    full_name: 'முழுப் பெயர்',
    home_address: 'வீட்டு முகவரி',
    phone_number: 'தொலைபேசி இலக்கம்',
    whatsapp_number: 'WhatsApp இலக்கம்',
    teacher_type: 'தொழில்',
    cv: 'CV',
    reference: 'குறிப்பு இலக்கம்',
    consentWithdrawnAt: 'சம்மதம் திரும்பப் பெறப்பட்டது',
    status: 'நிலை',
    createdAt: 'கிடைத்த நாள்',
  },
  lists: {
    label: 'விண்ணப்பப் பட்டியல்கள்',
    all: 'எல்லாம்',
    pending: 'காத்திருப்பு',
    approved: 'ஏற்கப்பட்டது',
    rejected: 'மறுக்கப்பட்டது',
  },
  // "Users" and "details" stand where the spec fixes the text.
  pages: {
    all: {
      title: 'விண்ணப்பங்கள்',
      empty: 'விண்ணப்பதாரர் யாரும் இல்லை',
      advice: 'ஆசிரியர்கள் இணையத்தளத்தில் விண்ணப்பிக்கும்போது, விண்ணப்பங்கள் இங்கே வரும்.',
    },
    pending: {
      title: pages['/pending-user-list'],
      empty: 'காத்திருப்பவர் யாரும் இல்லை',
      advice: 'எல்லா விண்ணப்பங்களும் முடிவாகிவிட்டன. ஆசிரியர்கள் இணையத்தளத்தில் விண்ணப்பிக்கும்போது, புதியவை இங்கே வரும்.',
    },
    approved: {
      title: 'ஏற்கப்பட்டவர் பட்டியல்',
      empty: 'ஏற்கப்பட்டவர் யாரும் இல்லை',
      advice: 'காத்திருப்பவர் பட்டியலில் ஒரு விண்ணப்பத்தை ஏற்றுக்கொண்டால், அது இங்கே தெரியும்.',
    },
    rejected: {
      title: pages['/rejected-user-list'],
      empty: 'மறுக்கப்பட்டவர் யாரும் இல்லை',
      advice: 'மறுத்த விண்ணப்பங்கள் இங்கே தெரியும்.',
    },
  },
  file: 'விண்ணப்பங்கள்',
  search: 'தேடல்: பெயர், மின்னஞ்சல், இலக்கம்',
  loading: 'விண்ணப்பதாரர் பட்டியல் திறக்கிறது…',
  failed: 'விண்ணப்பதாரர் பட்டியலைப் பெற முடியவில்லை',
  count: '%{smart_count} விண்ணப்பம் |||| %{smart_count} விண்ணப்பங்கள்',
  edit: 'விண்ணப்பத்தைத் திருத்துங்கள்',
  makeProfile: 'ஆசிரியர் விபரம் உருவாக்குங்கள்',
  notifications: {
    updated: 'விண்ணப்பம் சேமிக்கப்பட்டது.',
  },
  choices: {
    teacher_type: TEACHER_TYPE_WORDS,
  },
  decisions: {
    approved: 'ஏற்க',
    rejected: 'மறுக்க',
  },
  saveFailed: 'விண்ணப்பத்தைச் சேமிக்க முடியவில்லை. %{tryAgain}',
  statuses: {
    pending: 'காத்திருப்பு',
    approved: 'ஏற்கப்பட்டது',
    rejected: 'மறுக்கப்பட்டது',
  },
  cv: {
    view: 'CV பாருங்கள்',
    viewOf: '%{name} (புதிய தாவலில் திறக்கும்)',
    opening: '%{name} இன் CV திறக்கிறது…',
    blocked: 'உங்கள் உலாவி புதிய தாவலைத் திறக்கவில்லை. இந்தத் தளத்தின் துள்ளு சாளரங்களை அனுமதித்து, மீண்டும் முயலுங்கள்.',
    failed: 'CV-ஐத் திறக்க முடியவில்லை. %{tryAgain}',
    none: 'CV இல்லை',
    title: 'CV',
    loading: 'CV திறக்கிறது…',
    notShown: 'CV-ஐ இங்கே காட்ட முடியவில்லை. “CV பாருங்கள்” மூலம் திறவுங்கள்.',
    more: '%{total} பக்கங்களில் முதல் %{shown}. “CV பாருங்கள்” அனைத்தையும் காட்டும்.',
    held: 'இந்தக் கோப்பைச் சோதித்தபோது தெரிந்தது: %{what}',
    showHere: 'அதன் பக்கங்களை இங்கே காட்டுங்கள்',
    warningTitle: '%{name} இன் CV-ஐத் திறக்கவா?',
    warning: 'இந்தக் கோப்பைச் சோதித்தபோது தெரிந்தது: %{what} அனுப்பியவர் யார் என்று தெரிந்தால் மட்டும் திறவுங்கள்.',
    open: 'CV-ஐத் திறவுங்கள்',
    warnings: {
      script: 'இந்த PDF-இல் ஒரு நிரல் (JavaScript) உள்ளது.',
      program: 'இந்த PDF ஒரு நிரலை இயக்க முடியும்.',
      attachment: 'இந்த PDF-க்குள் வேறொரு கோப்பு உள்ளது.',
      opening: 'இந்த PDF திறந்தவுடனே தானாக ஏதோ செய்கிறது.',
      locked: 'இந்த PDF மறைகுறியாக்கப்பட்டுள்ளது: அதைச் சோதிக்க முடியவில்லை, கடவுச்சொல்லால் மட்டுமே திறக்கலாம்.',
      noPages: 'இந்த PDF-இல் பக்கங்கள் எதுவும் இல்லை.',
      unclear: 'இந்த PDF-இன் சில பகுதிகள் மறைகுறியாக்கப்பட்டோ சுருக்கப்பட்டோ இருப்பதால் சோதிக்க முடியவில்லை.',
    },
  },
};
