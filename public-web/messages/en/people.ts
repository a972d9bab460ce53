import type { StaffCheck } from '#contract/categories';
import { ENGLISH_NAMES, type Language } from '#contract/languages';
import { type District, DISTRICTS } from '#contract/sri-lanka';

/** What a card says of one member of staff, and how a family looks for somebody. */
export const people = {
  listTitle: 'The people who do this',
  speaks: 'Speaks: {languages}',
  districts: 'Works in: {districts}',
  greeting: 'Hear {name}',
  checked: 'Confirmed by our office: {checks}',
  checks: {
    identity: 'identity',
    certificates: 'certificates',
    references: 'references',
    police: 'police report',
  } satisfies Record<StaffCheck, string>,
  safety: 'How we keep your child safe',
  goodAt: 'Good at helping with',
  spoken: ENGLISH_NAMES,
  writtenIn: {
    en: 'Written in English',
    si: 'Written in Sinhala',
    ta: 'Written in Tamil',
  } satisfies Record<Language, string>,
  language: 'Language',
  district: 'District',
  any: 'All',
  nobody: 'Nobody here matches both. Choose “All” to see everybody.',
  callBack: 'Call me back about {name}',
  whatsapp: 'Write on WhatsApp',
  whatsappText: 'Hello. I would like a parent session with {name} (id {id}). Please call me.',
} as const;

export const districts = Object.fromEntries(DISTRICTS.map((name) => [name, name])) as Record<District, string>;
