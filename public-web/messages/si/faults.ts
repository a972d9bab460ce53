import type { FaultTexts } from '../faults.js';

export default {
  tooLong: '{label}: අකුරු {max}ක් හෝ ඊට අඩුවෙන් ලියන්න.',
  tooShort: '{label}: අකුරු {min}ක් හෝ ඊට වැඩියෙන් ලියන්න.',
  guessable: '{label}: අනුමාන කිරීමට අපහසු එකක් තෝරන්න. උදාහරණයක්: එකිනෙකට සම්බන්ධ නැති වචන තුනක්.',
  oneLine: '{label}: එක පේළියක පමණක් ලියන්න.',
  range: '{label}: {min} සහ {max} අතර අංකයක් ලියන්න.',
  notWhole: '{label}: සම්පූර්ණ අංකයක් ලියන්න.',
  notListed: '{label}: ලැයිස්තුවෙන් එකක් තෝරන්න.',
  notDate: '{label}: නිවැරදි දිනයක් ලියන්න. උදාහරණයක්: 31 12 2026.',
  notEmail: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.',
  notPhone: 'කරුණාකර අංක 10ක නිවැරදි දුරකථන අංකයක් ඇතුළත් කරන්න.',
  notLink: '{label}: http:// හෝ https:// වලින් පටන් ගන්නා ලිපිනයක් ලියන්න.',
  notId: '{label}: නැවත තෝරන්න.',
  wrongFile: 'PDF ගොනු පමණක් පිළිගනු ලැබේ.',
  wrongPicture: '{label}: JPEG, PNG, WebP හෝ GIF පින්තූරයක් තෝරන්න.',
  tooLarge: '{label}: MB {megabytes}ක් හෝ ඊට අඩු ගොනුවක් තෝරන්න.',
} satisfies FaultTexts;
