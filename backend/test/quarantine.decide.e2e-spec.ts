import { ADMIN, theProduct } from './support/product.js';
import { aMessage } from './factories/index.js';
import { knowsNobody } from './support/knows-nobody.js';
import { filled, SUSPECTED_SPAM_CREATES, heldBack, totalOf } from './support/quarantine.js';
import { expectError } from './support/errors.js';

const product = theProduct();
const release = (id = '') => product.admin.put(`/quarantine/${id}/release`);
const remove = (id = '') => product.admin.delete(`/quarantine/${id}`);
const audited = async (action: string): Promise<unknown> =>
  (await product.admin.get('/audit').query({ filter: JSON.stringify({ action, entity: 'quarantine' }) }))
    .body as unknown;

describe.each(SUSPECTED_SPAM_CREATES)('a form to $path that was held back', (create) => {
  const { path, list, bodies, send, before } = create;
  const [body] = bodies;
  beforeEach(() => before?.(product));
  const withKey = () => send(product, path, filled(body)).set('Idempotency-Key', 'one tap');
  const records = () => product.admin.get(list);

  it('is in its list once it was released, as though nothing had been in the way', async () => {
    await withKey();
    const [held] = await heldBack(product);
    const { status, body: said } = await release(held?._id);
    expect([status, said]).toEqual([200, { message: expect.stringMatching(/^Released/) as string, held }]);
    expect(await heldBack(product)).toEqual([]);
    const found = JSON.stringify((await records()).body);
    await product.clear();
    await before?.(product);
    await send(product, path, body);
    const usual = JSON.stringify((await records()).body);
    const plain = (text: string) =>
      text
        .replace(/[0-9a-f]{24}/g, 'id')
        .replace(/\d{4}-[\d-]+T[\d:.]+Z/g, 'date')
        .replace(/OS-\w{4}-\w{4}/g, 'reference');
    expect(plain(found)).toBe(plain(usual));
    expect(found).toContain(`"_id":"${held?._id ?? ''}"`);
    expect(found).toContain(`"createdAt":"${held?.createdAt ?? ''}"`);
  });

  it('can be changed and found like any other then', async () => {
    await withKey();
    const [held] = await heldBack(product);
    await release(held?._id);
    const { headers } = await product.admin.get(list).query({ filter: JSON.stringify({ id: held?._id }) });
    expect(headers['content-range']).toMatch(/ 0-0\/1$/);
  });

  it('is answered the same under its key while it waits, and after it was released or deleted', async () => {
    const first = await withKey();
    const [held] = await heldBack(product);
    await release(held?._id);
    for (const again of [await withKey(), await send(product, path, body).set('Idempotency-Key', 'one tap')]) {
      expect([again.status, again.body]).toEqual([201, first.body]);
    }
    expect(await totalOf(product, create)).toBe(1);
    expect(await heldBack(product)).toEqual([]);

    const second = await withKey().set('Idempotency-Key', 'another');
    const [other] = await heldBack(product);
    expect((await remove(other?._id)).status).toBe(200);
    expect((await withKey().set('Idempotency-Key', 'another')).body).toEqual(second.body);
    expect(await heldBack(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(1);
  });

  it('is released once, also where two try at once', async () => {
    await withKey();
    const [held] = await heldBack(product);
    const statuses = (await Promise.all([release(held?._id), release(held?._id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await totalOf(product, create)).toBe(1);
    expect(await heldBack(product)).toEqual([]);
    expectError(await release(held?._id), 404);
  });

  it('is gone for good once it was deleted', async () => {
    await send(product, path, filled(body));
    const [held] = await heldBack(product);
    const { status, body: said } = await remove(held?._id);
    expect([status, said]).toEqual([200, { message: expect.stringMatching(/deleted/) as string }]);
    expect(await heldBack(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(0);
    expectError(await remove(held?._id), 404);
  });
});

describe('a decision about what was held back', () => {
  const hold = async (name: string): Promise<string> => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name })));
    return (await heldBack(product))[0]?._id ?? '';
  };

  it('leaves a line in the audit that names the record and nothing in it', async () => {
    const ids = [await hold('Canary'), await hold('Canary')];
    await release(ids[0]);
    await remove(ids[1]);
    const by = { who: ADMIN.email, entity: 'quarantine', result: 'done' };
    expect(await audited('released')).toEqual([expect.objectContaining({ ...by, recordId: ids[0] })]);
    expect(await audited('deleted')).toEqual([expect.objectContaining({ ...by, recordId: ids[1] })]);
    const seen = (await audited('viewed')) as { count: number }[];
    expect(seen[0]).toMatchObject(by);
    expect(JSON.stringify([...seen, await audited('released')])).not.toContain('Canary');
  });

  knowsNobody((id) => product.admin.put(`/quarantine/${id}/release`));
  knowsNobody((id) => product.admin.delete(`/quarantine/${id}`));
});
