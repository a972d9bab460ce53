import { aCv, aPdf, aPicture, aPortrait, aRegistration, aTeacherProfile } from './factories/index.js';
import { expectError } from './support/errors.js';
import { FORM_TYPE, formBody } from './support/form.js';
import { theProduct } from './support/product.js';
import { sendCut, sendRaw, sendText } from './support/raw.js';
import { type Applicant, register } from './support/registration.js';
import { addTeacherProfile, theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

/** Room for one CV of the largest size, and not for two. */
const product = theProduct({ CV_QUOTA: '6MB' });

const MEGABYTE = 1024 * 1024;
const LIMIT = 5 * MEGABYTE;

/** A name as browsers write it into a form: its UTF-8 bytes, quotes and line breaks encoded. */
const SINHALA = 'නිමල්ගේ ජීව දත්ත.pdf';

describe('a stored CV', () => {
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
    expect(disposition).toBe(`inline; filename=${saved}; filename*=UTF-8''${saved}`);
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
      /^inline; filename=("[\x20-\x21\x23-\x7e]*"|[\w!#$&'*+.^`|~-]+); filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/,
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

  it('that lost a chunk in the store answers a 500 without internal details', async () => {
    const cv = await store({ content: Buffer.concat([aPdf(), await aPicture(900, 900).raw().toBuffer(), aPdf()]) });
    const kept = product.connection.collection('cvs.chunks');
    await kept.deleteOne({ n: 1 });
    expectError(await product.admin.get(`/file/${cv}`), 500);
  });
});

const NO_PICTURE = 'Profile picture must be a JPEG, PNG, WebP, GIF or AVIF picture.';
const DAMAGED_PICTURE = 'Profile picture is damaged or not complete. Choose it again, or take a new one.';
const HEIC_PICTURE =
  'Profile picture is a HEIC photo, which cannot be read here. Save it as JPEG first: open it on the phone, choose Share or Export, then JPEG.';

/** The head of a request whose body never comes: whoever answers has decided by the head alone. */
function headOf(path: string, length: number, more = ''): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${length}\r\n${more}\r\n`;
}

describe('a malicious upload', () => {
  const nothingKept = async (): Promise<void> => {
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
    expect(await keptFiles(product, 'pictures')).toEqual(NOTHING_KEPT);
  };

  it.each([
    ['/category/adddetails', 1000, '', 401],
    ['/category/adddetails', LIMIT, 'Authorization: Bearer x.y.z\r\n', 401],
    ['/user/create', 50 * 1024 * 1024, '', 413],
  ])('to %s of %i bytes is refused before any of it is read', async (path, length, more, status) => {
    expect(await sendText(product.url, headOf(path, length, more))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await nothingKept();
  });

  it.each<[string, () => Buffer, string]>([
    ['a HEIC', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), HEIC_PICTURE],
    ['a WebP of nothing', () => Buffer.from('RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 ', 'latin1'), DAMAGED_PICTURE],
    ['a JPEG of nothing', () => Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1'), DAMAGED_PICTURE],
    ['a PNG that is cut off', () => aPortrait().content.subarray(0, 40), DAMAGED_PICTURE],
    ['a BMP', () => Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1'), NO_PICTURE],
    ['an icon', () => Buffer.from('\0\0\u0001\0\u0001\0\u0010\u0010', 'latin1'), NO_PICTURE],
    [
      'a list of pictures elsewhere',
      () => Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://evil.example/"'),
      NO_PICTURE,
    ],
  ])('as a picture is refused: %s', async (_, content, profilePicture) => {
    expectError(await addTeacherProfile(product, {}, aPortrait({ content: content() })), 400, { profilePicture });
    await nothingKept();
  });

  it.each(['/JavaScript (app.alert(1))', '/Launch /F (cmd.exe)', '/EmbeddedFile', '/URI (javascript:alert(1))'])(
    'inside a whole PDF can reach nothing: %s',
    async (action) => {
      const { status, body } = await register(
        product,
        {},
        aCv({ content: aPdf(`1 0 obj<</OpenAction<<${action}>>>>`) }),
      );
      expect(status).toBe(201);
      const { headers } = await product.admin.get(`/file/${(body as { user: Applicant }).user.cv}`);
      // The viewer gets a PDF and no page: no script of ours, no frame of ours, no other type to guess.
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy':
          "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    },
  );

  it('that is aborted leaves neither files nor open connections, a hundred times', async () => {
    const open = (): number => process.getActiveResourcesInfo().filter((name) => /^(TCP|FS)/.test(name)).length;
    const cv = formBody(aRegistration(), aCv({ content: aPdf('x'.repeat(20_000)) }));
    const picture = formBody(aTeacherProfile(), aPortrait({ content: await aPicture(900, 900).png().toBuffer() }));
    const token = product.admin.get('/').get('Authorization');
    const halves = [
      Buffer.concat([Buffer.from(headOf('/user/create', cv.length)), cv.subarray(0, cv.length / 2)]),
      Buffer.concat([
        Buffer.from(headOf('/category/adddetails', picture.length, `Authorization: ${token}\r\n`)),
        picture.subarray(0, picture.length / 2),
      ]),
    ];
    await sendCut(product.url, halves[0] ?? cv);
    const before = open();
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 20 }, (_, n) => sendCut(product.url, halves[n % 2] ?? cv)));
    }
    // Whole ones afterwards are answered after all that was broken off before them.
    expect((await register(product)).status).toBe(201);
    expect((await addTeacherProfile(product)).status).toBe(201);
    expect([await keptFiles(product, 'cvs'), await keptFiles(product, 'pictures')]).toEqual([
      { files: 1, chunks: 1 },
      { files: 1, chunks: 1 },
    ]);
    expect(open()).toBeLessThan(before + 10);
  });

  it('does not affect others', async () => {
    const start = sendText(product.url, `${headOf('/user/create', 1_000_000)}--x`);
    expect((await product.visitor.get('/health/ready')).status).toBe(200);
    expect((await register(product)).status).toBe(201);
    product.app.getHttpServer().closeAllConnections();
    await start;
  });
});
