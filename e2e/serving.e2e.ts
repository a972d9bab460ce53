import { rename } from 'node:fs/promises';
import { expect, test } from './support/fixtures.js';

const PICTURE = new URL('../public-web/build/client/share-ta.png', import.meta.url).pathname;

test.describe('the pages', () => {
  test('of the admin have a fresh nonce in every response and are never cached', async ({ request }) => {
    const [first, second] = [await request.get('/user-list'), await request.get('/updatedetails/some-id')];
    const nonceOf = (policy: string | undefined): string | undefined => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
    const nonce = nonceOf(first.headers()['content-security-policy']);
    expect(await first.text()).toContain(`nonce="${nonce}"`);
    expect(nonceOf(second.headers()['content-security-policy'])).not.toBe(nonce);
    expect(first.headers()['cache-control']).toBe('no-store');
    expect(first.headers()['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  test('that do not exist are a page with status 404 for a person and the error body for a program', async ({
    request,
  }) => {
    const forPerson = await request.get('/no-such-page', { headers: { accept: 'text/html' } });
    expect(forPerson.status()).toBe(404);
    expect(await forPerson.text()).toContain('<h1');
    const forProgram = await request.get('/no-such-page', { headers: { accept: 'application/json' } });
    expect(await forProgram.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
  });

  test('are compressed, answer 304, and their hashed files may be cached for ever', async ({ request }) => {
    const home = await request.get('/', { headers: { 'accept-encoding': 'br' } });
    expect(home.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    const again = await request.get('/', { headers: { 'if-none-match': home.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
    // A browser applies the policy that comes with a 304 to the page it kept.
    expect(again.headers()).toMatchObject({
      'content-security-policy': home.headers()['content-security-policy'],
      'cache-control': 'no-cache',
    });
    const asset = /\/assets\/[^"]+\.js/.exec(await home.text())?.[0] ?? '';
    expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  });

  test('whose file is missing, as after a new build, answer 404; everything else goes on', async ({ request }) => {
    await rename(PICTURE, `${PICTURE}.away`);
    try {
      expect((await request.get('/share-ta.png')).status()).toBe(404);
    } finally {
      await rename(`${PICTURE}.away`, PICTURE);
    }
    // A part that does not exist is no reason to say that nothing is there: the file comes whole.
    const back = await request.get('/share-ta.png', { headers: { range: 'bytes=99999999-' } });
    expect(back.status()).toBe(200);
    expect(back.headers()).toMatchObject({ 'content-type': 'image/png' });
  });

  test('have a security.txt that expires in a month at least and a year at most', async ({ request, baseURL }) => {
    const answer = await request.get('/.well-known/security.txt');
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+\n/);
    expect(text).toContain(`\nContact: ${baseURL}/contact\n`);
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days > 30 && days < 365).toBe(true);
  });

  test('have a service worker that is asked for anew each time, and may fetch from this site only', async ({
    request,
  }) => {
    const answer = await request.get('/service-worker.js');
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const home = await request.get('/');
    expect(home.headers()['content-security-policy']).toContain("worker-src 'self'");
  });

  test('do not reveal other files', async ({ request }) => {
    for (const path of [
      '/.env',
      '/package.json',
      '/.git/config',
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(404);
    }
  });
});
