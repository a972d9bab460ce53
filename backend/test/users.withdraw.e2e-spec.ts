import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { anApplicant, login, register, tokenOf } from './support/registration.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const PASSWORD = 'one step at a time';
const WRONG = { password: 'This is not your current password. Enter it again.' };

describe('an application', () => {
  const product = theProduct();
  const eventsOf = async (recordId: string) => {
    const filter = JSON.stringify({ recordId, action: 'deleted' });
    return (await product.admin.get('/audit').query({ filter })).body as unknown;
  };

  it('that is withdrawn goes, with the CV and every session', async () => {
    const { _id, email, cv } = await anApplicant(product);
    const token = tokenOf(await login(product, email, PASSWORD));
    const { status, text } = await product.as(token).delete('/user/me').send({ password: PASSWORD });
    expect([status, text]).toEqual([204, '']);
    expect((await product.admin.get('/user/get')).body).toEqual([]);
    expectError(await product.admin.get(`/file/${cv}`), 404);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
    expectError(await product.as(token).get('/user/me'), 401);
    expectError(await login(product, email, PASSWORD), 401);
    expect(await eventsOf(_id)).toMatchObject([{ entity: 'user', who: email }]);
  });

  it('stays without the password', async () => {
    const { email } = await anApplicant(product);
    const as = product.as(tokenOf(await login(product, email, PASSWORD)));
    expectError(await as.delete('/user/me').send({ password: 'another password' }), 400, WRONG);
    expectError(await as.delete('/user/me').send({}), 400, { password: 'Enter your current password.' });
    expect((await as.get('/user/me')).status).toBe(200);
  });

  it('that was withdrawn does not come back with a late retry of its form', async () => {
    const fields = { email: 'late@example.org' };
    const key = 'a key of this form';
    expect((await register(product, fields).set('Idempotency-Key', key)).status).toBe(201);
    const token = tokenOf(await login(product, fields.email, PASSWORD));
    expect((await product.as(token).delete('/user/me').send({ password: PASSWORD })).status).toBe(204);
    expect((await register(product, fields).set('Idempotency-Key', key)).status).toBe(201);
    expect((await product.admin.get('/user/get')).body).toEqual([]);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });

  it('is deleted by an administrator, CV and all', async () => {
    const { _id, cv } = await anApplicant(product);
    const { status, body } = await product.admin.delete(`/user/${_id}`);
    expect([status, body as unknown]).toEqual([200, { message: 'User deleted successfully.' }]);
    expectError(await product.admin.get(`/file/${cv}`), 404);
    expectError(await product.admin.delete(`/user/${_id}`), 404);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
    expect(await eventsOf(_id)).toMatchObject([{ entity: 'user' }]);
  });

  it('is all that can be deleted there: an administrator cannot', async () => {
    const { body } = await product.admin.get('/user/me');
    const { _id } = (body as { user: { _id: string } }).user;
    expectError(await product.admin.delete(`/user/${_id}`), 404);
    expectError(await product.admin.delete('/user/me').send({ password: 'whatever it is' }), 409);
    expect((await product.admin.get('/user/me')).status).toBe(200);
  });
});
