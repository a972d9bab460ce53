import type { BookingKind } from '#contract/bookings';
import { type Language, LANGUAGES } from '#contract/languages';
import type { KIND_PAGES } from '#contract/pages';

/** What stands before the documented path in a language. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);

type Below<Path> = Path extends `/${infer Page}` ? Page : never;
type KindPages = (typeof KIND_PAGES)[BookingKind];

/** Documented path below the language → file in `routes/`. A new page is one line here, one file there and its texts. */
export const PAGES = {
  'shadow-teacher': 'shadow-teacher',
  'booking-shadow-teacher': 'booking',
  'booking-special-needs-teacher': 'booking',
  'booking-readiness-teacher': 'booking',
  'booking-counselling-teacher': 'booking',
  'booking-therapy-session-teacher': 'booking',
  'student-counseling': 'student-counseling',
  'speech-therapy': 'speech-therapy',
  'parent-counseling': 'parent-counseling',
  resource: 'resource',
  addcontact: 'addcontact',
  AboutUs: 'about',
  ServiceList: 'service-list',
  'find-help': 'find-help',
  diagnosis: 'diagnosis',
  safety: 'safety',
  'special-needs': 'special-needs',
  'school-readiness': 'school-readiness',
  Careers: 'careers',
  contact: 'contact',
  'call-me-back': 'call-me-back',
  'booking-status': 'booking-status',
  'progress-report': 'progress-report',
  'my-sessions': 'my-sessions',
  'my-hours': 'my-hours',
  'forgot-password': 'forgot-password',
  'reset-password': 'reset-password',
  privacy: 'privacy',
  accessibility: 'accessibility',
  signup: 'signup',
  login: 'login',
  '404': 'not-found',
  offline: 'offline',
} as const satisfies Record<Below<KindPages['booking']>, 'booking'> &
  Record<Below<KindPages['info']>, string> &
  Record<string, string>;

export function languageOf(pathname: string): Language {
  const first = pathname.split('/')[1];
  return LANGUAGES.find((language) => language === first) ?? 'en';
}

/** The documented (English) path of any address of the site. It has one slash in front: two would name another site. */
export function documentedPath(pathname: string): string {
  const prefix = prefixOf(languageOf(pathname));
  const path = pathname.slice(prefix.length).replace(/\/+$/, '').replace(/^\/+/, '/');
  return path === '' ? '/' : path;
}

/** Whether this page is sent in the place of another: any address may be above it, so no router looks for that. */
export const isFallbackPage = (pathname: string) => /\/(?:404|offline)\/?$/.test(pathname);

/** Whether this page asks questions: there the footer is one line that opens. */
export const isForm = (pathname: string) => /\/(?:booking|addcontact|call-me|forgot|login|reset|signup)/.test(pathname);

export function localised(path: string, language: Language): string {
  const prefix = prefixOf(language);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** Every address of the site, each a file. */
export function everyAddress(): string[] {
  const paths = ['/', ...Object.keys(PAGES).map((page) => `/${page}`)];
  return LANGUAGES.flatMap((language) => paths.map((path) => localised(path, language)));
}
