import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '#contract/pages';
import en from '../messages/en/index.js';
import si from '../messages/si/index.js';
import ta from '../messages/ta/index.js';
import { localised } from '../site.js';

const CATALOGUES = { en, si, ta };

/**
 * Draws a part of a page with every text of a language around it, as its loader would have brought it.
 * @returns a person to use it, and the router that knows where one is
 */
export function renderPage(children: ReactNode, language: Language = 'en', path = '/page') {
  const router = createMemoryRouter([{ id: 'page', path: '*', element: children }], {
    initialEntries: [localised(path, language)],
    hydrationData: { loaderData: { page: { texts: CATALOGUES[language] } } },
  });
  return {
    user: userEvent.setup({ applyAccept: false }),
    router,
    ...render(<RouterProvider router={router} />),
  };
}
