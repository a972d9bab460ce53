import { useEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { documentedPath, languageOf } from './site.js';
import { CrashPage } from './components/CrashPage.js';
import { EarlyScript } from './components/EarlyScript.js';
import { FontPreloads } from './components/FontPreloads.js';
import { ORGANISATION } from './components/organisation.js';
import { SiteLayout } from './components/SiteLayout.js';
import { textsOf } from './messages/texts.server.js';
import icon from './art/icon.svg?url';
import { sweepDrafts } from './form/draft.js';
import './styles/index.js';

export const loader = textsOf('site');

/** The words around a page change with its language, and with nothing else. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // The 404 file answers any address, so it must not wake a router that would look for that address.
  const wakes = documentedPath(pathname) !== '/404';
  return (
    <html lang={languageOf(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <EarlyScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <FontPreloads />
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
        {wakes && <ScrollRestoration />}
        {wakes && <Scripts />}
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
