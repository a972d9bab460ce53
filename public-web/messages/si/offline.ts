import type * as en from '../en/offline.js';
import type { TranslationOf } from '../catalogue.js';

export const offline = {
  title: 'අන්තර්ජාල සම්බන්ධතාවක් නැත',
  description: 'මේ පිටුවට අන්තර්ජාල සම්බන්ධතාවක් අවශ්‍යයි.',
  text: 'මේ පිටුව තවම ඔබේ දුරකථනයේ හෝ පරිගණකයේ නැත. ඔබ කලින් කියවූ පිටු සම්බන්ධතාවක් නැතිව වුවත් විවෘත වේ.',
  answers: 'ඔබ පෝරමයක් පුරවමින් සිටියේද? ඔබේ පිළිතුරු මෙහි සුරැකිව ඇත. ඒවා බලන්නට ඒ පෝරමය නැවත විවෘත කරන්න.',
  again: 'නැවත උත්සාහ කරන්න',
  call: 'නැතහොත් අපට කතා කරන්න: {phone}',
} satisfies TranslationOf<typeof en.offline>;
