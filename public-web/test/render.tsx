import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '#contract/languages';
import { CATALOGUES } from '../messages/texts.server.js';
import { languageOf, localised } from '../site.js';

/**
 * Renders a part of a page with all texts of a language, as its loader would provide them.
 * @param isSwitched whether the texts follow a change of the language
 * @returns a user-event instance, and the router
 */
export function renderPage(children: ReactNode, language: Language = 'en', path = '/page', isSwitched = false) {
  const page = { texts: CATALOGUES[language] };
  const loader = ({ request }: { request: Request }) =>
    isSwitched ? { texts: CATALOGUES[languageOf(new URL(request.url).pathname)] } : page;
  const router = createMemoryRouter([{ id: 'page', path: '*', element: children, loader }], {
    initialEntries: [localised(path, language)],
    hydrationData: { loaderData: { page } },
  });
  return {
    user: userEvent.setup({ applyAccept: false }),
    router,
    ...render(<RouterProvider router={router} />),
  };
}
