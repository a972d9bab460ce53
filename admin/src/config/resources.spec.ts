import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDITED } from '#contract/audit';
import { ADMIN_PATHS } from '#contract/admin-paths';
import { KIND_PAGES } from '#contract/pages';
import { ROUTES } from '../../../backend/test/support/routes';
import { i18nProvider } from '../messages';
import { resourceOf } from './recordPage';
import { mayOpen, PAGES, representationOf, RESOURCE_NAMES, SERVER_PATHS } from './resources';
// The texts of pages that come later.
import '../messages/adminAccounts';
import '../messages/auditLog';
import '../messages/dataRequests';
import '../messages/families';
import '../messages/people';

describe('the table of pages', () => {
  it('has every path that the server answers with the admin', () => {
    expect(Object.keys(PAGES).sort()).toEqual([...ADMIN_PATHS].sort());
  });

  it('has a <Resource> in App.tsx for each that lists records', () => {
    const app = readFileSync(join(import.meta.dirname, '../App.tsx'), 'utf8');
    const named = [...app.matchAll(/<Resource name="([\w-]+)"/g)].map(([, name = '']) => name);
    expect(named.sort()).toEqual([...RESOURCE_NAMES].sort());
  });

  it('tells the bookings of each kind apart by their service', () => {
    const services = Object.values(KIND_PAGES).map(({ service }) => service);
    expect(services).toEqual([...new Set(services)]);
  });

  it('has no address at which the server answers with data', () => {
    const below = (path: string) => ROUTES.some((route) => `${route.path}/`.startsWith(`${path}/`));
    expect(ADMIN_PATHS.filter(below)).toEqual([]);
  });

  it('names the page of every kind of record, to which its lines in the audit lead', () => {
    expect(AUDITED.filter((entity) => resourceOf(entity) === undefined)).toEqual([
      'announcement',
      'note',
      'time-off',
      'series',
      'session',
      'holiday',
      'goal',
      'session-note',
      'progress-report',
      'route',
      'file',
      'consent-proof',
      'audit',
    ]);
  });

  it('opens courses, prices, teacher profiles and their own account to content editors, and nothing else', () => {
    const open = ADMIN_PATHS.filter((path) => mayOpen('ContentEditor', path));
    expect([...open].sort()).toEqual([
      '/addCourse',
      '/adddetails',
      '/alldetails',
      '/courses',
      '/dashboard-admin',
      '/my-account',
      '/prices',
      '/updatedetails',
    ]);
    expect(mayOpen('ContentEditor', '/updatedetails/5')).toBe(true);
    expect(mayOpen('ContentEditor', '/user-list/5/show')).toBe(false);
    expect(ADMIN_PATHS.every((path) => mayOpen('Admin', path))).toBe(true);
  });

  it('names a record by its title field, a person by the first that is there', () => {
    expect(representationOf('courses')({ title: 'Calm' })).toBe('Calm');
    expect(representationOf('people-list')({ childName: 'Kasun', name: 'x' })).toBe('x');
    expect(representationOf('people-list')({ childName: 'Kasun' })).toBe('Kasun');
  });

  it('gives the dev server the first part of every route for administrators', () => {
    const routes = ROUTES.filter(({ who }) => who === 'administrators').map(({ path }) => `/${path.split('/')[1]}`);
    expect([...new Set(routes)].filter((path) => !SERVER_PATHS.includes(path))).toEqual([]);
    expect(SERVER_PATHS).toContain('/uploads');
  });

  it.each(RESOURCE_NAMES)('%s has the texts that every list shows', (name) => {
    for (const key of ['search', 'loading', 'failed', 'count']) {
      const text = i18nProvider.translate(`resources.${name}.${key}`, { smart_count: 1 });
      expect(text).not.toContain('resources.');
    }
  });
});
