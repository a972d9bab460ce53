import { Link, useLocation } from 'react-router';
import type { Language } from '#contract/pages';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { documentedPath, localised } from '../site.js';
import { keepLanguage } from './choices.js';

/** Each language by its own name; these are the same on every page and never translated. */
const NAMES = { en: 'English', si: 'සිංහල', ta: 'தமிழ்' } as const satisfies Record<Language, string>;

/** Keeps the page, the step of a form (the hash) and with them the typed answers. */
export function LanguageSwitcher() {
  const { pathname, hash } = useLocation();
  const { languages } = useTexts('site');
  const current = useLanguage();
  return (
    <nav className="languages" aria-label={languages}>
      {Object.entries(NAMES).map(([language, name]) => (
        <Link
          key={language}
          to={{ pathname: localised(documentedPath(pathname), language as Language), hash }}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={() => keepLanguage(language as Language)}
          preventScrollReset
          prefetch="intent"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
