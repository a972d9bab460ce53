import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { documentedPath, languageOf } from './site.js';
import { CrashPage } from './layout/CrashPage.js';
import { FontPreloads } from './layout/FontPreloads.js';
import { SiteLayout } from './layout/SiteLayout.js';
import { textsOf } from './messages/texts.server.js';
import icon from './art/icon.svg?url';
import { sweepDrafts } from './form/draft.js';
import './styles/index.js';

export const loader = textsOf('site');

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // The 404 file answers any address, so it must not wake a router that would look for that address.
  const wakes = documentedPath(pathname) !== '/404';
  return (
    <html lang={languageOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fffaf2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1c26" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <FontPreloads />
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
  const known = useMatches().some((match) => match.id === 'root' && match.loaderData !== undefined);
  return known ? (
    <SiteLayout>
      <CrashPage />
    </SiteLayout>
  ) : null;
}
