import type en from '../en/signup.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  title: 'ගුරු ලියාපදිංචිය',
  description: 'ගුරුවරයෙක් හෝ චිකිත්සකවරයෙක් ලෙස One Step හා එක්වීමට අයදුම් කරන්න. ඔබේ විස්තර සහ CV එක එවන්න.',
  lead: 'අප සමඟ වැඩ කිරීමට කැමති ගුරුවරුන්, චිකිත්සකවරුන් සහ උපදේශකවරුන් සඳහා. ඔබේ CV එක PDF ගොනුවක් ලෙස ළඟ තබා ගන්න.',
  submit: 'අයදුම්පත යවන්න',
  failed: 'දෝෂයක් සිදු වුණා. නැවත උත්සාහ කරන්න.',
  haveAccount: 'දැනටමත් ගිණුමක් තිබේද?',
  login: 'ඇතුළු වන්න',
} satisfies TranslationOf<typeof en>;
