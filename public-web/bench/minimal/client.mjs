import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './page.mjs';

hydrateRoot(document.getElementById('root'), h(RouterProvider, { router: createBrowserRouter(routes) }));
