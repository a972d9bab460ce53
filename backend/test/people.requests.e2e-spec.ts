import { Erasures } from '../src/people/index.js';
import { aBooking } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { aFamily, thePerson } from './support/family.js';
import { byRule, redate } from './support/old-records.js';
import { ADMIN, theProduct } from './support/product.js';

const product = theProduct();

interface Line {
  readonly _id: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

describe('what somebody asks of us about their data', () => {
  const ask = (id: string, body: object) => product.admin.post(`/people/${id}/data-requests`).send(body);
  const close = (id: string, body: object) => product.admin.post(`/data-requests/${id}/close`).send(body);
  const register = async (filter: object = {}) =>
    (await product.admin.get('/data-requests').query({ filter: JSON.stringify(filter) })).body as Line[];
  const asked = async (kind: string, more: object = {}): Promise<{ person: string; line: Line }> => {
    await aFamily(product);
    const { _id: person } = await thePerson(product);
    return { person, line: (await ask(person, { kind, ...more })).body as Line };
  };
  const today = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);

  it('is in the register with its due date, and on the page about the person', async () => {
    const { person, line } = await asked('access', { receivedAt: '2026-11-16' });
    expect(line).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      reference: expect.stringMatching(/^OS-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
      kind: 'access',
      status: 'open',
      receivedAt: '2026-11-16T00:00:00.000Z',
      dueOn: '2026-12-16',
      recordedBy: ADMIN.email,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    const [row] = await register();
    expect(row).toEqual({
      ...line,
      person: expect.objectContaining({ name: expect.stringMatching(/Malini|Perera/) as string }) as object,
    });
    expect((await product.admin.get(`/people/${person}`)).body).toMatchObject({ dataRequests: [line] });
    expect(await register({ q: line['reference'] })).toHaveLength(1);
    expect(await register({ kind: 'erasure' })).toEqual([]);
  });

  it('is on the page of the family that theirs was added to', async () => {
    const [one, other] = ['Perera', 'Silva'].map((name) => ({ name, contacts: [{ name, language: 'en' }] }));
    const made = async (family?: object) =>
      ((await product.admin.post('/families').send(family)).body as { _id: string })._id;
    const [into, added] = [await made(one), await made(other)];
    const { _id } = (await ask(added, { kind: 'access' })).body as Line;
    await product.admin.post(`/families/${into}/merge`).send({ other: added });
    expect((await product.admin.get(`/people/${into}`)).body).toMatchObject({ dataRequests: [{ _id }] });
    expect(await register()).toMatchObject([{ _id, person: { name: 'Perera' } }]);
  });

  it.each(['of its own', 'of a family that was added to it'])(
    'stays with the family that asked where a record %s is given to another one',
    async (which) => {
      const family = async (name: string) => {
        const sent = { name, contacts: [{ name, language: 'en' }] };
        return ((await product.admin.post('/families').send(sent)).body as { _id: string })._id;
      };
      const first = await aFamily(product);
      const { _id } = (await ask(first, { kind: 'objection' })).body as Line;
      const [asker, other] = [which === 'of its own' ? first : await family('Perera'), await family('Silva')];
      if (asker !== first) await product.admin.post(`/families/${asker}/merge`).send({ other: first });
      const { records } = (await product.admin.get(`/families/${asker}`)).body as {
        records: { entity: string; id: string }[];
      };
      const moved = records.filter(({ entity }) => entity !== 'contact').map(({ entity, id }) => ({ entity, id }));
      const change = async (id: string, body: object) =>
        expect((await product.admin.post(`/families/${id}/records`).send(body)).status).toBe(200);
      await change(asker, { remove: moved });
      await change(other, { add: moved });
      const shown = async (id: string) =>
        ((await product.admin.get(`/people/${id}`)).body as { dataRequests: Line[] }).dataRequests;
      expect(await shown(other)).toEqual([]);
      expect(await shown(asker)).toMatchObject([{ _id }]);
      const body = { records: moved.map(({ id }) => id) };
      expect((await product.admin.post(`/people/${other}/withdraw`).send(body)).status).toBe(200);
      expect(await register()).toMatchObject([{ _id, status: 'open', person: { _id: asker } }]);
    },
  );

  it('stays with the record that asked, whichever family it is given to', async () => {
    const booking = aBooking('shadow-teacher', { parentName: 'Malini', parentPhone: '0777654321' });
    const { bookingId: id } = (await product.visitor.post('/shadow-teacher/add-booking').send(booking)).body as {
      bookingId: string;
    };
    const { _id } = (await ask(id, { kind: 'access' })).body as Line;
    const contacts = [{ name: 'Silva', language: 'en' }];
    const { _id: family } = (await product.admin.post('/families').send({ name: 'Silva', contacts })).body as Line;
    const records = [{ entity: 'booking', id }];
    await product.admin.post(`/families/${family}/records`).send({ add: records });
    expect(await register()).toMatchObject([{ _id, person: { _id: family } }]);
    await product.admin.post(`/families/${family}/records`).send({ remove: records });
    expect(await register()).toMatchObject([{ _id, person: { _id: id } }]);
  });

  it('is in the register once where it is sent again because the first answer was lost', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const send = async () => (await ask(_id, { kind: 'access' }).set('Idempotency-Key', 'again')).body as Line;
    const first = await send();
    expect(await send()).toEqual(first);
    expect(await register()).toMatchObject([{ _id: first._id }]);
  });

  it('was received today, where no day is given', async () => {
    const { line } = await asked('objection');
    expect(line['receivedAt']).toBe(`${today()}T00:00:00.000Z`);
  });

  it.each([
    ['nothing', {}, 'kind'],
    ['another kind', { kind: 'money' }, 'kind'],
    ['a day that is none', { kind: 'access', receivedAt: 'soon' }, 'receivedAt'],
    ['a day to come', { kind: 'access', receivedAt: '2099-01-01' }, 'receivedAt'],
  ])('is not %s', async (_what, body, field) => {
    await aFamily(product);
    const { status, body: error } = await ask((await thePerson(product))._id, body);
    expect([status, error]).toMatchObject([400, { errors: { [field]: expect.any(String) as string } }]);
    expect(await register()).toEqual([]);
  });

  it.each([
    ['correction', 'corrected', (id: string) => product.admin.put(`/people/${id}`).send({ name: 'Malini Silva' })],
    ['withdrawal', 'withdrawn', (id: string) => product.admin.post(`/people/${id}/withdraw`)],
    ['objection', 'withdrawn', (id: string) => product.admin.post(`/people/${id}/withdraw`)],
  ])('is closed, where it was %s, once they are %s', async (kind, how, act) => {
    const { person, line } = await asked(kind);
    const other = (await ask(person, { kind: 'erasure' })).body as Line;
    expect((await act(person)).status).toBe(200);
    const rows = await register();
    expect(rows.find(({ _id }) => _id === line._id)).toMatchObject({ status: 'done', how, closedBy: ADMIN.email });
    expect(rows.find(({ _id }) => _id === other._id)).toMatchObject({ status: 'open' });
  });

  it('is not closed by a correction that corrects nothing', async () => {
    const { person } = await asked('correction');
    const { phone, email } = await thePerson(product);
    for (const sent of [{}, { phone, email }])
      expect((await product.admin.put(`/people/${person}`).send(sent)).status).toBe(200);
    expect(await register()).toMatchObject([{ status: 'open' }]);
  });

  it('is closed where only the contact of a family is left to correct', async () => {
    const contacts = [{ name: 'Malini Perera', phone: '0771234567', language: 'en' }];
    const { body } = await product.admin.post('/families').send({ name: 'Perera', contacts });
    const { _id } = body as { _id: string };
    await ask(_id, { kind: 'correction' });
    expect((await product.admin.put(`/people/${_id}`).send({ phone: '0777654321' })).status).toBe(200);
    expect(await register()).toMatchObject([{ status: 'done', how: 'corrected' }]);
  });

  it('is not closed by a copy: whether it was handed over is said by hand', async () => {
    const { person, line } = await asked('access');
    for (const answer of [
      await product.admin.get(`/people/${person}/export`),
      await product.admin.post(`/people/${person}/export`).send({}),
    ]) {
      expect(answer.status).toBe(200);
    }
    expect(await register({ id: line._id })).toMatchObject([{ status: 'open', updatedAt: line['updatedAt'] }]);
  });

  it('stays open where only some of the records are erased, and is closed with the last of them', async () => {
    const { person, line } = await asked('erasure');
    const { body } = await product.admin.get(`/people/${person}`);
    const ids = (body as { records: { _id: string }[] }).records.map(({ _id }) => _id);
    const [gone = '', last = '', ...rest] = ids;
    const erase = (records: string[]) =>
      product.admin.post(`/people/${person}/erase`).send({ reason: 'Asked for by phone.', records });
    await erase(rest);
    // Deleted on its own page: nothing of it is left to be erased.
    expect((await product.admin.delete(`/contact/deletecontact/${gone}`)).status).toBe(200);
    expect(await register({ id: line._id })).toMatchObject([{ status: 'open', person: { _id: person } }]);
    await erase([last]);
    const [closed] = await register({ id: line._id });
    expect(closed).toMatchObject({ status: 'done', how: 'erased' });
    expect(closed).not.toHaveProperty('person');
  });

  it('is closed by an erasure, and then leads to nobody', async () => {
    const { person, line } = await asked('erasure');
    const earlier = (await ask(person, { kind: 'access' })).body as Line;
    await close(earlier._id, { status: 'refused', sentence: 'Malini Perera was not at home.' });
    await product.admin.post(`/people/${person}/erase`).send({ reason: 'Asked for by phone.' });
    expect(await register({ id: line._id })).toEqual([
      {
        ...line,
        status: 'done',
        how: 'erased',
        closedAt: expect.any(String) as string,
        closedBy: ADMIN.email,
        updatedAt: expect.any(String) as string,
      },
    ]);
    const [{ sentence, person: known, status } = earlier] = await register({ id: earlier._id });
    expect([status, sentence, known]).toEqual(['refused', undefined, undefined]);
    const stored = await product.connection.collection('datarequests').find().toArray();
    expect(stored.map(({ records }) => records as unknown)).toEqual([[], []]);
  });

  it('stays closed where a restored backup brings it back', async () => {
    const { person } = await asked('erasure');
    const requests = product.connection.collection('datarequests');
    const before = await requests.find().toArray();
    await product.admin.post(`/people/${person}/erase`).send({ reason: 'Asked for by phone.' });
    await requests.deleteMany({});
    await requests.insertMany(before);
    await product.app.get(Erasures).eraseAgain();
    expect(await requests.find().toArray()).toMatchObject([{ status: 'done', how: 'erased', records: [] }]);
  });

  it('is closed by hand with a sentence, once', async () => {
    const { line } = await asked('access');
    for (const body of [{}, { status: 'done' }, { status: 'open', sentence: 'x' }, { status: 'done', sentence: ' ' }]) {
      expect((await close(line._id, body)).status).toBe(400);
    }
    const { status, body } = await close(line._id, { status: 'done', sentence: 'A copy went by post.' });
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'done',
        sentence: 'A copy went by post.',
        closedBy: ADMIN.email,
        closedAt: expect.any(String) as string,
      },
    ]);
    expectError(await close(line._id, { status: 'refused', sentence: 'No.' }), 409);
    expect(await register()).toMatchObject([{ status: 'done', sentence: 'A copy went by post.' }]);
    const filter = JSON.stringify({ entity: 'data-request', recordId: line._id, action: 'updated' });
    const { body: events } = await product.admin.get('/audit').query({ filter });
    expect(events).toMatchObject([{ from: 'open', to: 'done', who: ADMIN.email }]);
    expect(JSON.stringify(events)).not.toContain('post');
  });

  it('is handed out with the rest, without the names of colleagues', async () => {
    const { person } = await asked('access');
    const { body } = await product.admin.get(`/people/${person}/export`);
    expect(body).toMatchObject({ dataRequests: [{ kind: 'access', status: 'open' }] });
    expect(JSON.stringify(body)).not.toContain(ADMIN.email);
  });

  it('is counted: open, due soon and late', async () => {
    const { line } = await asked('access');
    const figures = async () => (await product.admin.get('/dashboard/figures')).body as { dataRequests: object };
    expect((await figures()).dataRequests).toEqual({ open: 1, soon: 0, late: 0 });
    const daysAgo = (days: number) => ({ receivedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) });
    await redate(product, 'datarequests', line._id, daysAgo(60));
    expect((await figures()).dataRequests).toEqual({ open: 1, soon: 0, late: 1 });
    await close(line._id, { status: 'refused', sentence: 'It was about somebody else.' });
    expect((await figures()).dataRequests).toEqual({ open: 0, soon: 0, late: 0 });
  });

  it('goes six years later', async () => {
    const { line } = await asked('access');
    await redate(product, 'datarequests', line._id, { receivedAt: new Date('2020-11-22') });
    expect(await byRule(product, '2026-11-21', 'due')).toEqual({});
    expect(await byRule(product, '2026-11-22', 'remove')).toEqual({ 'requests about their data': 1 });
    expect(await register()).toEqual([]);
  });

  answers404ForUnknownIds((id) => ask(id, { kind: 'access' }));
  answers404ForUnknownIds((id) => close(id, { status: 'done', sentence: 'x' }));
});
