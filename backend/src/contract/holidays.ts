import { dayOf } from './sri-lanka.js';

/**
 * Public holidays of Sri Lanka, by year and day; the dashboard says when a year is missing.
 *
 * 2026 is certain: Gazette Extraordinary 2438/22 of 27 May 2025, under the Holidays Act. 2027 was not gazetted when this
 * was written (November 2026): 4 February, Good Friday, the New Year in April, 1 May and 25 December are fixed; the days
 * of the full moon follow the almanac and may move by one; Thai Pongal is the usual day; Mahasivarathri, Deepavali and the
 * Muslim festivals are estimates. Correct them when the gazette appears.
 */
export const HOLIDAYS: Readonly<Record<number, Readonly<Record<string, HolidayName>>>> = {
  2026: {
    '01-03': 'duruthu',
    '01-15': 'pongal',
    '02-01': 'navam',
    '02-04': 'independence',
    '02-15': 'sivarathri',
    '03-02': 'medin',
    '03-21': 'fitr',
    '04-01': 'bak',
    '04-03': 'friday',
    '04-13': 'eve',
    '04-14': 'newYear',
    '05-01': 'mayVesak',
    '05-02': 'afterVesak',
    '05-28': 'alha',
    '05-30': 'adhiPoson',
    '06-29': 'poson',
    '07-29': 'esala',
    '08-26': 'milad',
    '08-27': 'nikini',
    '09-26': 'binara',
    '10-25': 'vap',
    '11-08': 'deepavali',
    '11-24': 'il',
    '12-23': 'unduvap',
    '12-25': 'christmas',
  },
  2027: {
    '01-15': 'pongal',
    '01-22': 'duruthu',
    '02-04': 'independence',
    '02-20': 'navam',
    '03-06': 'sivarathri',
    '03-10': 'fitr',
    '03-21': 'medin',
    '03-26': 'friday',
    '04-13': 'eve',
    '04-14': 'newYear',
    '04-20': 'bak',
    '05-01': 'may',
    '05-17': 'alha',
    '05-20': 'vesak',
    '05-21': 'afterVesak',
    '06-18': 'poson',
    '07-18': 'esala',
    '08-15': 'milad',
    '08-16': 'nikini',
    '09-15': 'binara',
    '10-15': 'vap',
    '10-28': 'deepavali',
    '11-13': 'il',
    '12-13': 'unduvap',
    '12-25': 'christmas',
  },
};

/** What each is called, in the words of the government's calendar. */
export const HOLIDAY_NAMES = {
  pongal: { en: 'Thai Pongal', si: 'තෛපොංගල් දිනය', ta: 'தைப்பொங்கல் தினம்' },
  independence: { en: 'Independence Day', si: 'නිදහස් දිනය', ta: 'சுதந்திர தினம்' },
  sivarathri: { en: 'Mahasivarathri', si: 'මහ සිවරාත්‍රී දිනය', ta: 'மகா சிவராத்திரி தினம்' },
  fitr: {
    en: 'Id-Ul-Fitr (Ramazan Festival Day)',
    si: 'ඊදුල් ෆිතර් (රාමසාන් උත්සව දිනය)',
    ta: 'ஈதுல் பித்ர் (ரமழான் பண்டிகை தினம்)',
  },
  friday: { en: 'Good Friday', si: 'මහ සිකුරාදා දිනය', ta: 'பெரிய வெள்ளிக்கிழமை' },
  eve: {
    en: 'Day before the Sinhala and Tamil New Year',
    si: 'සිංහල හා දෙමළ අලුත් අවුරුදු දිනට පෙර දිනය',
    ta: 'சிங்கள தமிழ்ப் புத்தாண்டுக்கு முந்தைய தினம்',
  },
  newYear: { en: 'Sinhala and Tamil New Year', si: 'සිංහල හා දෙමළ අලුත් අවුරුදු දිනය', ta: 'சிங்கள தமிழ்ப் புத்தாண்டு தினம்' },
  may: { en: 'May Day', si: 'මැයි දිනය', ta: 'மே தினம்' },
  mayVesak: {
    en: 'May Day and Vesak Full Moon Poya Day',
    si: 'මැයි දිනය සහ වෙසක් පුර පසළොස්වක පෝය දිනය',
    ta: 'மே தினம், வெசாக் பௌர்ணமி தினம்',
  },
  afterVesak: {
    en: 'Day after the Vesak Full Moon Poya Day',
    si: 'වෙසක් පුර පසළොස්වක පෝය දිනට පසු දිනය',
    ta: 'வெசாக் பௌர்ணமி தினத்துக்கு அடுத்த தினம்',
  },
  alha: { en: 'Id-Ul-Alha (Hadji Festival Day)', si: 'ඊදුල් අල්හා (හජ්ජි උත්සව දිනය)', ta: 'ஈதுல் அழ்ஹா (ஹஜ் பண்டிகை தினம்)' },
  milad: {
    en: "Milad-Un-Nabi (Holy Prophet's Birthday)",
    si: 'මිලාද් උන් නබි (නබි නායකතුමාගේ උපන් දිනය)',
    ta: 'மீலாதுன் நபி (நபிகள் நாயகத்தின் பிறந்த தினம்)',
  },
  deepavali: { en: 'Deepavali', si: 'දීපාවලී උත්සව දිනය', ta: 'தீபாவளிப் பண்டிகை தினம்' },
  christmas: { en: 'Christmas Day', si: 'නත්තල් දිනය', ta: 'நத்தார் தினம்' },
  duruthu: { en: 'Duruthu Full Moon Poya Day', si: 'දුරුතු පුර පසළොස්වක පෝය දිනය', ta: 'துருத்து பௌர்ணமி தினம்' },
  navam: { en: 'Navam Full Moon Poya Day', si: 'නවම් පුර පසළොස්වක පෝය දිනය', ta: 'நவம் பௌர்ணமி தினம்' },
  medin: { en: 'Medin Full Moon Poya Day', si: 'මැදින් පුර පසළොස්වක පෝය දිනය', ta: 'மெதின் பௌர்ணமி தினம்' },
  bak: { en: 'Bak Full Moon Poya Day', si: 'බක් පුර පසළොස්වක පෝය දිනය', ta: 'பக் பௌர்ணமி தினம்' },
  vesak: { en: 'Vesak Full Moon Poya Day', si: 'වෙසක් පුර පසළොස්වක පෝය දිනය', ta: 'வெசாக் பௌர்ணமி தினம்' },
  adhiPoson: { en: 'Adhi Poson Full Moon Poya Day', si: 'අධි පොසොන් පුර පසළොස්වක පෝය දිනය', ta: 'அதி பொசன் பௌர்ணமி தினம்' },
  poson: { en: 'Poson Full Moon Poya Day', si: 'පොසොන් පුර පසළොස්වක පෝය දිනය', ta: 'பொசன் பௌர்ணமி தினம்' },
  esala: { en: 'Esala Full Moon Poya Day', si: 'ඇසළ පුර පසළොස්වක පෝය දිනය', ta: 'எசல பௌர்ணமி தினம்' },
  nikini: { en: 'Nikini Full Moon Poya Day', si: 'නිකිණි පුර පසළොස්වක පෝය දිනය', ta: 'நிகினி பௌர்ணமி தினம்' },
  binara: { en: 'Binara Full Moon Poya Day', si: 'බිනර පුර පසළොස්වක පෝය දිනය', ta: 'பினர பௌர்ணமி தினம்' },
  vap: { en: 'Vap Full Moon Poya Day', si: 'වප් පුර පසළොස්වක පෝය දිනය', ta: 'வப் பௌர்ணமி தினம்' },
  il: { en: 'Il Full Moon Poya Day', si: 'ඉල් පුර පසළොස්වක පෝය දිනය', ta: 'இல் பௌர்ணமி தினம்' },
  unduvap: { en: 'Unduvap Full Moon Poya Day', si: 'උඳුවප් පුර පසළොස්වක පෝය දිනය', ta: 'உந்துவப் பௌர்ணமி தினம்' },
} as const;
type HolidayName = keyof typeof HOLIDAY_NAMES;

/** The Gazette Extraordinary that named the days of a year. Where a year has none here, some of its days are estimates. */
export const GAZETTES: Readonly<Record<number, string>> = { 2026: '2438/22, 27.05.2025' };

/** In October the coming year must be known: days of it are counted by then, and series are planned into it. */
const MONTH_TO_ASK = 10;

/** The year that has come, or comes within three months, and is missing from a table of years. */
export function missingYear(table: Readonly<Record<number, unknown>>, now: Date): number | undefined {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return (month < MONTH_TO_ASK ? [year] : [year, year + 1]).find((one) => table[one] === undefined);
}
