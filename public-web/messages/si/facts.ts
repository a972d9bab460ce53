import type * as en from '../en/facts.js';
import type { TranslationOf } from '../catalogue.js';

export const facts = {
  title: 'කාලය සහ ගාස්තුව',
  length: 'එක් වාරයක්',
  price: 'ගාස්තුව',
  reduced: 'අඩු කළ ගාස්තුව',
  waiting: 'රැඳී සිටින කාලය',
  askUs: 'අපෙන් අසන්න',
  minutes: { one: 'විනාඩි {count}', other: 'විනාඩි {count}' },
  hours: { one: 'පැය {count}', other: 'පැය {count}' },
  range: '{from} සිට {to} දක්වා',
  rupees: {
    session: 'වාරයකට රු. {price}',
    hour: 'පැයකට රු. {price}',
    day: 'දිනකට රු. {price}',
    month: 'මාසයකට රු. {price}',
    programme: 'මුළු වැඩසටහනට රු. {price}',
  },
  reducedFrom: 'සම්පූර්ණ ගාස්තුව වැඩි නම්, රු. {price} සිට',
  noWaiting: 'දැනට රැඳී සිටීමක් නැත',
  weeks: { one: 'සති {count}ක් පමණ', other: 'සති {count}ක් පමණ' },
  call: 'ප්‍රශ්නයක් ඇත්නම් අපට කතා කරන්න:',
  cardAsk: 'කාලය සහ ගාස්තුව: අපෙන් අසන්න',
} satisfies TranslationOf<typeof en.facts>;
