import { render, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Language } from '#contract/pages';
import en from '../messages/en/index.js';
import si from '../messages/si/index.js';
import ta from '../messages/ta/index.js';

const CATALOGUES = { en, si, ta };

/** A part of a page with every text of a language around it, as its loader would have brought it. */
function page(children: ReactNode, language: Language = 'en') {
  const address = language === 'en' ? '/page' : `/${language}/page`;
  const router = createMemoryRouter([{ id: 'page', path: '*', element: children }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: { texts: CATALOGUES[language] } } },
  });
  return <RouterProvider router={router} />;
}

/** Draws it and gives a person to use it. */
export function renderPage(children: ReactNode, language?: Language, options?: RenderOptions) {
  return { user: userEvent.setup({ applyAccept: false }), ...render(page(children, language), options) };
}
