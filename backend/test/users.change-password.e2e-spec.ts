import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { EDITOR, anOfficeToken } from './support/office.js';
import { anApplicant, login, tokenOf } from './support/registration.js';

const OLD = 'one step at a time';
const NEW = 'a newer step at a time';
const WRONG = { current: 'This is not your current password. Enter it again.' };

describe('changing one’s password', () => {
  const product = theProduct();
  const change = (token: string, current: unknown, password: unknown) =>
    product.as(token).put('/user/me/password').send({ current, password });

  it('gives a new token, and ends every other session', async () => {
    const { _id, email } = await anApplicant(product);
    const [phone, laptop] = [tokenOf(await login(product, email, OLD)), tokenOf(await login(product, email, OLD))];
    const answer = await change(phone, OLD, NEW);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object)).toEqual(['token']);
    expect((await product.as(tokenOf(answer)).get('/user/me')).status).toBe(200);
    for (const old of [phone, laptop]) expectError(await product.as(old).get('/user/me'), 401);
    expectError(await login(product, email, OLD), 401);
    expect((await login(product, email, NEW)).status).toBe(200);
    const filter = JSON.stringify({ recordId: _id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { entity: 'account', fields: ['password'], who: email },
    ]);
  });

  it('needs the old one', async () => {
    const { email } = await anApplicant(product);
    const token = tokenOf(await login(product, email, OLD));
    expectError(await change(token, 'another one', NEW), 400, WRONG);
    expectError(await change(token, undefined, NEW), 400, { current: 'Enter your current password.' });
    expect((await product.as(token).get('/user/me')).status).toBe(200);
    expect((await login(product, email, OLD)).status).toBe(200);
  });

  it.each([
    ['short', 'New password must be 8 characters or more.'],
    ['x'.repeat(129), 'New password must be 128 characters or fewer.'],
  ])('refuses %s for a new one', async (password, sentence) => {
    const { email } = await anApplicant(product);
    const token = tokenOf(await login(product, email, OLD));
    expectError(await change(token, OLD, password), 400, { password: sentence });
  });

  it('refuses one that others would try first', async () => {
    const { email } = await anApplicant(product, { full_name: 'Kamala Wickramasinghe' });
    const token = tokenOf(await login(product, email, OLD));
    const sentence = 'Choose a password that is harder to guess, for example three words that do not belong together.';
    for (const password of ['password123', 'Wickramasinghe1']) {
      expectError(await change(token, OLD, password), 400, { password: sentence });
    }
  });

  it('asks those who work in the office for twelve characters', async () => {
    const token = await anOfficeToken(product, 'ContentEditor');
    const sentence = 'Password must be 12 characters or more.';
    expectError(await change(token, EDITOR.password, 'elevenchars'), 400, { password: sentence });
    expect((await change(token, EDITOR.password, 'twelve chars')).status).toBe(200);
  });

  it('lets one of two changes with the same old password win', async () => {
    const { email } = await anApplicant(product);
    const token = tokenOf(await login(product, email, OLD));
    const both = await Promise.all([change(token, OLD, NEW), change(token, OLD, `${NEW}!`)]);
    const won = both.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const open = await Promise.all([NEW, `${NEW}!`].map((password) => login(product, email, password)));
    expect(open.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('guessing the password of somebody who is signed in', () => {
  const product = theProduct({ RATE_LIMITS: 'on' });

  it('ends after ten tries, wherever they are made', async () => {
    const { email } = await anApplicant(product);
    const as = product.as(tokenOf(await login(product, email, OLD)));
    for (let i = 0; i < 5; i += 1) {
      expectError(await as.put('/user/me/password').send({ current: `wrong ${i}`, password: NEW }), 400, WRONG);
      expect((await as.delete('/user/me').send({ password: `wrong ${i}` })).status).toBe(400);
    }
    expectError(await as.delete('/user/me').send({ password: OLD }), 429);
    expect((await as.get('/user/me')).status).toBe(200);
  });
});
