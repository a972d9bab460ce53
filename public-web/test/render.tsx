import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '#contract/languages';
import { CATALOGUES } from '../messages/texts.server.js';
import { localised } from '../site.js';

/**
 * Renders a part of a page with all texts of a language, as its loader would provide them.
 * @returns a user-event instance, and the router
 */
export function renderPage(children: ReactNode, language: Language = 'en', path = '/page') {
  const page = { texts: CATALOGUES[language] };
  const router = createMemoryRouter([{ id: 'page', path: '*', element: children, loader: () => page }], {
    initialEntries: [localised(path, language)],
    hydrationData: { loaderData: { page } },
  });
  return {
    user: userEvent.setup({ applyAccept: false }),
    router,
    ...render(<RouterProvider router={router} />),
  };
}
