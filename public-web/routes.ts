import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { LANGUAGES } from '#contract/languages';
import { PAGES } from './site.js';

/**
 * The language is an optional first segment, so a page keeps its state (typed answers, a chosen file) while the
 * language changes. The home page is spelled out: `/:lang?` would swallow every one-segment address.
 */
export default [
  index('routes/home.tsx'),
  ...LANGUAGES.filter((language) => language !== 'en').map((language) =>
    route(language, 'routes/home.tsx', { id: `home-${language}` }),
  ),
  ...Object.entries(PAGES).map(([path, file]) => route(`:lang?/${path}`, `routes/${file}.tsx`, { id: path })),
  route('*', 'routes/elsewhere.tsx'),
] satisfies RouteConfig;
