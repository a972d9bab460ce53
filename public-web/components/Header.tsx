import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '../art/Logo.js';
import { useTexts } from '../messages/useTexts.js';
import { LanguageSwitcher } from './LanguageSwitcher.js';
import { MenuLink, PageLink } from './PageLink.js';

/** The spec's links, in the spec's order. */
const LINKS = [
  ['/', 'home'],
  ['/AboutUs', 'about'],
  ['/ServiceList', 'services'],
  ['/Careers', 'careers'],
  ['/resource', 'resources'],
  ['/addcontact', 'contact'],
] as const;

const MENU = 'menu';

export function Header() {
  const t = useTexts('site');
  const { pathname } = useLocation();
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
        <LanguageSwitcher />
        {/* A popover opens without JavaScript and closes with Escape; a browser that does not know it shows the list. */}
        <button type="button" className="menu-button" popoverTarget={MENU}>
          {t.menu}
        </button>
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
    </header>
  );
}
