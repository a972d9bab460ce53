import { readdirSync, readFileSync } from 'node:fs';
import { SERVICES } from '#contract/services';
import en from './en/index.js';
import si from './si/index.js';
import ta from './ta/index.js';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** What the specification fixes, in its own spelling. */
const FIXED = [
  ...SERVICES,
  'School Readiness Program',
  'Speech and Behavior Occupational Therapist',
  // The type of applicant `Behavior_Therapist`, as the admin app shows it.
  'Behavior Therapist',
];
const withoutFixed = (text: string) => FIXED.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text);

/** The texts in a source file: what stands in quotes, names of modules aside. */
function quotedIn(path: string): string[] {
  const source = read(path).replace(/^(?:import|export) .*from .*$/gm, '');
  return [...source.matchAll(/(?<=[\s([{,:])'[^'\n]*'|`[^`]*`|"[^"\n]*"/g)].map(([quoted]) => quoted);
}

const filesOf = (folder: string) =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => folder + name);

/** The texts of a catalogue. */
function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

const TEXTS = {
  English: [
    ...textsIn(en),
    ...['outbox/texts/en', 'contract/messages', 'contract/refusals'].flatMap((path) =>
      quotedIn(`backend/src/${path}.ts`),
    ),
  ],
  Sinhala: [...textsIn(si), ...quotedIn('backend/src/outbox/texts/si.ts')],
  Tamil: [...textsIn(ta), ...quotedIn('backend/src/outbox/texts/ta.ts')],
} as const;
const ADMIN = filesOf('admin/src/messages/').flatMap(quotedIn);
const EVERYTHING = [...Object.values(TEXTS).flat(), ...ADMIN].map(withoutFixed).join('\n').toLowerCase();

interface Term {
  readonly English: string;
  readonly Sinhala: string;
  readonly Tamil: string;
  readonly never: readonly string[];
}

const TERMS: readonly Term[] = read('docs/terms.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .filter((line) => !/^\|[\s|-]*\|$/.test(line))
  .map((line) => {
    const [English = '', Sinhala = '', Tamil = '', never = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return {
      English,
      Sinhala,
      Tamil,
      never: never
        .split(';')
        .map((word) => word.trim())
        .filter(Boolean),
    };
  });

it('there are terms to hold to', () => expect(TERMS.length).toBeGreaterThan(40));

describe.each(['English', 'Sinhala', 'Tamil'] as const)('the terms in %s', (language) => {
  const texts = TEXTS[language].join('\n').toLowerCase();

  it.each(TERMS.map((term) => [term[language]]))('say %s', (term) => {
    // "to book" is listed as people look it up; texts only book.
    const words = term.split(' / ').map((word) => word.replace(/^to /, '').toLowerCase());
    expect(words.filter((word) => !texts.includes(word))).toEqual([]);
  });
});

it.each(TERMS.flatMap(({ English, never }) => never.map((word) => [English, word])))(
  'for %s nobody says %s',
  (_, word = '') => {
    const latin = /^[a-z]/i.test(word);
    const found = latin ? new RegExp(`\\b${word}`, 'i').test(EVERYTHING) : EVERYTHING.includes(word);
    expect(found).toBe(false);
  },
);

/** Both apps and the mails. */
const everyTextIn = (language: 'Sinhala' | 'Tamil') => [
  ...TEXTS[language],
  ...quotedIn(`admin/src/messages/${language === 'Sinhala' ? 'si' : 'ta'}.ts`),
];

it('Sinhala is written as one writes it, not as one speaks', () => {
  const endings = '(?<!මො)නවා|ුණා|(?<!දර|කර)ුවා|ව්වා|කළා|ත්තා|දුන්නා|දැම්මා|(?:හැරි|ගි|සිටි|ණි)යා';
  const spoken = new RegExp(`වුණ|නැහැ|පුළුවන්|(?:${endings})ද?(?!\\p{Script=Sinhala})`, 'u');
  expect(everyTextIn('Sinhala').filter((text) => spoken.test(text))).toEqual([]);
});

it('Tamil asks politely, also on buttons', () => {
  const orders =
    'சேர்|செய்|செல்|அழி|திருத்து|நீக்கு|சேமி|தேடு|காட்டு|மூடு|திற|மாற்று|வெளியேறு|உள்நுழை|அழை|பெறு|நியமி|அனுப்பு|அமை|நிறுத்து|ஏற்றுக்கொள்|நிராகரி|விடுவி|பிரதியெடு|பதிவிறக்கு|உருவாக்கு|புதுப்பி|அளி|பின்செல்';
  const rude = new RegExp(`(?<!\\p{Script=Tamil})(?:${orders})(?!\\p{Script=Tamil})`, 'u');
  expect(everyTextIn('Tamil').filter((text) => rude.test(text))).toEqual([]);
});
