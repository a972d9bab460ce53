import type { ReactNode } from 'react';
import { useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';
import { ArrivedNotice } from './ArrivedNotice.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { Status } from './Status.js';
import { useRouteFocus } from './useRouteFocus.js';

const MAIN = 'main';

export function SiteLayout({ children }: { children: ReactNode }) {
  const { skip } = useTexts('site');
  useRouteFocus();
  return (
    <>
      <a
        className="skip"
        href={`#${MAIN}`}
        onClick={(event) => {
          // The hash is the step of a form: jump there without touching it.
          event.preventDefault();
          document.getElementById(MAIN)?.focus();
        }}
      >
        {skip}
      </a>
      <Header />
      <ArrivedNotice />
      {/* On paper, below the name, where the footer is left out: whom to call. */}
      <p className="letterhead" aria-hidden="true">
        {[...PROVIDER.phones, PROVIDER.email].join(' · ')}
      </p>
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Status />
    </>
  );
}
