import type * as English from '../vacancies';
import type { Translated } from '../catalogue';
import { ADDED_AT, TEACHER_TYPE_WORDS } from './labels';

export const vacancies: Translated<typeof English.vacancies> = {
  name: 'வெற்றிடம் |||| வெற்றிடங்கள்',
  since: ADDED_AT,
  fields: {
    title: 'தலைப்பு',
    teacher_type: 'பொறுப்பு',
    district: 'மாவட்டம்',
    hours: 'வேலை நேரம்',
    pay: 'சம்பளம்',
    description: 'விளக்கம்',
    safeguarding: 'பிள்ளைகளின் பாதுகாப்பு',
    closingDate: 'இறுதித் திகதி',
    createdAt: 'சேர்த்த நாள்',
  },
  choices: {
    teacher_type: TEACHER_TYPE_WORDS,
  },
  title: 'வெற்றிடங்கள்',
  file: 'வெற்றிடங்கள்',
  search: 'தேடல்: தலைப்பு, மாவட்டம் அல்லது விளக்கம்',
  loading: 'வெற்றிடங்கள் திறக்கின்றன…',
  failed: 'வெற்றிடங்களைப் பெற முடியவில்லை.',
  empty: 'இன்னும் வெற்றிடங்கள் இல்லை.',
  noMatch: 'இந்தத் தேடலுக்கு வெற்றிடங்கள் இல்லை.',
  count: '%{smart_count} வெற்றிடம் |||| %{smart_count} வெற்றிடங்கள்',
  advice: 'முதல் வெற்றிடத்தைச் சேருங்கள்: பொது இணையத்தளத்தின் “வேலைவாய்ப்பு” பக்கம் அதை இறுதித் திகதி வரை காட்டும்.',
  add: 'வெற்றிடத்தைச் சேருங்கள்',
  addFailed: 'வெற்றிடத்தைச் சேர்க்க முடியவில்லை. %{tryAgain}',
  edit: 'வெற்றிடத்தைத் திருத்துங்கள்',
  saveFailed: 'வெற்றிடத்தைச் சேமிக்க முடியவில்லை. %{tryAgain}',
  hints: {
    hours: 'உதாரணம்: பாடசாலை நாட்கள், 7.30 முதல் 13.30',
    pay: 'தொகை, அல்லது எதிலிருந்து எதுவரை, எதற்கு: மணித்தியாலம், அமர்வு, மாதம்',
    safeguarding: 'பிள்ளையுடன் பணியாற்றும் முன் விண்ணப்பதாரர்கள் எப்படிச் சரிபார்க்கப்படுகிறார்கள்',
    closingDate: 'பொது இணையத்தளம் அதைக் காட்டும் கடைசி நாள்',
  },
  message: {
    delete_title: '“%{recordRepresentation}” வெற்றிடத்தை அழிக்கவா?',
    delete_content: 'அது நிரந்தரமாக அழிந்துவிடும், பொது இணையத்தளம் இனி அதைக் காட்டாது.',
  },
  notifications: {
    created: 'வெற்றிடம் சேர்க்கப்பட்டது.',
    updated: 'வெற்றிடம் சேமிக்கப்பட்டது.',
    deleted: 'வெற்றிடம் அழிக்கப்பட்டது.',
  },
  deleteFailed: 'வெற்றிடத்தை அழிக்க முடியவில்லை. %{tryAgain}',
};
