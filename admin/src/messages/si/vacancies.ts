import type * as English from '../vacancies';
import type { Translated } from '../catalogue';
import { ADDED_AT, TEACHER_TYPE_WORDS } from './labels';

export const vacancies: Translated<typeof English.vacancies> = {
  name: 'තනතුරු ඇබෑර්තුව |||| තනතුරු ඇබෑර්තු',
  since: ADDED_AT,
  fields: {
    title: 'මාතෘකාව',
    teacher_type: 'තනතුර',
    district: 'දිස්ත්‍රික්කය',
    hours: 'වැඩ කරන වේලාවන්',
    pay: 'වැටුප',
    description: 'විස්තරය',
    safeguarding: 'දරුවන්ගේ ආරක්ෂාව',
    closingDate: 'අවසන් දිනය',
    createdAt: 'එක් කළ දිනය',
  },
  choices: {
    teacher_type: TEACHER_TYPE_WORDS,
  },
  title: 'තනතුරු ඇබෑර්තු',
  file: 'තනතුරු ඇබෑර්තු',
  search: 'මාතෘකාව, දිස්ත්‍රික්කය හෝ විස්තරය අනුව සොයන්න',
  loading: 'ඇබෑර්තු ගෙන එමින්…',
  failed: 'ඇබෑර්තු ගෙන ඒමට නොහැකි විය.',
  empty: 'තවම ඇබෑර්තු නැත.',
  noMatch: 'ඔබ සෙවූ දෙයට ගැළපෙන ඇබෑර්තු නැත.',
  count: 'ඇබෑර්තු %{smart_count}යි |||| ඇබෑර්තු %{smart_count}යි',
  advice: 'පළමු ඇබෑර්තුව එක් කරන්න: පොදු වෙබ් අඩවියේ “රැකියා” පිටුව එය අවසන් දිනය දක්වා පෙන්වයි.',
  add: 'ඇබෑර්තුවක් එක් කරන්න',
  addFailed: 'ඇබෑර්තුව එක් කිරීමට නොහැකි විය. %{tryAgain}',
  edit: 'ඇබෑර්තුව වෙනස් කරන්න',
  saveFailed: 'ඇබෑර්තුව සුරැකීමට නොහැකි විය. %{tryAgain}',
  hints: {
    hours: 'උදාහරණයක්: පාසල් දිනවල, 7.30 සිට 13.30',
    pay: 'මුදල, නැතහොත් සිට දක්වා, සහ කුමක් සඳහාද: පැයකට, වාරයකට, මාසයකට',
    safeguarding: 'දරුවෙකු සමඟ වැඩ කිරීමට පෙර අයදුම්කරුවන් පරීක්ෂා කරන ආකාරය',
    closingDate: 'පොදු වෙබ් අඩවිය එය පෙන්වන අවසන් දිනය',
  },
  message: {
    delete_title: '“%{recordRepresentation}” ඇබෑර්තුව මකන්නද?',
    delete_content: 'එය සදහටම මැකේ, පොදු වෙබ් අඩවිය එය තවදුරටත් පෙන්වන්නේ නැත.',
  },
  notifications: {
    created: 'ඇබෑර්තුව එක් කරන ලදී.',
    updated: 'ඇබෑර්තුව සුරකින ලදී.',
    deleted: 'ඇබෑර්තුව සාර්ථකව මකන ලදී.',
  },
  deleteFailed: 'ඇබෑර්තුව මැකීමට නොහැකි විය. %{tryAgain}',
};
