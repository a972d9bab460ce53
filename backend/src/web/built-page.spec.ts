import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BuiltPages, namesSite } from './built-page.js';

const HTML = '<link rel="canonical" href="https://public-url.invalid/AboutUs"/><a href="https://wa.me/94771234567">';
const SERVED = '<link rel="canonical" href="https://help.example.lk/AboutUs"/><a href="https://wa.me/94771234567">';

describe('a page of the built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-step-pages-'));
  mkdirSync(join(folder, 'AboutUs'));
  writeFileSync(join(folder, 'AboutUs/index.html'), HTML);
  afterAll(() => rmSync(folder, { recursive: true }));
  const pages = new BuiltPages(folder, 'https://help.example.lk');

  it('names the address that people use, in every encoding', async () => {
    expect((await pages.get('AboutUs/index.html'))?.content.toString()).toBe(SERVED);
    expect(brotliDecompressSync((await pages.get('AboutUs/index.html', 'br'))?.content ?? '').toString()).toBe(SERVED);
    expect(gunzipSync((await pages.get('AboutUs/index.html', 'gzip'))?.content ?? '').toString()).toBe(SERVED);
  });

  it('has another tag where the address is another', async () => {
    const elsewhere = await new BuiltPages(folder, 'http://localhost:3000').get('AboutUs/index.html');
    expect(elsewhere?.content.toString()).toContain('"http://localhost:3000/AboutUs"');
    expect(elsewhere?.etag).not.toBe((await pages.get('AboutUs/index.html'))?.etag);
  });

  it('is kept when its file goes, and is not there where there was none', async () => {
    rmSync(join(folder, 'AboutUs/index.html'));
    expect((await pages.get('AboutUs/index.html'))?.content.toString()).toBe(SERVED);
    expect(await pages.get('gone/index.html')).toBeUndefined();
  });
});

it.each([
  ['index.html', true],
  ['si/AboutUs/index.html', true],
  ['sitemap.xml', true],
  ['robots.txt', true],
  ['assets/home-1234.js', false],
  ['share-en.png', false],
])('%s names the site: %s', (file, names) => expect(namesSite(file)).toBe(names));
