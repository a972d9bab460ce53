import { aCv, aPdf, aPicture } from './factories/index.js';
import { theProduct } from './support/product.js';
import { sendRaw } from './support/raw.js';
import { expectError } from './support/errors.js';
import { type Applicant, register } from './support/registration.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

/** A name as browsers write it into a form: its UTF-8 bytes, quotes and line breaks encoded. */
const SINHALA = 'නිමල්ගේ ජීව දත්ත.pdf';

describe('a stored CV', () => {
  const product = theProduct();
  const store = async (file: Parameters<typeof aCv>[0] = {}): Promise<string> => {
    const { status, body } = await register(product, {}, aCv(file));
    expect(status).toBe(201);
    return (body as { user: Applicant }).user.cv;
  };
  const nameOf = (disposition: string | undefined): string =>
    decodeURIComponent(/filename\*=UTF-8''([^;]*)/.exec(disposition ?? '')?.[1] ?? '');

  it('opens in the browser as a PDF, and stays in no cache', async () => {
    const { status, headers, body } = await product.admin.get(`/file/${await store({ name: 'my cv.pdf' })}`);
    expect(status).toBe(200);
    expect((body as Buffer).equals(aPdf())).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-disposition']).toMatch(/^inline; filename="my cv\.pdf"/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  });

  it('is a PDF for the browser whatever its sender called it', async () => {
    const { headers } = await product.admin.get(`/file/${await store({ name: 'cv.html', type: 'text/html' })}`);
    expect(headers['content-type']).toBe('application/pdf');
  });

  it.each([
    ['cv.html', 'cv.html.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['cv', 'cv.pdf'],
    ['.pdf', '.pdf'],
    [`${'x'.repeat(300)}.html`, `${'x'.repeat(120)}.pdf`],
  ])('called %s is saved as %s', async (name, saved) => {
    const disposition = (await product.admin.get(`/file/${await store({ name })}`)).headers['content-disposition'];
    expect(disposition).toBe(`inline; filename="${saved}"; filename*=UTF-8''${saved}`);
  });

  it.each([
    ['in Sinhala', SINHALA, undefined],
    ['in Sinhala, encoded', SINHALA, `filename*=UTF-8''${encodeURIComponent(SINHALA)}`],
    ['with signs', `it's (100%) mine; really.pdf`, undefined],
    ['that looks encoded', 'a%20b.pdf', undefined],
  ])('keeps a name %s', async (_, name, heading) => {
    const { status, headers } = await product.admin.get(`/file/${await store({ name, heading })}`);
    expect(status).toBe(200);
    expect(nameOf(headers['content-disposition'])).toBe(name);
  });

  it.each([
    ['quotes', 'filename="a\\"; filename=\\"b.html"'],
    ['an encoded line break and a header', `filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1.pdf`],
    ['an encoded zero byte', `filename*=UTF-8''a%00.pdf`],
    ['half a letter', `filename*=UTF-8''a%D8%00%ED%A0%80.pdf`],
    ['a turn to the left', `filename*=UTF-8''cv%E2%80%AEfdp.exe`],
    ['300 letters', `filename="${'x'.repeat(300)}.pdf"`],
    ['a path', 'filename="../../../etc/passwd"'],
    ['nothing', 'filename=""'],
  ])('cannot break out of its header with a name of %s', async (_, heading) => {
    const { status, body } = await register(product, {}, aCv({ heading }));
    // A form without a file name carries no file: then there is nothing to open.
    if (status === 400) return;
    const { headers, ...opened } = await product.admin.get(`/file/${(body as { user: Applicant }).user.cv}`);
    expect(opened.status).toBe(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="[\x20-\x21\x23-\x7e]*"(; filename\*=UTF-8''[\w!#$&+.^`|~%-]*)?$/,
    );
    expect(nameOf(headers['content-disposition'])).not.toMatch(/[\p{Cc}\u202E/\\]/u);
  });

  it.each([
    'unknown.pdf',
    '..%2f..%2fetc%2fpasswd',
    '....//etc/passwd',
    '%252e%252e%252fetc%252fpasswd',
    '%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    '%00',
    '.',
    '%7B%22$ne%22:null%7D',
    'ළමා',
  ])('is not found as %s', async (name) => {
    await store();
    const path = `/file/${name === 'ළමා' ? encodeURIComponent(name) : name}`;
    const { authorization } = { authorization: product.admin.get('/').get('Authorization') };
    const { status, text } = await sendRaw(product.url, { path, headers: { Authorization: authorization } });
    expect(status).toBe(404);
    expect(text).not.toMatch(/root:|%PDF/);
  });

  it('is not reachable where the pictures are, nor a picture where the CVs are', async () => {
    const cv = await store();
    const { profilePicture } = await theTeacherProfile(product);
    expectError(await product.visitor.get(`/uploads/${cv}`), 404);
    expectError(await product.admin.get(`/uploads/${cv}`), 404);
    expectError(await product.admin.get(`/file/${profilePicture.replace('uploads/', '')}`), 404);
    expectError(await product.visitor.get('/uploads/'), 404);
    expectError(await product.visitor.get('/uploads'), 404);
  });

  it('of which the store has lost a part is a fault that says nothing of the inside', async () => {
    const cv = await store({ content: Buffer.concat([aPdf(), await aPicture(900, 900).raw().toBuffer(), aPdf()]) });
    const kept = product.connection.collection('cvs.chunks');
    await kept.deleteOne({ n: 1 });
    expectError(await product.admin.get(`/file/${cv}`), 500);
  });
});
