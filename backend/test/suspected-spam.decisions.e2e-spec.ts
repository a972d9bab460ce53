import { NOTICE_VERSION } from '#contract/notice';
import { aBooking, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { ADMIN, theProduct } from './support/product.js';
import { filled, routesOf, suspected, SUSPECTED_SPAM_CREATES, totalOf } from './support/suspected-spam.js';

const product = theProduct();

const audited = async (action: string): Promise<unknown> =>
  (await product.admin.get('/audit').query({ filter: JSON.stringify({ action, entity: 'contact' }) })).body as unknown;

describe.each(SUSPECTED_SPAM_CREATES)('a form to $path that was suspected spam', (create) => {
  const { path, list, bodies, send, before } = create;
  const [body] = bodies;
  beforeEach(() => before?.(product));
  const withKey = () => send(product, path, filled(body)).set('Idempotency-Key', 'one tap');
  const records = () => product.admin.get(list);
  const routes = routesOf(create);
  const release = (id = '') => product.admin.post(routes.release.replace(':id', id));
  const remove = (id = '') => product.admin.delete(routes.remove.replace(':id', id));

  it('is in its list once it was released, as though nothing had been in the way', async () => {
    await withKey();
    const [held] = await suspected(product);
    const { status, body: answer } = await release(held?._id);
    expect([status, answer]).toEqual([
      200,
      { ...held, suspectedSpam: undefined, updatedAt: expect.any(String) as string },
    ]);
    expect(await suspected(product)).toEqual([]);
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
    const [held] = await suspected(product);
    await release(held?._id);
    const { headers } = await product.admin.get(list).query({ filter: JSON.stringify({ id: held?._id }) });
    expect(headers['content-range']).toMatch(/ 0-0\/1$/);
  });

  it('is answered the same under its key while it waits, and after it was released or deleted', async () => {
    const first = await withKey();
    const [held] = await suspected(product);
    await release(held?._id);
    for (const again of [await withKey(), await send(product, path, body).set('Idempotency-Key', 'one tap')]) {
      expect([again.status, again.body]).toEqual([201, first.body]);
    }
    expect(await totalOf(product, create)).toBe(1);
    expect(await suspected(product)).toEqual([]);

    const second = await withKey().set('Idempotency-Key', 'another');
    const [other] = await suspected(product);
    expect((await remove(other?._id)).status).toBe(200);
    expect((await withKey().set('Idempotency-Key', 'another')).body).toEqual(second.body);
    expect(await suspected(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(1);
  });

  it('is released once, also where two try at once', async () => {
    await withKey();
    const [held] = await suspected(product);
    const statuses = (await Promise.all([release(held?._id), release(held?._id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await totalOf(product, create)).toBe(1);
    expect(await suspected(product)).toEqual([]);
    expectError(await release(held?._id), 404);
  });

  it('is gone for good once it was deleted', async () => {
    await send(product, path, filled(body));
    const [held] = await suspected(product);
    const { status, body: answer } = await remove(held?._id);
    expect([status, answer]).toEqual([200, { message: expect.stringMatching(/deleted/) as string }]);
    expect(await suspected(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(0);
    expectError(await remove(held?._id), 404);
  });
});

describe('a decision about suspected spam', () => {
  const release = (id = '') => product.admin.post(`/contact/${id}/release`);
  const remove = (id = '') => product.admin.delete(`/contact/deletecontact/${id}`);
  const hold = async (name: string): Promise<string> => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name })));
    return (await suspected(product))[0]?._id ?? '';
  };

  it('leaves a line in the audit that names the record and nothing in it', async () => {
    const ids = [await hold('Canary'), await hold('Canary')];
    await release(ids[0]);
    await remove(ids[1]);
    const by = { who: ADMIN.email, entity: 'contact', result: 'done' };
    expect(await audited('released')).toEqual([expect.objectContaining({ ...by, recordId: ids[0] })]);
    expect(await audited('deleted')).toEqual([expect.objectContaining({ ...by, recordId: ids[1] })]);
    const seen = (await audited('viewed')) as { count: number }[];
    expect(seen[0]).toMatchObject(by);
    expect(JSON.stringify([...seen, await audited('released')])).not.toContain('Canary');
  });

  it('keeps of a deleted booking when its parent agreed, as of any other', async () => {
    const consent = { consentVersion: NOTICE_VERSION, consentLanguage: 'ta' };
    const booking = filled(aBooking('shadow-teacher', consent));
    await product.visitor.post('/shadow-teacher/add-booking').send(booking);
    const [held] = await suspected(product);
    await product.admin.delete(`/shadow-teacher/delete-booking/${held?._id ?? ''}`);
    const proofs = await product.connection.collection('consentproofs').find().toArray();
    expect(proofs).toMatchObject([consent]);
  });

  it.each(SUSPECTED_SPAM_CREATES.map((create) => routesOf(create).release))(
    'is a 404 for what is not suspected: %s',
    async (path) => {
      for (const id of ['f'.repeat(24), 'x']) expectError(await product.admin.post(path.replace(':id', id)), 404);
      const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
      const { bookingId } = body as { bookingId: string };
      expectError(await product.admin.post(`/shadow-teacher/release-booking/${bookingId}`), 404);
    },
  );
});
