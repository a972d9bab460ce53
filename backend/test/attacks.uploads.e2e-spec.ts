import { aCv, aTeacherProfile, aPdf, aPicture, aPortrait, aRegistration } from './factories/index.js';
import { addTeacherProfile } from './support/teacher-profiles.js';
import { FORM_TYPE, formBody } from './support/form.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';
import { theProduct } from './support/product.js';
import { sendCut, sendText } from './support/raw.js';
import { expectError } from './support/errors.js';
import { type Applicant, register } from './support/registration.js';

const NO_PICTURE = { profilePicture: 'Profile picture must be a JPEG, PNG, WebP or GIF picture.' };
const FILE_LIMIT = 5 * 1024 * 1024;

/** The head of a request whose body never comes: whoever answers has decided by the head alone. */
function headOf(path: string, length: number, more = ''): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${length}\r\n${more}\r\n`;
}

describe('an upload that means harm', () => {
  const product = theProduct();
  const nothingKept = async (): Promise<void> => {
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
    expect(await keptFiles(product, 'pictures')).toEqual(NOTHING_KEPT);
  };

  it.each([
    ['/category/adddetails', 1000, '', 401],
    ['/category/adddetails', FILE_LIMIT, 'Authorization: Bearer x.y.z\r\n', 401],
    ['/user/create', 50 * 1024 * 1024, '', 413],
  ])('to %s of %i bytes is refused before any of it is read', async (path, length, more, status) => {
    expect(await sendText(product.url, headOf(path, length, more))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await nothingKept();
  });

  it.each<[string, () => Buffer]>([
    ['a HEIC', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a WebP of nothing', () => Buffer.from('RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 ', 'latin1')],
    ['a JPEG of nothing', () => Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1')],
    ['a PNG that is cut off', () => aPortrait().content.subarray(0, 40)],
    ['a BMP', () => Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1')],
    ['an icon', () => Buffer.from('\0\0\u0001\0\u0001\0\u0010\u0010', 'latin1')],
    [
      'a list of pictures elsewhere',
      () => Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://evil.example/"'),
    ],
  ])('as a picture is refused: %s', async (_, content) => {
    expectError(await addTeacherProfile(product, {}, aPortrait({ content: content() })), 400, NO_PICTURE);
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

  it('that breaks off leaves neither files nor open lines, a hundred times', async () => {
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

  it('costs nobody else anything', async () => {
    const start = sendText(product.url, `${headOf('/user/create', 1_000_000)}--x`);
    expect((await product.visitor.get('/health/ready')).status).toBe(200);
    expect((await register(product)).status).toBe(201);
    product.app.getHttpServer().closeAllConnections();
    await start;
  });
});
