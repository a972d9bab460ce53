import { theProduct } from './support/product.js';

const ORIGIN = 'https://app.onestep.example';

describe('where another origin is named', () => {
  const product = theProduct({ CORS_ORIGINS: ORIGIN });

  it('lets pages of that origin read lists and send forms', async () => {
    const preflight = await product.visitor.options('/contact/addcontact').set({
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(preflight.headers['access-control-allow-headers']).toMatch(/authorization.*idempotency-key/);
    const { headers } = await product.visitor.get('/course/getcourses').set('Origin', ORIGIN);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-expose-headers']).toMatch(/Content-Range/);
    expect(headers['vary']).toMatch(/Origin/);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each(['https://evil.example', 'null', `${ORIGIN}.evil.example`, ORIGIN.replace('https', 'http')])(
    'keeps pages of %s out',
    async (origin) => {
      const { headers } = await product.visitor.get('/course/getcourses').set('Origin', origin);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['vary']).toMatch(/Origin/);
    },
  );
});
