import type en from '../en/resource.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  title: 'මව්පියන් සඳහා පාඨමාලා',
  description: 'ගෙදරදී හැදෑරිය හැකි කෙටි පාඨමාලා. එක් එක් පාඨමාලාව ගැන කියවා ඉල්ලන්න.',
  lead: 'ගෙදරට සුදුසු කෙටි පාඨමාලා. එක් එක් පාඨමාලාව ගැන කියවා, ඔබේ පවුලට ගැළපෙන ඒවා අපෙන් ඉල්ලන්න.',
  listTitle: 'සියලු පාඨමාලා',
  list: {
    loading: 'පාඨමාලා විවෘත වෙමින්…',
    failed: 'පාඨමාලා ලබා ගැනීමට නොහැකි වුණා. පසුව නැවත උත්සාහ කරන්න.',
    retry: 'නැවත උත්සාහ කරන්න',
    empty: 'පාඨමාලා හමු වුණේ නැත.',
    needsScript: 'පාඨමාලා ලැයිස්තුවට JavaScript අවශ්‍යයි.',
    call: 'අපට කතා කරන්න, අපි ඒවා ගැන කියන්නෙමු:',
  },
  count: {
    one: 'පාඨමාලා {count}යි',
    other: 'පාඨමාලා {count}යි',
  },
  read: 'තව කියවන්න',
  readWhat: 'තව කියවන්න: {course}',
  request: 'පාඨමාලාව ඉල්ලන්න',
  requestWhat: 'පාඨමාලාව ඉල්ලන්න: {course}',
  requestTitle: 'පාඨමාලාව ඉල්ලන්න',
  send: 'ඉල්ලීම යවන්න',
  close: 'වසන්න',
  sent: 'ඔබේ ඉල්ලීම සාර්ථකව යැව්වා!',
  sentText: 'අපි එය අද හෝ ඊළඟ වැඩ කරන දිනයේ කියවා, සබැඳිය ඊමේල් මගින් එවන්නෙමු.',
  requestFailed: 'ඉල්ලීම යැවීමට නොහැකි වුණා.',
} satisfies TranslationOf<typeof en>;
