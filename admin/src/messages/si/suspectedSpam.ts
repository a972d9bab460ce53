import type * as English from '../suspectedSpam';
import type { Translated } from '../catalogue';

/** Of what is suspected of being spam, in whichever list it is. */
export const suspectedSpam: Translated<typeof English.suspectedSpam> = {
  title: 'අනවශ්‍ය යැයි සැක කෙරෙන පෝරම',
  leftOut: 'පෙන්වන්නේ නැත',
  only: 'මේවා පමණි',
  why: 'මිනිසුන්ට නොපෙනෙන කොටුවක් පුරවා තිබිණි. ඒ නිසා මෙය එවූයේ පරිගණක වැඩසටහනක් විය හැක. මිනිසෙක් ලියූ දේ මුදා හරින්න; ඉතිරිය දින 30කට පසු මැකේ.',
  release: 'මුදා හරින්න',
  releasing: 'මුදා හරිමින්…',
  released: 'මුදා හරින ලදී: එය දැන් තම ලැයිස්තුවේ ඇත.',
  releaseFailed: 'පෝරමය මුදා හැරීමට නොහැකි විය. %{tryAgain}',
};
