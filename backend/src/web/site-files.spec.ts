import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFor, siteFiles } from './site-files.js';

describe('the files of a built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-step-site-'));
  mkdirSync(join(folder, 'si/AboutUs'), { recursive: true });
  for (const name of [
    'index.html',
    'index.html.br',
    '404.html',
    'robots.txt',
    'si/AboutUs/index.html',
    'x.js',
    'x.js.gz',
  ])
    writeFileSync(join(folder, name), '');
  const files = siteFiles(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are known by their addresses, with and without the last slash', () => {
    expect([...files.keys()].sort()).toEqual(['/', '/robots.txt', '/si/AboutUs', '/si/AboutUs/', '/x.js']);
    expect(files.get('/si/AboutUs')).toEqual({ name: 'si/AboutUs/index.html', type: '.html', copies: [] });
  });

  it.each([
    ['gzip, deflate, br', '.br'],
    ['gzip', undefined],
    ['', undefined],
    ['br;q=0', undefined],
    ['br;q=0.5', '.br'],
    ['brotli', undefined],
  ])('are sent to a browser that accepts "%s" as the copy %s', (accepted, suffix) => {
    const home = files.get('/');
    expect(home && copyFor(home, accepted)?.suffix).toBe(suffix);
  });
});
