import { OPERATOR } from '../src/audit/index.js';
import { Accounts, Sessions } from '../src/users/index.js';
import { expectError } from './support/errors.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { payloadOf } from './support/tokens.js';

const product = theProduct({ JWT_EXPIRES_IN: '30m' });

const PASSWORD = 'one step at a time';

interface Listed {
  readonly id: string;
  readonly createdAt: string;
  readonly until: string;
  readonly agent: string;
  readonly current: boolean;
}

describe('sessions', () => {
  const signIn = async (email: string): Promise<string> => tokenOf(await login(product, email, PASSWORD));
  const isIn = async (token: string): Promise<boolean> => (await product.as(token).get('/user/me')).status === 200;
  const listOf = async (token: string): Promise<Listed[]> => {
    const { status, body } = await product.as(token).get('/user/me/sessions');
    expect(status).toBe(200);
    return body as Listed[];
  };
  const record = async (email: string) => {
    const user = await product.connection.collection('users').findOne({ email });
    return user as unknown as { sessions?: Record<string, unknown>; updatedAt: Date };
  };
  const eventsOf = async (recordId: string) => {
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId }) });
    return body as { action: string; fields: string[] }[];
  };

  it('end on the server by signing out, one and not the others', async () => {
    const { email, _id } = await anApplicant(product);
    const [phone, laptop] = [await signIn(email), await signIn(email)];
    const { status, text } = await product.as(phone).post('/user/logout');
    expect([status, text]).toEqual([204, '']);
    expectError(await product.as(phone).get('/user/me'), 401);
    expectError(await product.as(phone).post('/user/logout'), 401);
    expect(await isIn(laptop)).toBe(true);
    expect((await eventsOf(_id))[0]).toMatchObject({ action: 'logout', entity: 'account', who: email });
  });

  it('of an administrator end the same way', async () => {
    const token = tokenOf(await login(product, ADMIN.email, ADMIN.password));
    expect((await product.as(token).get('/user/get')).status).toBe(200);
    expect((await product.as(token).post('/user/logout')).status).toBe(204);
    expectError(await product.as(token).get('/user/get'), 401);
    expect((await product.admin.get('/user/get')).status).toBe(200);
  });

  it('are shown to their owner, newest first, with what the browser calls itself', async () => {
    const { email } = await anApplicant(product);
    const phone = tokenOf(await login(product, email, PASSWORD).set('User-Agent', 'A phone'));
    const laptop = tokenOf(await login(product, email, PASSWORD).set('User-Agent', 'A laptop'));
    const list = await listOf(phone);
    expect(list.map(({ agent, current }) => [agent, current])).toEqual([
      ['A laptop', false],
      ['A phone', true],
    ]);
    expect(Date.parse(list[0]?.until ?? '') - Date.parse(list[0]?.createdAt ?? '')).toBe(30 * 60 * 1000);
    expect(list.map(({ id }) => id)).toEqual([payloadOf(laptop)['sid'], payloadOf(phone)['sid']]);
  });

  it('end one by one, or all others together', async () => {
    const { email, _id } = await anApplicant(product);
    const [mine, second] = [await signIn(email), await signIn(email)];
    const [third, fourth] = [await signIn(email), await signIn(email)];
    const end = (id: string) => product.as(mine).delete(`/user/me/sessions/${id}`);
    expect((await end(String(payloadOf(second)['sid']))).status).toBe(204);
    expect([await isIn(second), await isIn(third)]).toEqual([false, true]);
    expectError(await end(String(payloadOf(second)['sid'])), 404);
    expectError(await end('..'), 404);
    expect((await product.as(mine).delete('/user/me/sessions')).status).toBe(204);
    expect([await isIn(mine), await isIn(third), await isIn(fourth)]).toEqual([true, false, false]);
    const events = await eventsOf(_id);
    expect(events[0]).toMatchObject({ action: 'updated', entity: 'account', fields: ['sessions'] });
    // There is none left to end, and so nothing to tell.
    expect((await product.as(mine).delete('/user/me/sessions')).status).toBe(204);
    expect(await eventsOf(_id)).toHaveLength(events.length);
  });

  it('of somebody else cannot be ended', async () => {
    const [own, other] = [await anApplicant(product), await anApplicant(product)];
    const [mine, theirs] = [await signIn(own.email), await signIn(other.email)];
    expectError(await product.as(mine).delete(`/user/me/sessions/${String(payloadOf(theirs)['sid'])}`), 404);
    expect(await isIn(theirs)).toBe(true);
  });

  it('that are over go at the next login, and beyond twenty the oldest ones', async () => {
    const { email } = await anApplicant(product);
    const first = await signIn(email);
    const day = 24 * 60 * 60 * 1000;
    const old = (name: string, made: number, until: number) => [
      `sessions.${name.padEnd(22, '_')}`,
      { createdAt: new Date(Date.now() - made), until: new Date(Date.now() + until) },
    ];
    const kept = Array.from({ length: 19 }, (_, i) => old(`kept${i}`, (i + 1) * 1000, day));
    const set = Object.fromEntries([old('over', day, -1), old('oldest', 2 * day, day), ...kept]) as object;
    await product.connection.collection('users').updateOne({ email }, { $set: set });
    const last = await signIn(email);
    const { sessions } = await record(email);
    const left = Object.keys(sessions ?? {});
    expect(left).toHaveLength(20);
    for (const gone of ['over', 'oldest']) expect(left).not.toContain(gone.padEnd(22, '_'));
    expect([await isIn(first), await isIn(last)]).toEqual([true, true]);
  });

  it('change nothing that a change of the account is matched with', async () => {
    const { email } = await anApplicant(product);
    const before = await record(email);
    const token = await signIn(email);
    await product.as(token).post('/user/logout');
    expect((await record(email)).updatedAt).toEqual(before.updatedAt);
  });

  it('begin for nobody whose password was changed after it was compared', async () => {
    const { _id, email } = await anApplicant(product);
    const accounts = product.app.get(Accounts);
    const compared = await accounts.byEmail(email);
    const changed = await accounts.setPassword(_id, 'a newer step at a time', OPERATOR);
    const sessions = product.app.get(Sessions);
    expect(compared && (await sessions.begin(compared, 'late'))).toBeUndefined();
    expect((await record(email)).sessions).toBeUndefined();
    expect(changed && (await sessions.begin(changed, 'in time'))).toMatch(/^[\w-]{22}$/);
  });
});
