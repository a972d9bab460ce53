import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '../art/Logo.js';
import { useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';
import { isForm, isFallbackPage } from '../site.js';
import { Address, Contacts } from './Contacts.js';
import { PageLink } from './PageLink.js';
import { THEMES, chooseTheme, currentTheme, watchTheme } from './choices.js';

const LINKS = [
  ['/diagnosis', 'diagnosis'],
  ['/safety', 'safety'],
  ['/booking-status', 'followUp'],
  ['/signup', 'teachers'],
  ['/login', 'login'],
  ['/privacy', 'privacy'],
  ['/accessibility', 'accessibility'],
] as const;

/** On every page; where questions are asked it is one line, which opens without JavaScript too. */
export function Footer() {
  const t = useTexts('site');
  const { pathname } = useLocation();
  const words = (
    <>
      <div className="footer-columns">
        <div className="footer-brand">
          <Logo />
          <p className="footer-tagline">{t.tagline}</p>
          <p>{t.footerLine}</p>
        </div>
        <section aria-labelledby="footer-help">
          <h2 id="footer-help">{t.helpTitle}</h2>
          <p>{t.helpText}</p>
          <Contacts />
          <p className="plain-links">
            <PageLink to="/call-me-back">{t.callBack}</PageLink>
          </p>
        </section>
        <section aria-labelledby="footer-address">
          <h2 id="footer-address">{t.address}</h2>
          <Address />
          <h2>{t.social}</h2>
          <ul className="plain-links">
            {PROVIDER.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="footer-end">
        {/* Such a page runs no scripts: nothing there could answer. */}
        {!isFallbackPage(pathname) && <ThemeChoice />}
        <ul className="plain-links">
          {LINKS.map(([path, name]) => (
            <li key={path}>
              <PageLink to={path}>{t[name]}</PageLink>
            </li>
          ))}
        </ul>
        <p>{t.copyright}</p>
      </div>
    </>
  );
  return (
    <footer className="footer">
      {isForm(pathname) ? (
        <details>
          <summary>{t.footerFolded}</summary>
          {words}
        </details>
      ) : (
        words
      )}
    </footer>
  );
}

/** Light, dark, or what the device does: three radio buttons drawn as one switch. */
function ThemeChoice() {
  const t = useTexts('site');
  const current = useSyncExternalStore(watchTheme, currentTheme, () => 'system');
  return (
    <fieldset className="theme">
      <legend>{t.theme}</legend>
      <div>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={theme === current} onChange={() => chooseTheme(theme)} />
            <span>{t.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
