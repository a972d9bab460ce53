import { Types } from 'mongoose';
import { Accounts } from '../src/users/index.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { anApplicant, aSignedIn, login, tokenOf } from './support/registration.js';
import { payloadOf, signed } from './support/tokens.js';

describe('a token', () => {
  const product = theProduct();
  const setAdministrator = async (email: string, password: string): Promise<string> => {
    expect(await product.app.get(Accounts).setAdministrator(email, password)).toBe(true);
    return tokenOf(await login(product, email, password));
  };

  it('stops working when the password changes, and a new one works', async () => {
    const email = 'second@onestep.test';
    const before = await setAdministrator(email, 'the first password');
    expect((await product.as(before).get('/user/get')).status).toBe(200);
    const after = await setAdministrator(email, 'the second password');
    expectError(await product.as(before).get('/user/get'), 401);
    expect((await product.as(after).get('/user/get')).status).toBe(200);
    expectError(await login(product, email, 'the first password'), 401);
  });

  it('leaves lines in the audit when its administrator is made and gets a new password', async () => {
    const token = await setAdministrator('noted@onestep.test', 'the first password');
    await setAdministrator('noted@onestep.test', 'the second password');
    const recordId = String(payloadOf(token)['sub']);
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId }) });
    const changes = (body as { action: string }[]).filter(({ action }) => action !== 'login');
    expect(changes).toMatchObject([
      { action: 'updated', entity: 'account', fields: ['password'], result: 'done' },
      { action: 'created', entity: 'account', fields: ['password'], result: 'done' },
    ]);
  });

  it('stops working when the account is removed', async () => {
    const token = await aSignedIn(product);
    const _id = new Types.ObjectId(String(payloadOf(token)['sub']));
    await product.connection.collection('users').deleteOne({ _id });
    expectError(await product.as(token).get('/user/me'), 401);
  });

  it('carries no rights of its own: the account decides, as it is now', async () => {
    const token = await aSignedIn(product);
    const { sub, ...payload } = payloadOf(token);
    expectError(await product.as(signed({ ...payload, sub, role: 'Admin' })).get('/user/get'), 403);
    await product.admin.put(`/user/${String(sub)}/update`).send({ teacher_type: 'Counselor' });
    const { body } = await product.as(token).get('/user/me');
    expect(body).toMatchObject({ user: { role: 'Counselor' } });
  });

  it('keeps working when the application is decided', async () => {
    const { _id, email } = await anApplicant(product);
    const token = tokenOf(await login(product, email, 'one step at a time'));
    await product.admin.put(`/user/${_id}/update`).send({ status: 'rejected' });
    expect((await product.as(token).get('/user/me')).status).toBe(200);
  });

  it('is read from the Authorization header only', async () => {
    const token = await setAdministrator('third@onestep.test', 'a long password');
    const get = () => product.visitor.get('/user/get');
    expectError(await get().query({ token, access_token: token, auth_token: token, jwt: token }), 401);
    expectError(await get().set('Cookie', `token=${token}; jwt=${token}`), 401);
    expectError(await get().set('X-Authorization', `Bearer ${token}`), 401);
    expectError(await get().set('Authorization', `Basic ${token}`), 401);
    expectError(await get().set('Authorization', token), 401);
    expect((await get().set('Authorization', `Bearer ${token}`)).status).toBe(200);
  });
});

describe('a token of a product that gives short ones', () => {
  const product = theProduct({ JWT_EXPIRES_IN: '30m' });

  it('says so, and a longer one is not believed', async () => {
    const token = await aSignedIn(product);
    const { iat, exp, ...rest } = payloadOf(token) as { iat: number; exp: number };
    expect(exp - iat).toBe(30 * 60);
    const old = signed({ ...rest, iat: iat - 31 * 60, exp: exp + 31 * 60 });
    expectError(await product.as(old).get('/user/me'), 401);
  });
});
