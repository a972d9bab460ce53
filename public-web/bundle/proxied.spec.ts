import { ROUTES } from '../../backend/test/support/routes.js';
import { PROXIED } from './proxied.js';

it('the dev server hands on every route that visitors and applicants may call', () => {
  const isProxied = (path: string) => PROXIED.some((start) => new RegExp(start.replace(/^(?!\^)/, '^')).test(path));
  const routes = ROUTES.filter(({ who }) => who === 'everybody' || who === 'accounts').map(({ path }) => path);
  // No page calls these.
  const others = ['/mail/bounces', '/.well-known/security.txt', '/health/live', '/health/ready'];
  expect(routes.filter((path) => !isProxied(path))).toEqual(others);
});
