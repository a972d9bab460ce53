import { type Language, LANGUAGES } from '#contract/languages';
import en from './en/index.js';
import { CATALOGUES } from './texts.server.js';

type Entry = readonly [path: string, text: string];

/** Every text of a catalogue with the path to it. */
function textsIn(node: unknown, path = ''): Entry[] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

/** English needs neither templates nor hints of its own for these: its sentences come from the contract. */
const onlyTranslated = (path: string) => path.startsWith('.errors') || /Fields\.\w+\.message$/.test(path);
/** The same in every language: the brand, an application's name, figures of the spec. */
const SAME =
  /^\.site\.(name|copyright|whatsapp)$|^\.home\.stats\.\w+\.number$|^\.(form\.(fileSize|date|longDate)|applied\.date)$/;

/** Of the languages that are not written in Latin letters. */
const SCRIPTS: Partial<Record<Language, RegExp>> = { si: /[\u0D80-\u0DFF]/, ta: /[\u0B80-\u0BFF]/ };

describe.each(LANGUAGES.filter((language) => language !== 'en'))('catalogue %s', (language) => {
  const english = new Map(textsIn(en));
  const entries = textsIn(CATALOGUES[language]).filter(([path]) => !onlyTranslated(path));
  const { [language]: own = /\p{L}/u, ...others } = SCRIPTS;

  it('has every key of the English one and no other', () => {
    expect(entries.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
  });

  it.each(entries)('says %s', (path, text) => {
    expect(text.trim()).toBe(text);
    expect(placeholders(text)).toEqual(placeholders(english.get(path) ?? ''));
    for (const other of Object.values(others)) expect(text).not.toMatch(other);
    if (SAME.test(path)) return;
    expect(text).toMatch(own);
    expect(text).not.toBe(english.get(path));
  });
});

const isPage = (section: unknown): section is Record<'title' | 'description', string> =>
  typeof section === 'object' && section !== null && 'title' in section && 'description' in section;

describe.each(LANGUAGES)('the pages of catalogue %s', (language) => {
  const pages = Object.values<unknown>(CATALOGUES[language]).filter(isPage);

  it.each(['title', 'description'] as const)('have each a %s of their own', (name) => {
    expect(pages.length).toBeGreaterThan(10);
    expect(new Set(pages.map((page) => page[name])).size).toBe(pages.length);
  });
});

describe('the English catalogue', () => {
  it.each([
    ['shadow', en.shadowTeacher.title],
    ['home', en.specialNeeds.title],
    ['readiness', en.schoolReadiness.title],
    ['counseling', en.studentCounseling.title],
    ['therapy', en.speechTherapy.title],
    ['parents', en.parentCounseling.title],
  ] as const)('spells the service %s on its card as on its page', (name, title) => {
    expect(en.services[name].title).toBe(title);
  });

  const sentences = textsIn(en).flatMap(([path, text]) =>
    text.split(/(?<=[.!?])\s+/).map((sentence) => [path, sentence.split(/\s+/).length] as const),
  );

  it('keeps its sentences short', () => {
    expect(sentences.filter(([, words]) => words > 25)).toEqual([]);
    const mean = sentences.reduce((sum, [, words]) => sum + words, 0) / sentences.length;
    expect(mean).toBeLessThan(15);
  });

  it.each(Object.entries(en))('is read by somebody with seven years at school: %s', (_, section) => {
    expect(gradeOf(textsIn(section).map(([, text]) => text))).toBeLessThanOrEqual(7);
  });
});

/** The automated readability index: the school year after which a text is understood. Labels are no sentences. */
function gradeOf(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.replace(/\{\w+\}/g, 'it').split(/(?<=[.!?])\s+/))
    .filter((sentence) => /[.!?]$/.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}’'@.-]*[\p{L}\p{N}]/gu) ?? []);
  if (words.length === 0) return 0;
  const letters = words.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  return 4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43;
}
