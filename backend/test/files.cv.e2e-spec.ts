import { ConflictException } from '@nestjs/common';
import { mongo } from 'mongoose';
import { FileStore } from '../src/files/index.js';
import { aCv, aPdf, aPicture, aRegistration } from './factories/index.js';
import { expectError, expectRawError } from './support/errors.js';
import { FORM_TYPE, formBody, type FormFile, sendForm } from './support/form.js';
import { theProduct } from './support/product.js';
import { sendCut, sendRaw } from './support/raw.js';
import { anApplicant, login, register, tokenOf } from './support/registration.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

/** Room for one CV of the largest size, and not for two. */
const product = theProduct({ CV_QUOTA: '6MB' });

const MEGABYTE = 1024 * 1024;
const LIMIT = 5 * MEGABYTE;

const NOT_A_PDF = 'Only PDF files are allowed.';
const EMPTY_PDF = 'Only PDF files are allowed. This file is empty: choose it again.';
const CUT_PDF = 'This PDF is not complete: its end is missing. Save it again, then choose it once more.';

const TOO_LARGE = { cv: 'CV must be 5 MB or smaller.' };

const WITH_SCRIPT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const LOCKED = Buffer.from(aPdf().toString().replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 8 0 R'));
const WITHOUT_PAGES = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A whole PDF of exactly so many bytes. */
function pdfOf(bytes: number): Buffer {
  return aPdf('x'.repeat(bytes - aPdf('').length));
}

describe('the CV of a registration', () => {
  afterEach(async () => {
    // Whatever happened, every file belongs to a record: the product is emptied only after this.
    const users = await product.connection.collection('users').countDocuments({ kind: 'applicant' });
    expect((await keptFiles(product, 'cvs')).files).toBe(users);
  });

  it.each<[string, Partial<FormFile>]>([
    ['under its own name', { name: 'cv.pdf', type: 'application/pdf' }],
    ['under a wrong name', { name: 'cv.exe' }],
    ['under a name with no end', { name: 'cv' }],
    ['with a wrong declared type', { type: 'image/png' }],
    ['with a path for a name', { name: '../../etc/passwd.pdf' }],
    ['of exactly 5 MB', { content: pdfOf(LIMIT) }],
    ['after what a mail program put before it', { content: Buffer.concat([Buffer.from('\r\nX-Mail: 1\r\n'), aPdf()]) }],
    ['before what a scanner put behind it', { content: Buffer.concat([aPdf(), Buffer.alloc(2048, 'x')]) }],
  ])('is accepted when it is a PDF %s', async (_, file) => {
    const { status, body } = await register(product, {}, aCv(file));
    expect(status).toBe(201);
    const { cv } = (body as { user: { cv: string } }).user;
    expect(cv).toMatch(/^[0-9a-f]{32,}\.pdf$/);
    const kept = await product.admin.get(`/file/${cv}`);
    expect((kept.body as Buffer).equals(file.content ?? aPdf())).toBe(true);
  });

  it.each([
    ['locked', LOCKED],
    ['noPages', WITHOUT_PAGES],
  ])('is accepted when it is %s, and the answer says so, also to a repeated form', async (warning, content) => {
    const registration = aRegistration();
    const send = () =>
      sendForm(
        product.visitor.post('/user/create').set('Idempotency-Key', `cv ${warning}`),
        registration,
        aCv({ content }),
      );
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body).toMatchObject({ warnings: [warning], user: { status: 'pending' } });
    expect((await send()).body).toEqual(body);
    expect((await product.admin.get('/user/get')).body).toMatchObject([{ cvWarnings: [warning] }]);
  });

  it('is not spoken of when it can be read, nor where what it does by itself is for the office alone', async () => {
    expect((await register(product)).body).not.toHaveProperty('warnings');
    expect((await register(product, {}, aCv({ content: WITH_SCRIPT }))).body).not.toHaveProperty('warnings');
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a page', () => Buffer.from('<!doctype html><title>CV</title><script>alert(1)</script>'), NOT_A_PDF],
    ['a picture', () => aPicture().png().toBuffer(), NOT_A_PDF],
    ['a zipped document', () => Buffer.from('PK\u0003\u0004word/document.xml'), NOT_A_PDF],
    ['empty', () => Buffer.alloc(0), EMPTY_PDF],
    ['four bytes long', () => Buffer.from('%PDF'), NOT_A_PDF],
    ['the beginning of a PDF and nothing more', () => Buffer.from('%PDF-1.7\n'), CUT_PDF],
    ['a page that says it is a PDF further on', () => Buffer.from('<script>1</script>%PDF-1.7\n%%EOF\n'), NOT_A_PDF],
  ])('is refused when it is %s, whatever its name and type say', async (_, content, cv) => {
    expectError(await register(product, {}, aCv({ content: await content() })), 400, { cv });
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });

  it('is asked for when it is missing', async () => {
    const answer = await sendForm(product.visitor.post('/user/create'), aRegistration());
    expectError(answer, 400, { cv: 'Upload your CV as a PDF file.' });
  });

  it('is not read from another field, nor twice', async () => {
    const call = () => product.visitor.post('/user/create');
    const elsewhere = await sendForm(call(), aRegistration(), aCv({ field: 'resume' }));
    expectError(elsewhere, 400, { cv: 'Upload your CV as a PDF file.' });
    expect((await sendForm(call(), aRegistration(), aCv(), aCv())).status).toBe(400);
    expect((await sendForm(call(), aRegistration(), ...Array.from({ length: 20 }, () => aCv()))).status).toBe(400);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });

  it.each([
    ['before it', [aCv({ field: 'photo', name: 'me.png' }), aCv()]],
    ['behind it', [aCv(), aCv({ field: 'photo' }), aCv({ field: 'photo' })]],
    ['of many kinds', [...Array.from({ length: 40 }, (_, n) => aCv({ field: `file${n}` })), aCv()]],
    ['that is empty', [aCv({ field: 'photo', content: Buffer.alloc(0) }), aCv()]],
    ['that has almost all the room', [aCv({ field: 'scan', content: pdfOf(LIMIT) }), aCv()]],
  ])('is kept alone where the form has another file %s', async (_, files) => {
    const { status, body } = await sendForm(product.visitor.post('/user/create'), aRegistration(), ...files);
    expect(status).toBe(201);
    const kept = await product.admin.get(`/file/${(body as { user: { cv: string } }).user.cv}`);
    expect((kept.body as Buffer).equals(aPdf())).toBe(true);
    expect((await keptFiles(product, 'cvs')).files).toBe(1);
  });

  it('is not looked for behind more files than a form may have parts', async () => {
    const files = Array.from({ length: 106 }, () => aCv({ field: 'photo' }));
    const { status } = await sendForm(product.visitor.post('/user/create'), aRegistration(), ...files, aCv());
    expect(status).toBe(400);
  });

  it('is refused where an unknown file makes the form too large', async () => {
    const files = [aCv({ field: 'scan', content: pdfOf(LIMIT) }), aCv({ content: pdfOf(MEGABYTE) })];
    const answer = await sendForm(product.visitor.post('/user/create'), aRegistration(), ...files);
    expectError(answer, 413, TOO_LARGE);
  });

  describe('when it is too large', () => {
    it.each([
      ['by one byte', LIMIT + 1],
      ['twice over', LIMIT * 2],
    ])('is refused with 413: %s', async (_, bytes) => {
      expectError(await register(product, {}, aCv({ content: pdfOf(bytes) })), 413, TOO_LARGE);
      expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
    });

    it('is refused also where the request does not say how long it is', async () => {
      const body = formBody(aRegistration(), aCv({ content: pdfOf(LIMIT + 1) }));
      const headers = { 'Content-Type': FORM_TYPE, 'Transfer-Encoding': 'chunked' };
      const { status, text } = await sendRaw(product.url, { method: 'POST', path: '/user/create', headers, body });
      expect({ status, body: JSON.parse(text) as unknown }).toMatchObject({ status: 413, body: { errors: TOO_LARGE } });
    });
  });

  it('leaves nothing behind when the connection breaks', async () => {
    const body = formBody(aRegistration(), aCv({ content: pdfOf(100_000) }));
    const head = `POST /user/create HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const half = Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)]);
    await Promise.all(Array.from({ length: 20 }, () => sendCut(product.url, half)));
    expect((await register(product)).status).toBe(201);
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
  });

  it.each([
    ['a form without an end', formBody(aRegistration(), aCv()).subarray(0, -30)],
    ['no form at all', Buffer.from('full_name=Nimal')],
    ['a field with a name of a thousand letters', formBody({ ['x'.repeat(1000)]: '1' }, aCv())],
    ['a thousand fields', formBody(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, ''])))],
    ['a field name as deep as a well', formBody({ [`a${'[b]'.repeat(30)}`]: '1', ['c[d'.repeat(30)]: '2' })],
  ])('is not looked for in %s', async (_, body) => {
    const headers = { 'Content-Type': FORM_TYPE, 'Content-Length': String(body.length) };
    const answer = await sendRaw(product.url, { method: 'POST', path: '/user/create', headers, body });
    expect([400, 413]).toContain(answer.status);
    expect(JSON.parse(answer.text)).toMatchObject({ statusCode: answer.status, message: expect.any(String) });
  });

  it('leaves the prototype of all objects alone', async () => {
    const fields = { '__proto__[isAdmin]': 'yes', 'constructor[prototype][isAdmin]': 'yes', __proto__: 'x' };
    expect(
      (await sendForm(product.visitor.post('/user/create'), { ...aRegistration(), ...fields }, aCv())).status,
    ).toBe(201);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  it('is read only from a multipart form', async () => {
    const { status, text } = await sendRaw(product.url, {
      method: 'POST',
      path: '/user/create',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(aRegistration()),
    });
    expectRawError({ status, text }, 415);
  });
});

describe('a file whose record is written', () => {
  const lost = new mongo.MongoNetworkError('the answer was lost');

  it.each([
    ['cvs', '.pdf'],
    ['pictures', '.webp'],
    ['greetings', '.mp3'],
  ] as const)(
    'stays where the answer of the database was lost, and goes where it was refused: %s',
    async (bucket, ending) => {
      const file = { bucket, content: Buffer.from('kept as it is'), ending };
      const writing = (error: Error) => product.app.get(FileStore).keepFor(file, () => Promise.reject(error));
      await expect(writing(new ConflictException())).rejects.toThrow(ConflictException);
      expect(await keptFiles(product, bucket)).toEqual(NOTHING_KEPT);
      // The record may have been stored: an application must never lose its CV.
      await expect(writing(lost)).rejects.toThrow(lost);
      expect((await keptFiles(product, bucket)).files).toBe(1);
    },
  );
});

const PASSWORD = 'one step at a time';

describe('a newer CV', () => {
  const change = async (email: string, content?: Buffer) => {
    const as = product.as(tokenOf(await login(product, email, PASSWORD)));
    return sendForm(as.put('/user/me/cv'), {}, ...(content ? [aCv({ content })] : []));
  };

  it('takes the place of the old one, which goes', async () => {
    const { _id, email, cv } = await anApplicant(product);
    const { status, body } = await change(email, aPdf('A newer one'));
    expect(status).toBe(200);
    const { user } = body as { user: { cv: string; status: string } };
    expect(user).toMatchObject({ _id, status: 'pending' });
    expect(user.cv).not.toBe(cv);
    expect(((await product.admin.get(`/file/${user.cv}`)).body as Buffer).equals(aPdf('A newer one'))).toBe(true);
    expectError(await product.admin.get(`/file/${cv}`), 404);
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    const filter = JSON.stringify({ recordId: _id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { entity: 'user', fields: ['cv'], who: email },
    ]);
  });

  it('is scanned for active content, and administrators see the warnings', async () => {
    const { email } = await anApplicant(product);
    expect((await change(email, WITH_SCRIPT)).status).toBe(200);
    expect((await product.admin.get('/user/get')).body).toMatchObject([{ cvWarnings: ['script', 'opening'] }]);
  });

  it('that is locked or has no pages takes the place of the old one, and the answer says so', async () => {
    const { email } = await anApplicant(product);
    expect((await change(email, LOCKED)).body).toMatchObject({ warnings: ['locked'], user: { email } });
    expect((await change(email, WITHOUT_PAGES)).body).toMatchObject({ warnings: ['noPages'] });
    expect((await change(email, aPdf())).body).not.toHaveProperty('warnings');
  });

  it('must be a PDF, or the old one stays', async () => {
    const { email, cv } = await anApplicant(product);
    expectError(await change(email, Buffer.from('GIF89a')), 400, { cv: 'Only PDF files are allowed.' });
    expectError(await change(email), 400, { cv: 'Upload your CV as a PDF file.' });
    expect((await product.admin.get(`/file/${cv}`)).status).toBe(200);
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
  });

  it('counts towards the quota of pending CVs', async () => {
    expect((await register(product, {}, aCv({ content: pdfOf(4 * MEGABYTE) }))).status).toBe(201);
    const { email, cv } = await anApplicant(product);
    expect((await change(email, pdfOf(3 * MEGABYTE))).status).toBe(507);
    expect((await product.admin.get(`/file/${cv}`)).status).toBe(200);
    expect((await keptFiles(product, 'cvs')).files).toBe(2);
  });

  it('is for applicants', async () => {
    expectError(await sendForm(product.admin.put('/user/me/cv'), {}, aCv()), 409);
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 0, chunks: 0 });
  });
});

describe('the CVs of applications that wait', () => {
  const apply = () => register(product, {}, aCv({ content: pdfOf(3.5 * MEGABYTE) }));

  it('have a quota, limits or not; a decision makes room', async () => {
    const first = await apply();
    expect(first.status).toBe(201);
    const second = await apply();
    expectError(second, 507);
    expect((second.body as { message: string }).message).toBe(
      'We cannot take any more applications at the moment. Please call us: 011 234 5678.',
    );
    expect((await keptFiles(product, 'cvs')).files).toBe(1);
    const { _id } = (first.body as { user: { _id: string } }).user;
    await product.admin.put(`/user/${_id}/update`).send({ status: 'approved' });
    expect((await apply()).status).toBe(201);
  });
});
