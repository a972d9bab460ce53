import { TEACHER_TYPES } from '#contract/users';
import { ADMIN, theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { type Applicant, aSignedIn } from './support/registration.js';

describe('one’s own account', () => {
  const product = theProduct();
  const _id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

  it.each(TEACHER_TYPES)('tells a %s who they are and how their application stands', async (teacher_type) => {
    const token = await aSignedIn(product, { teacher_type, email: 'me@example.org', full_name: 'Kamala' });
    const user = { _id, full_name: 'Kamala', email: 'me@example.org', role: teacher_type, teacher_type };
    const me = async (): Promise<unknown> => (await product.as(token).get('/user/me')).body as unknown;
    expect(await me()).toEqual({ user: { ...user, status: 'pending' } });

    const { body } = await product.admin.get('/user/get');
    const [applicant] = body as Applicant[];
    await product.admin.put(`/user/${applicant?._id ?? ''}/update`).send({ status: 'rejected' });
    expect(await me()).toEqual({ user: { ...user, status: 'rejected' } });
  });

  it('tells an administrator so', async () => {
    const { status, body } = await product.admin.get('/user/me');
    expect(status).toBe(200);
    expect(body).toEqual({ user: { _id, email: ADMIN.email, role: 'Admin' } });
  });

  it('is for those who are signed in', async () => {
    expectError(await product.visitor.get('/user/me'), 401);
  });
});
