import { ENGLISH_NAMES, LANGUAGES } from '#contract/languages';
import { SERVICES } from '#contract/services';
import { ADMIN, adminIn, read, TEXTS } from '../test/texts.js';

/** What the specification fixes, in its own spelling. */
const FIXED = [
  ...SERVICES,
  'School Readiness Program',
  'Speech and Behavior Occupational Therapist',
  // The type of applicant `Behavior_Therapist`, as the admin app shows it.
  'Behavior Therapist',
];
const withoutFixed = (text: string) => FIXED.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text);

const EVERYTHING = [...Object.values(TEXTS).flat(), ...ADMIN].map(withoutFixed).join('\n').toLowerCase();

const [HEADS = [], , ...ROWS] = read('docs/terms.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const column = (name: string) => ROWS.map((cells) => cells[HEADS.indexOf(name)] ?? '');
const ENGLISH = column('English');

it('there are terms to hold to, in every language', () => {
  expect(HEADS.filter(Boolean)).toEqual([...LANGUAGES.map((language) => ENGLISH_NAMES[language]), 'Never', 'Note']);
  expect(ROWS.length).toBeGreaterThan(40);
});

describe.each(LANGUAGES)('the terms in %s', (language) => {
  const texts = TEXTS[language].join('\n').replaceAll('\u00AD', '').toLowerCase();

  it.each(column(ENGLISH_NAMES[language]))('say %s', (term) => {
    // "to book" is listed as people look it up; texts only book.
    const words = term.split(' / ').map((word) => word.replace(/^to /, '').toLowerCase());
    expect(words.filter((word) => !texts.includes(word))).toEqual([]);
  });
});

const NEVER = column('Never').flatMap((words, row) =>
  words
    .split(';')
    .map((word) => [ENGLISH[row], word.trim()] as const)
    .filter(([, word]) => word !== ''),
);

it.each(NEVER)('for %s nobody says %s', (_, word) => {
  const latin = /^[a-z]/i.test(word);
  const found = latin ? new RegExp(`\\b${word}`, 'i').test(EVERYTHING) : EVERYTHING.includes(word);
  expect(found).toBe(false);
});

/** Both apps and the mails. */
const everyTextIn = (language: 'si' | 'ta') => [...TEXTS[language], ...adminIn(language)];

it('Sinhala is written as one writes it, not as one speaks', () => {
  const endings = '(?<!මො)නවා|ුණා|(?<!දර|කර)ුවා|ව්වා|කළා|ත්තා|දුන්නා|දැම්මා|(?:හැරි|ගි|සිටි|ණි)යා';
  const spoken = new RegExp(`වුණ|නැහැ|පුළුවන්|(?:${endings})ද?(?!\\p{Script=Sinhala})`, 'u');
  expect(everyTextIn('si').filter((text) => spoken.test(text))).toEqual([]);
});

it('Tamil asks politely, also on buttons', () => {
  const orders =
    'சேர்|செய்|செல்|அழி|திருத்து|நீக்கு|சேமி|தேடு|காட்டு|மூடு|திற|மாற்று|வெளியேறு|உள்நுழை|அழை|பெறு|நியமி|அனுப்பு|அமை|நிறுத்து|ஏற்றுக்கொள்|நிராகரி|விடுவி|பிரதியெடு|பதிவிறக்கு|உருவாக்கு|புதுப்பி|அளி|பின்செல்';
  const rude = new RegExp(`(?<!\\p{Script=Tamil})(?:${orders})(?!\\p{Script=Tamil})`, 'u');
  expect(everyTextIn('ta').filter((text) => rude.test(text))).toEqual([]);
});
