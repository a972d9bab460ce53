import type { Language } from '#contract/languages';
import { PROVIDER_NAME, PROVIDER_PHONES } from '#contract/provider';

export interface Runs {
  readonly person: string;
  /** What the person does, for example "Director". */
  readonly role: Readonly<Record<Language, string>>;
  /** The number in the register of companies or of voluntary organisations, and which register it is. */
  readonly registration?: string;
  /** Of the person; a file in `public/`, square, 240 pixels wide, with a path such as "/director.jpg". */
  readonly photo?: string;
}

/** The provider's details, shown on every page. Put the real ones here; name and phones in `contract/provider.ts`. */
export const PROVIDER = {
  name: PROVIDER_NAME,
  email: 'hello@onestep.example',
  /** Who answers questions about personal data (Personal Data Protection Act, sections 11 and 20). */
  dataProtectionEmail: 'privacy@onestep.example',
  phones: PROVIDER_PHONES,
  whatsapp: PROVIDER_PHONES[1],
  address: {
    en: ['12 Station Road', 'Wattala', 'Sri Lanka'],
    si: ['12, දුම්රියපොළ පාර', 'වත්තල', 'ශ්‍රී ලංකාව'],
    ta: ['12, ஸ்டேஷன் வீதி', 'வத்தளை', 'இலங்கை'],
  },
  /** What the four figures of the home page count, in one sentence. It stands below them once it is given. */
  figuresNote: undefined as Readonly<Record<Language, string>> | undefined,
  /** Who runs it, for parents who want to know whom they trust. Until this is given, the page About Us says to call. */
  runs: undefined as Runs | undefined,
  social: [
    { name: 'Facebook', url: 'https://facebook.example/onestep' },
    { name: 'Instagram', url: 'https://instagram.example/onestep' },
    { name: 'YouTube', url: 'https://youtube.example/onestep' },
  ],
} as const;
