import { APOSTROPHES, HYPHENS } from './characters.js';
import type { Language } from './languages.js';
import { PROVIDER_NAME, PROVIDER_PHONES } from './provider.js';

/** What stands around every message to a person, in the language of the message. */
interface Frame {
  readonly greeting: string;
  readonly signature: string;
}

const WORDS: Readonly<
  Record<Language, { readonly named: string; readonly unnamed: string; readonly call: string; readonly or: string }>
> = {
  en: { named: 'Hello {name},', unnamed: 'Hello,', call: 'Call us:', or: ' or ' },
  si: { named: 'ආයුබෝවන් {name},', unnamed: 'ආයුබෝවන්,', call: 'අපට කතා කරන්න:', or: ', ' },
  ta: { named: 'வணக்கம் {name},', unnamed: 'வணக்கம்,', call: 'எங்களை அழையுங்கள்:', or: ', ' },
};

/** @param name as the person typed it; text that cannot be a name is left out of the greeting */
export function frameOf(language: Language, name: string | undefined): Frame {
  const { named, unnamed, call, or } = WORDS[language];
  const safe = safeName(name);
  return {
    greeting: safe === undefined ? unnamed : named.replace('{name}', () => safe),
    signature: `${PROVIDER_NAME}\n${call} ${PROVIDER_PHONES.join(or)}`,
  };
}

const NAME = new RegExp(`^(?=.*\\p{L})(?:[\\p{L}\\p{M} .\u200c\u200d]|${APOSTROPHES}|${HYPHENS})+$`, 'u');
/** Joiners belong between the signs of Sinhala and Tamil words; elsewhere they hide an address from whoever reads it. */
const LOOSE_JOINER = /(?:^|[^\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?:$|[^\p{L}\p{M}])/u;
/** `x.com`; the name after initials has a capital. */
const DOMAIN = /\.\p{Ll}[\p{L}\p{M}]/u;
const MOST_LETTERS_OF_INITIALS = 2;
/** Titles, and English letters whose names have more letters in Sinhala and Tamil: W, X and F. */
const ABBREVIATION = /^(?:mrs|rev|ven|prof|mohd|ඩබ්ලි(?:ව්|යු|යූ)|එක්ස්|(?:டபிள்|டபுள்|டப்ளி)(?:யூ|யு)|எக்ஸ்|எஃப்)$/iu;

/**
 * A name as it may stand in a mail. Anybody may type anything as a name and have it sent to anybody, and mail programs make
 * links of addresses and numbers: only letters, spaces, apostrophes, hyphens and the dots of initials and titles are taken for
 * a name.
 */
export function safeName(typed: string | undefined): string | undefined {
  // An accent that stands for an apostrophe would become a space and an accent.
  const spelt =
    typed
      ?.replace(/\u00B4/g, "'")
      .normalize('NFKC')
      .trim() ?? '';
  const name = spelt.replace(/(?<=[\p{L}\p{M}]{3})\.$/u, '');
  if (!NAME.test(name) || LOOSE_JOINER.test(name) || DOMAIN.test(name)) return undefined;
  const dotted = name.split('.').slice(0, -1);
  if (!dotted.every(endsInAbbreviation)) return undefined;
  // `W.M.Perera` is written so that it cannot be the name of a server either.
  return name.replace(/\.(?=\p{L}\p{M}*\p{L})/gu, '. ');
}

function endsInAbbreviation(beforeDot: string): boolean {
  const word = beforeDot.split(/[ '’-]/).at(-1) ?? '';
  const letters = [...word.matchAll(/\p{L}/gu)].length;
  return (letters >= 1 && letters <= MOST_LETTERS_OF_INITIALS) || ABBREVIATION.test(word);
}
