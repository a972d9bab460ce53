import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type Language, OWN_NAMES } from '#contract/languages';
import { Logo } from '../art/Logo.js';
import { fill } from '../messages/fill.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';
import { documentedPath, localised } from '../site.js';
import { PhoneLink } from './Contacts.js';
import { MenuLink, PageLink } from './PageLink.js';
import { keepLanguage } from './choices.js';
import { SignedIn } from './SignedIn.js';

/** The spec's links, in the spec's order, then ours. */
const LINKS = [
  ['/', 'home'],
  ['/AboutUs', 'about'],
  ['/ServiceList', 'services'],
  ['/Careers', 'careers'],
  ['/resource', 'resources'],
  ['/addcontact', 'contact'],
  ['/find-help', 'help'],
  ['/diagnosis', 'diagnosed'],
] as const;

const MENU = 'menu';

export function Header() {
  const t = useTexts('site');
  const { pathname } = useLocation();
  const [phone] = PROVIDER.phones;
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [pathname]);

  return (
    <header className="header">
      <div className="header-row">
        <PageLink to="/" className="brand" aria-label={t.logoLabel}>
          <Logo />
          <span aria-hidden="true">{t.name}</span>
        </PageLink>
        {/* A phone has room for the picture only; a desk shows the number. */}
        <PhoneLink phone={phone} className="call" aria-label={fill(t.call, { phone })}>
          <span>{phone}</span>
        </PhoneLink>
        {/* A popover opens without JavaScript and closes with Escape; browsers without support show the list. */}
        <button type="button" className="menu-button" popoverTarget={MENU}>
          {t.menu}
        </button>
        <LanguageSwitcher />
        <nav id={MENU} ref={menu} className="menu" popover="auto" aria-label={t.mainMenu}>
          <ul>
            {LINKS.map(([path, name]) => (
              <li key={path}>
                <MenuLink to={path}>{t[name]}</MenuLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <SignedIn />
    </header>
  );
}

/** Links to the same page and hash in another language, so that the answers typed into a form are kept. */
function LanguageSwitcher() {
  const location = useLocation();
  const { pathname, hash } = location;
  const state: unknown = location.state;
  const { languages } = useTexts('site');
  const current = useLanguage();
  return (
    <nav className="languages" aria-label={languages}>
      {Object.entries(OWN_NAMES).map(([language, name]) => (
        <Link
          key={language}
          to={{ pathname: localised(documentedPath(pathname), language as Language), hash }}
          lang={language}
          hrefLang={language}
          state={state}
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
