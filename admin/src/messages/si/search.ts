import type * as English from '../search';
import type { Translated } from '../catalogue';

export const search: Translated<typeof English.search> = {
  title: 'සොයන්න',
  label: 'සියල්ල තුළ සොයන්න',
  placeholder: 'සොයන්න  /',
  find: 'සොයන්න',
  loading: 'සොයමින්…',
  failed: 'සෙවීමට නොහැකි විය.',
  nothingTyped: 'ඔබ සොයන දේ ලියන්න: නමක්, දුරකථන අංකයක්, ඊමේල් ලිපිනයක් හෝ යොමු අංකයක්.',
  none: '“%{q}” සඳහා කිසිවක් හමු නොවීය.',
  count: '“%{q}” සඳහා ලේඛන %{smart_count}යි. |||| “%{q}” සඳහා ලේඛන %{smart_count}යි.',
  atLeast: '“%{q}” සඳහා අඩුම තරමින් ලේඛන %{smart_count}යි.',
  newest: 'අලුත්ම දහය. පැරණි ඒවා සෙවීමට තවත් ලියන්න.',
  groups: {
    families: 'පවුල්',
    bookings: 'වෙන් කිරීම්',
    courseRequests: 'පාඨමාලා ඉල්ලීම්',
    messages: 'ලැබුණු පණිවිඩ',
    applicants: 'අයදුම්පත්',
    profiles: 'ගුරු විස්තර',
  },
};
