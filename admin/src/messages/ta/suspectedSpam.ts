import type * as English from '../suspectedSpam';
import type { Translated } from '../catalogue';

/** Of what is suspected of being spam, in whichever list it is. */
export const suspectedSpam: Translated<typeof English.suspectedSpam> = {
  title: 'தேவையற்றவை எனச் சந்தேகிக்கப்படுபவை',
  leftOut: 'காட்டப்படாது',
  only: 'இவை மட்டும்',
  why: 'மனிதர்கள் பார்க்காத புலம் ஒன்று நிரப்பப்பட்டுள்ளது. அதனால் ஒரு நிரல் இதை அனுப்பியிருக்கலாம். மனிதர் எழுதியதை விடுவியுங்கள்; மற்றவை 30 நாட்களின் பின் அழியும்.',
  release: 'விடுவியுங்கள்',
  releasing: 'விடுவிக்கப்படுகிறது…',
  released: 'விடுவிக்கப்பட்டது: அது இப்போது உரிய பட்டியலில் உள்ளது.',
  releaseFailed: 'படிவத்தை விடுவிக்க முடியவில்லை. %{tryAgain}',
};
