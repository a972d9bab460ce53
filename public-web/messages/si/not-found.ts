import type en from '../en/not-found.js';
import type { TranslationOf } from '../catalogue.js';

export default {
  title: 'මේ පිටුව නැත',
  description: 'මේ ලිපිනයෙන් පිටුවකට යා නොහැකිය.',
  text: 'ලිපිනය වැරදී ඇති, නැතහොත් පිටුව තවම සූදානම් නැත.',
  home: 'මුල් පිටුවට යන්න',
  call: 'නැතහොත් අපට කතා කරන්න: {phone}',
} satisfies TranslationOf<typeof en>;
