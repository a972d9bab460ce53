import { useLocation } from 'react-router';
import { Logo } from '../art/Logo.js';
import { PROVIDER } from '../provider.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { documentedPath } from '../site.js';
import { Contacts } from './Contacts.js';
import { PageLink } from './PageLink.js';
import { ThemeChoice } from './ThemeChoice.js';

export function Footer() {
  const t = useTexts('site');
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <footer className="footer">
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
        </section>
        <section aria-labelledby="footer-address">
          <h2 id="footer-address">{t.address}</h2>
          <address>
            {PROVIDER.address[language].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
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
        {/* The 404 file runs no scripts: nothing there could answer. */}
        {documentedPath(pathname) !== '/404' && <ThemeChoice />}
        <ul className="plain-links">
          <li>
            <PageLink to="/signup">{t.teachers}</PageLink>
          </li>
          <li>
            <PageLink to="/login">{t.login}</PageLink>
          </li>
          <li>
            <PageLink to="/privacy">{t.privacy}</PageLink>
          </li>
          <li>
            <PageLink to="/accessibility">{t.accessibility}</PageLink>
          </li>
        </ul>
        <p>{t.copyright}</p>
      </div>
    </footer>
  );
}
