import { canonicalText } from '#contract/characters';

/** The consonants of names in Latin, Sinhala and Tamil letters, by a letter that stands for what sounds alike. */
const CONSONANTS: Readonly<Record<string, string>> = {
  k: 'kgqකඛගඝඟக',
  s: 'sjczචඡජඣශෂසசஜஶஷஸ',
  t: 'tdටඨඩඪඬතථදධඳடத',
  p: 'pbfපඵබභඹෆப',
  m: 'mමம',
  n: 'nංඞඤඥණනஙஞணநன',
  r: 'rරඍෘෲறர',
  l: 'lලළழளல',
  v: 'vwවவ',
};
/** Their vowels likewise. */
const VOWELS: Readonly<Record<string, string>> = {
  a: 'aeඅආඇඈඑඒාැෑෙේஅஆஎஏாெே',
  i: 'iඉඊඓිීෛஇஈஐிீை',
  u: 'ouඋඌඔඕඖුූොෝෞஉஊஒஓஔுூொோௌ',
};
const SOUND_OF = new Map(
  Object.entries({ ...CONSONANTS, ...VOWELS }).flatMap(([sound, letters]) =>
    Array.from(letters, (letter) => [letter, sound] as const),
  ),
);
/** Spellings of one sound, in the order in which they are read; the last two are Mohamed and Lakshmi in Tamil. */
const SPELLINGS = [
  [/ngh|gn(?=[aeiou])/g, 'n'],
  [/zh/g, 'l'],
  [/ch/g, 's'],
  [/c(?![eiy])/g, 'k'],
  [/x/g, 'ks'],
  [/[hy]/g, ''],
  [/முகம/g, 'முஹம'],
  [/ட்ச/g, 'க்ஷ'],
] as const;
/** A consonant of Sinhala or Tamil is followed by an `a`, unless a sign behind it says otherwise. */
const OPEN = /[\u0B95-\u0BB9\u0D9A-\u0DC6](?![\u0BBE-\u0BCD\u0DCA-\u0DDF])/gu;
const WORD = /[\p{L}\p{M}]+/gu;
/** Shorter words, such as initials, say too little: they are not compared. */
const WORD_MIN = 3;
/** In words this long, one letter or sound may be wrong, missing, too much or swapped; the end may be missing. */
const SLIP_FROM = 4;

/**
 * Compares names by their sound: one slip of the keyboard, and another spelling or script, make no difference.
 * @param typed what somebody looks for, as `readSearch` gives it
 * @returns whether every longer word that was typed is like a word of a text; undefined where something else than names was typed
 */
export function similarNames(typed: string): ((text: string) => boolean) | undefined {
  const wanted = wordsOf(typed).filter((word) => Array.from(word).length >= WORD_MIN);
  if (wanted.length === 0 || /[\p{Nd}@]/u.test(typed)) return undefined;
  const tests = wanted.map(similarWord);
  return (text) => {
    const words = wordsOf(text);
    return tests.every((isSimilar) => words.some(isSimilar));
  };
}

function similarWord(wanted: string): (word: string) => boolean {
  const [sounds, consonants] = soundsOf(wanted);
  return (word) => {
    if (isWithinOneSlip(wanted, word)) return true;
    const [heard, others] = soundsOf(word);
    if (isVowel(sounds) !== isVowel(heard) || consonants.length < 2) return false;
    if (consonants.length >= SLIP_FROM && others.startsWith(consonants)) return true;
    const isComparable = others === consonants || Math.min(others.length, consonants.length) >= SLIP_FROM;
    return sounds === heard || (isComparable && isWithinOneSlip(sounds, heard));
  };
}

/** The words of a text in lower case, without accents and joiners. */
function wordsOf(text: string): readonly string[] {
  const letters = canonicalText(text).toLowerCase().normalize('NFD');
  const plain = letters.replace(/(?<=[a-z])\p{M}+/gu, '').normalize('NFC');
  return plain.match(WORD) ?? [];
}

/**
 * What is heard, and its consonants alone: doubled ones once, and none before another that it is spoken with, as in `Sanduni`;
 * of vowels in a row the last.
 */
function soundsOf(word: string): readonly [sounds: string, consonants: string] {
  const letters = SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  const sounds = Array.from(letters.replace(OPEN, '$&a'), (letter) => SOUND_OF.get(letter) ?? '')
    .join('')
    .replace(/([^aiu])\1+/g, '$1')
    .replace(/[mn](?=[kstp])/g, '')
    .replace(/[aiu]+(?=[aiu])/g, '');
  return [sounds, sounds.replace(/[aiu]/g, '')];
}

/** Whether a vowel comes first. */
const isVowel = (sounds: string): boolean => /^[aiu]/.test(sounds);

/** Whether two words of some length differ in one letter, or in two neighbours that changed places. */
function isWithinOneSlip(one: string, other: string): boolean {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.max(a.length, b.length) < SLIP_FROM || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  if (a.length !== b.length) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return rest(long, same + 1) === rest(short, same);
  }
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same] && rest(a, same + 2) === rest(b, same + 2);
  return isSwapped || rest(a, same + 1) === rest(b, same + 1);
}
