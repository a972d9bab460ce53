import { readdirSync } from 'node:fs';
import { documentedPath, languageOf, localised, PAGES } from './site.js';

describe('the address of a page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/si', 'si', '/'],
    ['/ta/', 'ta', '/'],
    ['/signup', 'en', '/signup'],
    ['/si/signup/', 'si', '/signup'],
    ['/sign', 'en', '/sign'],
  ] as const)('%s is in %s and documented as %s', (address, language, path) => {
    expect(languageOf(address)).toBe(language);
    expect(documentedPath(address)).toBe(path);
  });

  it.each(['/si//evil.example/x', '//evil.example/x', '/ta///evil.example'])('%s leads to no other site', (address) => {
    const path = localised(documentedPath(address), 'en');
    expect(new URL(path, 'https://onestep.example').origin).toBe('https://onestep.example');
  });
});

it('every file in routes/ is a page of the site', () => {
  const files = readdirSync(new URL('routes', import.meta.url)).filter((name) => /^[\w-]+\.tsx$/.test(name));
  const pages = new Set<string>(['home', 'elsewhere', ...Object.values(PAGES)]);
  expect(files.filter((name) => !pages.has(name.replace('.tsx', '')))).toEqual([]);
});
