import type * as English from '../auditLog';
import type { Translated } from '../catalogue';
import { KIND_WORDS } from './labels';
import { pages } from './pages';

const ACTION_WORDS = {
  created: 'එක් කරන ලදී',
  updated: 'වෙනස් කරන ලදී',
  deleted: 'මකන ලදී',
  released: 'මුදා හරින ලදී',
  viewed: 'බලන ලදී',
  exported: 'ගොනුවකට ගන්නා ලදී',
  erased: 'සම්පූර්ණයෙන්ම මකන ලදී',
  told: 'දැනුම් දෙන ලදී',
  expired: 'තබා ගන්නා කාලය අවසන් නිසා මකන ලදී',
  login: 'ඇතුළු විය',
  logout: 'ඉවත් විය',
  denied: 'ප්‍රතික්ෂේපයි',
};

const ENTITY_WORDS = {
  user: 'අයදුම්පත්',
  booking: 'වෙන් කිරීම්',
  course: 'පාඨමාලා',
  'course-request': 'පාඨමාලා ඉල්ලීම්',
  vacancy: 'තනතුරු ඇබෑර්තු',
  category: 'ගුරු විස්තර',
  service: 'ගාස්තු',
  contact: 'ලැබුණු පණිවිඩ',
  message: 'අයට යවන පණිවිඩ',
  note: 'සටහන්',
  person: 'පුද්ගලයින්',
  'data-request': 'දත්ත ඉල්ලීම්',
  family: 'පවුල්',
  'staff-hours': 'සතියේ වේලාවන්',
  'time-off': 'නිවාඩු කාලය',
  series: 'වාර මාලා',
  session: 'වාර',
  'calendar-address': 'දින දර්ශන ලිපින',
  holiday: 'නිවාඩු දින',
  goal: 'ඉලක්ක',
  'session-note': 'වාර සටහන්',
  'progress-report': 'ප්‍රගති වාර්තා',
  announcement: 'නිවේදන',
  cv: 'CV',
  account: 'ගිණුම්',
  route: 'මාර්ග',
  file: 'ගොනු',
  'consent-proof': 'එකඟතාවේ සාක්ෂි',
  audit: 'විගණන සටහන්',
};

/** The page that lists all of it. */
export const auditLog: Translated<typeof English.auditLog> = {
  fields: {
    who: 'කවුද',
    actor: 'ගිණුම',
    action: 'කුමක්ද',
    recordId: 'ලේඛනය',
    result: 'ප්‍රතිඵලය',
    count: 'කීයක්ද',
    route: 'මාර්ගය',
    rule: 'රීතිය',
    kind: 'වර්ගය',
    from: 'පෙර තත්ත්වය',
    to: 'පසු තත්ත්වය',
    entity: 'ලේඛන වර්ගය',
    since: 'සිට',
    until: 'දක්වා',
    createdAt: 'කවදාද',
  },
  choices: {
    action: ACTION_WORDS,
    entity: ENTITY_WORDS,
    kind: KIND_WORDS,
    result: {
      done: 'කර ඇත',
      refused: 'ප්‍රතික්ෂේපයි',
    },
  },
  title: pages['/audit-log'],
  search: 'කළ අයගේ ඊමේල් ලිපිනයෙන් සොයන්න',
  loading: 'විගණන සටහන් ගෙන එමින්…',
  failed: 'විගණන සටහන් ගෙන ඒමට නොහැකි විය.',
  empty: 'තවම කිසිවක් සිදු වී නැත.',
  noMatch: 'ගැළපෙන සිදුවීම් නැත.',
  count: 'සිදුවීම් %{smart_count} |||| සිදුවීම් %{smart_count}',
  advice: 'පරිපාලකයින් බලන, වෙනස් කරන සහ ගොනුවලට ගන්නා දේ අවුරුදු දෙකක් මෙහි සටහන් වේ. එය වෙනස් කළ නොහැක.',
};
