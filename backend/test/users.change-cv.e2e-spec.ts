import { aCv, aPdf } from './factories/index.js';
import { sendForm } from './support/form.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { keptFiles } from './support/uploads.js';

const PASSWORD = 'one step at a time';
const WITH_SCRIPT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

describe('a newer CV', () => {
  const product = theProduct({ CV_QUOTA: '1MB' });
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

  it('is looked through for what it can do, and administrators are told', async () => {
    const { email } = await anApplicant(product);
    expect((await change(email, WITH_SCRIPT)).status).toBe(200);
    expect((await product.admin.get('/user/get')).body).toMatchObject([{ cvWarnings: ['script', 'opening'] }]);
  });

  it('must be a PDF, or the old one stays', async () => {
    const { email, cv } = await anApplicant(product);
    expectError(await change(email, Buffer.from('GIF89a')), 400, { cv: 'Only PDF files are allowed.' });
    expectError(await change(email), 400, { cv: 'Upload your CV as a PDF file.' });
    expect((await product.admin.get(`/file/${cv}`)).status).toBe(200);
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
  });

  it('has to fit into what CVs that wait may take together', async () => {
    const { email, cv } = await anApplicant(product);
    const answer = await change(email, aPdf('x'.repeat(1024 * 1024)));
    expect(answer.status).toBe(507);
    expect((await product.admin.get(`/file/${cv}`)).status).toBe(200);
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
  });

  it('is for applicants', async () => {
    expectError(await sendForm(product.admin.put('/user/me/cv'), {}, aCv()), 409);
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 0, chunks: 0 });
  });
});

describe('newer CVs of one account', () => {
  const product = theProduct({ RATE_LIMITS: 'on' });

  it('are ten in an hour', async () => {
    const { email } = await anApplicant(product);
    const as = product.as(tokenOf(await login(product, email, PASSWORD)));
    const send = () => sendForm(as.put('/user/me/cv'), {}, aCv());
    for (let i = 0; i < 10; i += 1) expect((await send()).status).toBe(200);
    expectError(await send(), 429);
  });
});
