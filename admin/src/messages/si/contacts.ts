import type * as English from '../contacts';
import type { Translated } from '../catalogue';
import { BEST_TIME_WORDS } from './labels';
import { FOLLOW_UP_LABELS } from './followUp';
import { messageTexts } from './outgoingMessages';

export const contacts: Translated<typeof English.contacts> = {
  name: 'පණිවිඩය |||| පණිවිඩ',
  fields: {
    name: 'නම',
    email: 'ඊමේල්',
    message: 'පණිවිඩය',
    phone: 'දුරකථන අංකය',
    noEmail: 'ඊමේල් ලිපිනයක් නැත',
    callBack: 'නැවත අමතන්න',
    bestTime: 'ඇමතීමට හොඳම වේලාව',
    text: 'පිළිතුර',
    ...FOLLOW_UP_LABELS,
    status: 'තත්ත්වය',
    createdAt: 'ලැබුණු දිනය',
  },
  statuses: {
    new: 'අලුත්',
    answered: 'පිළිතුර ලියා ඇත',
    closed: 'වසා ඇත',
  },
  decisions: {
    closed: 'පිළිතුරක් අවශ්‍ය නැත',
  },
  reopen: 'නැවත විවෘත කරන්න',
  choices: {
    language: messageTexts.languages,
    bestTime: BEST_TIME_WORDS,
  },
  callBack: 'නැවත අමතන්න',
  answer: 'පිළිතුර',
  sendAnswer: 'පිළිතුර සුරකින්න',
  answerAgain: 'නැවත පිළිතුරු දෙන්න',
  answered: '%{name} වෙත ඔබේ පිළිතුර සුරකින ලදී.',
  isAnswered: 'පිළිතුරු දී ඇත',
  notTold: 'පිළිතුර ලියා ඇත, තවම යවා නැත',
  inLanguage: 'යවන විට පිළිතුර පෙනෙන ආකාරය',
  answerFailed: 'පිළිතුර සුරැකීමට නොහැකි විය. එය තවම මෙහි ඇත. %{tryAgain}',
  title: 'ලැබුණු පණිවිඩ',
  file: 'ලැබුණු පණිවිඩ',
  search: 'නම, පණිවිඩය හෝ අංකය සොයන්න',
  loading: 'පණිවිඩ ගෙන එමින්…',
  failed: 'පණිවිඩ ගෙන ඒමට නොහැකි විය.',
  empty: 'තවම පණිවිඩ නැත.',
  noMatch: 'ඔබේ සෙවුමට ගැළපෙන පණිවිඩ නැත.',
  count: 'පණිවිඩ %{smart_count}යි |||| පණිවිඩ %{smart_count}යි',
  advice: 'පොදු වෙබ් අඩවියේ “අප අමතන්න” පෝරමයෙන් එවන පණිවිඩ මෙහි ලැබේ.',
  message: {
    delete_title: '%{recordRepresentation} ගේ පණිවිඩය මකන්නද?',
    delete_content: 'පණිවිඩය සහ එහි ඇති ලිපිනය සදහටම මැකේ.',
  },
  notifications: {
    deleted: 'පණිවිඩය සාර්ථකව මකන ලදී.',
  },
  deleteFailed: 'පණිවිඩය මැකීමේදී දෝෂයක් සිදු විය.',
};
