import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { INTERNAL_PAGES, PAGES, PREFIXES } from './site.js';

/**
 * The language is an optional first segment, so a page keeps its state (typed answers, a chosen file) while the
 * language changes. The home page is spelled out: `/:lang?` would swallow every one-segment address.
 */
export default [
  index('routes/home.tsx'),
  ...Object.values(PREFIXES)
    .filter((prefix) => prefix !== '')
    .map((prefix) => route(prefix.slice(1), 'routes/home.tsx', { id: `home-${prefix.slice(1)}` })),
  ...Object.entries({ ...PAGES, ...INTERNAL_PAGES }).map(([path, file]) =>
    route(`:lang?/${path}`, `routes/${file}.tsx`, { id: path }),
  ),
  route('*', 'routes/elsewhere.tsx'),
] satisfies RouteConfig;
