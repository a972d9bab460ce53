import { expectError } from './support/errors.js';
import { knowsNobody } from './support/knows-nobody.js';
import { outboxOf } from './support/mail.js';
import { invited, secretOf } from './support/office.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';

const SECOND = { email: 'second@onestep.test', password: 'a second long password' } as const;

interface Listed {
  readonly _id: string;
  readonly email: string;
}

describe('colleagues who have not come yet', () => {
  const product = theProduct();
  const users = () => product.connection.collection('users');
  afterEach(() => users().deleteMany({ email: SECOND.email }));
  const theSecond = async () =>
    ((await product.admin.get('/administrators')).body as Listed[]).find(({ email }) => email === SECOND.email);
  const again = (id = '') => product.admin.post(`/administrators/${id}/invite`);

  it('are invited again where the first link is over: the new one works, the old one never again', async () => {
    const first = await invited(product, SECOND.email, 'Admin');
    const over = new Date(Date.now() - 1);
    await users().updateOne({ email: SECOND.email }, { $set: { 'reset.until': over } });
    const account = await theSecond();
    const id = account?._id;
    expect(account).toMatchObject({ invited: true, invitedUntil: over.toISOString() });
    const { status, body } = await again(id);
    expect([status, body]).toMatchObject([
      200,
      { _id: id, invited: true, invitedUntil: expect.any(String) as unknown },
    ]);
    const { invitation, invitedUntil } = body as { invitation: string; invitedUntil: string };
    expect(Math.round((Date.parse(invitedUntil) - Date.now()) / 3_600_000)).toBe(7 * 24);
    expect((await outboxOf(product)).filter(({ template }) => template === 'invitation')).toHaveLength(1);
    const choose = (token: string) =>
      product.visitor.post('/user/reset-password').send({ token, password: SECOND.password });
    expectError(await choose(first), 400);
    expect((await choose(secretOf(invitation))).status).toBe(200);
    expectError(await again(id), 409);
    const filter = JSON.stringify({ entity: 'account', recordId: id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ who: ADMIN.email, fields: ['invitation'] })]),
    );
  });

  it('are invited again in the language of the first time', async () => {
    const invitation = { email: SECOND.email, full_name: 'Kumari Fonseka', role: 'Admin', language: 'si' };
    await product.admin.post('/administrators').send(invitation);
    const { body } = await again((await theSecond())?._id);
    expect(body).toMatchObject({ invitation: expect.stringMatching(/\/si\/reset-password#/) as unknown });
  });

  it('are no applicants', async () => {
    const { _id } = await anApplicant(product);
    expectError(await again(_id), 404);
  });

  knowsNobody((id) => again(id));
});
