import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  AdminContext,
  memoryStore,
  ResourceDefinitionContextProvider,
  type AuthProvider,
  type DataProvider,
} from 'react-admin';
import { type InitialEntry, MemoryRouter } from 'react-router';
import '../src/messages/account';
import '../src/messages/audit';
import '../src/messages/dashboard';
import { Notices } from '../src/layout/Notices';
import { i18nProvider } from '../src/messages';
import { TellPanel } from '../src/decisions/TellPanel';
import { TellProvider } from '../src/decisions/tell';
import { makeQueryClient } from '../src/providers/queryClient';
import { RESOURCE_NAMES, representationOf } from '../src/config/resources';
import { resumeDecisions } from '../src/hooks/pause';
import { lightTheme } from '../src/theme/theme';

function setSize(size: Readonly<Record<string, number>>): void {
  const matchesAll = (query: string): boolean => {
    const limits = [...query.matchAll(/(min|max)-(width|height):\s*([\d.]+)/g)];
    const isMet = ([, end, side = '', limit]: readonly string[]): boolean => {
      const length = size[side] ?? 0;
      return end === 'min' ? length >= Number(limit) : length <= Number(limit);
    };
    return limits.length > 0 && limits.every(isMet);
  };
  window.matchMedia = (query) => {
    const matches = query.split(',').some(matchesAll);
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined } as never;
  };
}

/** jsdom looks at every rule for every element: those of earlier tests would make it slower and slower. */
function ownStyles(): EmotionCache {
  for (const style of document.querySelectorAll('style[data-emotion]')) style.remove();
  return createCache({ key: 'css' });
}

const definitions = Object.fromEntries(
  RESOURCE_NAMES.map((name) => [
    name,
    { name, hasList: true, hasShow: true, hasEdit: true, recordRepresentation: representationOf(name) },
  ]),
);

interface Options {
  width?: number;
  height?: number;
  path?: InitialEntry;
  authProvider?: AuthProvider;
}

/** Renders a part of the admin with the test's own data provider; returns a user-event instance. */
export function renderAdmin(
  part: ReactNode,
  dataProvider: Partial<DataProvider>,
  { width = 1280, height = 1024, path = '/', authProvider }: Options = {},
): UserEvent {
  setSize({ width, height });
  resumeDecisions();
  render(
    <CacheProvider value={ownStyles()}>
      <MemoryRouter initialEntries={[path]}>
        <AdminContext
          dataProvider={dataProvider as DataProvider}
          {...(authProvider && { authProvider })}
          i18nProvider={i18nProvider}
          store={memoryStore()}
          queryClient={makeQueryClient()}
          theme={lightTheme}
        >
          <ResourceDefinitionContextProvider definitions={definitions}>
            <TellProvider>
              <main id="main-content">{part}</main>
              <Notices />
              <TellPanel />
            </TellProvider>
          </ResourceDefinitionContextProvider>
        </AdminContext>
      </MemoryRouter>
    </CacheProvider>,
  );
  return userEvent.setup();
}
