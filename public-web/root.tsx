import './styles/index.js';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { LANGUAGES } from '#contract/languages';
import { SITE_ADDRESS } from '#contract/pages';
import icon from './art/icon.svg?url';
import { CrashPage } from './components/CrashPage.js';
import { SiteLayout } from './components/SiteLayout.js';
import { headScript, keepVisitedPages, deferBelowTheFold, queueEarlySubmit } from './components/headScript.js';
import { sweepDrafts } from './form/draft.js';
import { textsOf } from './messages/texts.server.js';
import { PROVIDER } from './provider.js';
import { documentedPath, languageOf, isFallbackPage } from './site.js';

export const loader = textsOf('site', 'signedIn');

/** The texts of the layout depend on the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hydrates = !isFallbackPage(pathname);
  return (
    <html lang={languageOf(pathname)} data-fallback={hydrates ? undefined : ''} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <HeadScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Our own links are enough: a phone that makes more of them changes the page before React comes. */}
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {documentedPath(pathname) === '/' && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: ORGANISATION }}
            suppressHydrationWarning
          />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrates && <ScrollRestoration />}
        {hydrates && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => sweepDrafts(Date.now()), []);
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary() {
  return (
    <SiteLayout>
      <CrashPage />
    </SiteLayout>
  );
}

/** The functions as text; only when prerendering, so not part of the client bundle. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? `(${queueEarlySubmit.toString()})();(${keepVisitedPages.toString()})();(${deferBelowTheFold.toString()})();(${headScript.toString()})(${JSON.stringify(LANGUAGES)})`
  : '';

/** Runs in the head before the first paint. */
export function HeadScript() {
  return <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} suppressHydrationWarning />;
}

/** Structured data (schema.org) in the home page, for search engines; only when prerendering. */
export const ORGANISATION = import.meta.env.SSR
  ? JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: PROVIDER.name,
      url: SITE_ADDRESS,
      logo: new URL('/share-en.png', SITE_ADDRESS).href,
      email: PROVIDER.email,
      telephone: PROVIDER.phones[0].replace(/^0/, '+94 '),
      address: {
        '@type': 'PostalAddress',
        streetAddress: PROVIDER.address.en[0],
        addressLocality: PROVIDER.address.en[1],
        addressCountry: 'LK',
      },
      sameAs: PROVIDER.social.map(({ url }) => url),
    })
  : '';
