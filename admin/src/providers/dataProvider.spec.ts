import { ConflictError } from './conflict';
import { dataProvider, FOR_EXPORT, WITH_OUTGOING } from './dataProvider';
import { PartialError } from './partial';

interface Call {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const TOKEN = `x.${encode({ role: 'Admin', exp: Date.now() })}.x`;
const READ = { id: '1', title: 'Calm', description: 'One', updatedAt: '2026-01-01T00:00:00.000Z' };

let calls: Call[] = [];

/** The server: answers each call in turn. */
function answers(...all: { status?: number; json: unknown; total?: number }[]): void {
  calls = [];
  globalThis.fetch = async (path, init) => {
    // Node's Request wants whole addresses.
    const request = new Request(new URL(path as string, 'http://x'), init);
    const form = request.headers.get('content-type')?.startsWith('multipart/') === true;
    const body: unknown = form ? Object.fromEntries(await request.formData()) : await request.text();
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    const { status = 200, json, total = 0 } = all[calls.length - 1] ?? { json: {} };
    return Response.json(json, { status, headers: { 'Content-Range': `x 0-9/${total}` } });
  };
}

const requests = () => calls.map(({ method, url }) => `${method} ${decodeURIComponent(url.replace('http://x', ''))}`);

beforeAll(() => {
  Object.assign(globalThis, { localStorage: { getItem: () => TOKEN } });
});

describe('the data provider', () => {
  it('asks the documented paths, with the token, and opens their envelopes', async () => {
    answers({ json: { data: { courses: [{ _id: '1', title: 'Calm' }] } }, total: 1 });
    const params = { pagination: { page: 2, perPage: 8 }, sort: { field: 'title', order: 'ASC' as const }, filter: {} };
    expect(await dataProvider.getList('courses', params)).toEqual({
      data: [{ _id: '1', id: '1', title: 'Calm' }],
      total: 1,
    });
    expect(requests()).toEqual(['GET /course/getcourses?filter={}&range=[8,15]&sort=["title","ASC"]']);
    expect(calls[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
  });

  it('asks for an empty field where the filter says nobody', async () => {
    answers({ json: [] });
    const params = { pagination: { page: 1, perPage: 8 }, sort: { field: 'createdAt', order: 'ASC' as const } };
    await dataProvider.getList('inbox', { ...params, filter: { assignedStaff: 'nobody', status: 'Approved' } });
    expect(requests()).toEqual([
      'GET /bookings/inbox?filter={"assignedStaff":null,"status":"Approved"}&range=[0,7]&sort=["createdAt","ASC"]',
    ]);
  });

  it('reads one record through its list where there is no route for one', async () => {
    answers({ json: [{ _id: '7', full_name: 'Nimal' }] });
    expect((await dataProvider.getOne('user-list', { id: '7' })).data).toMatchObject({ id: '7' });
    expect(requests()).toEqual(['GET /user/get?filter={"id":"7"}']);
    answers({ json: [] });
    await expect(dataProvider.getOne('user-list', { id: '8' })).rejects.toMatchObject({ status: 404 });
  });

  it('reads a long list page by page, and says that it is for an export', async () => {
    const page = (from: number, size: number) => Array.from({ length: size }, (_, i) => ({ _id: String(from + i) }));
    answers({ json: page(0, 200), total: 201 }, { json: page(200, 1), total: 201 });
    const { data } = await dataProvider.getList('getcontact', {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
      meta: FOR_EXPORT,
    });
    expect(data).toHaveLength(201);
    expect(requests().map((url) => /range=(\[.*?\])/.exec(url)?.[1])).toEqual(['[0,199]', '[200,399]']);
    expect(calls.map(({ headers }) => headers.get('X-Purpose'))).toEqual(['export', 'export']);
  });

  it('sends files as multipart, and leaves out what is empty', async () => {
    answers({ json: { _id: '1' } });
    const data = { tName: 'Nimal', age: 34, qualification: null, profilePicture: new File(['x'], 'face.png') };
    await dataProvider.create('alldetails', { data });
    expect(requests()).toEqual(['POST /category/adddetails']);
    expect(calls[0]?.body).toMatchObject({ tName: 'Nimal', age: '34' });
    expect(calls[0]?.body).not.toHaveProperty('qualification');
  });

  it('sends a new record again under the same key while its answer is lost, and another one under a key of its own', async () => {
    const lost = { status: 502, json: {} };
    answers(lost, { json: { _id: '1' } }, { json: { _id: '2' } }, lost, { json: { _id: '3' } }, { json: { _id: '4' } });
    const profile = (name: string) => ({ tName: 'Nimal', profilePicture: new File(['x'], name, { lastModified: 1 }) });
    for (const data of [{ title: 'Calm' }, { title: 'Calm' }, { title: 'Calm' }]) {
      await dataProvider.create('courses', { data }).catch(() => undefined);
    }
    for (const name of ['face.png', 'face.png', 'other.png']) {
      await dataProvider.create('alldetails', { data: profile(name) }).catch(() => undefined);
    }
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).not.toContain(null);
    expect([keys[0] === keys[1], keys[3] === keys[4], new Set(keys).size]).toEqual([true, true, 4]);
  });

  it('sends a record anew once the one whose answer was lost is deleted', async () => {
    answers({ status: 502, json: {} }, { json: { message: 'Deleted.' } }, { json: { _id: '2' } });
    const data = { title: 'Calm' };
    await dataProvider.create('courses', { data }).catch(() => undefined);
    await dataProvider.delete('courses', { id: '1', previousData: { id: '1' } });
    await dataProvider.create('courses', { data });
    const [first, , again] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(again).not.toBe(first);
  });

  it('adds records over plain http too, where a browser has no randomUUID', async () => {
    const { crypto } = globalThis;
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { getRandomValues } });
    answers({ status: 502, json: {} }, { json: { _id: '1' } });
    for (const data of [{ title: 'Rest' }, { title: 'Rest' }]) {
      await dataProvider.create('courses', { data }).catch(() => undefined);
    }
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto });
    const [first, again] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
  });

  it('empties a field also where a file is sent with it', async () => {
    answers({ json: { _id: '1' } });
    const data = { qualification: null, languages: [], profilePicture: new File(['x'], 'face.png') };
    await dataProvider.update('alldetails', { id: '1', data, previousData: { id: '1', qualification: 'BEd' } });
    expect(requests()).toEqual(['PUT /category/updatedetails/1']);
    expect(calls[0]?.body).toMatchObject({ qualification: '', languages: '' });
  });

  it('deletes and changes a booking of the inbox where its kind is', async () => {
    answers({ json: { message: 'Booking deleted successfully.' } }, { json: { _id: '1' } });
    const previousData = { id: '1', kind: 'readiness-teacher' };
    await dataProvider.delete('inbox', { id: '1', previousData });
    await dataProvider.update('inbox', { id: '1', data: { status: 'Approved' }, previousData });
    expect(requests()).toEqual([
      'DELETE /readiness-teacher/delete-booking/1',
      'PUT /readiness-teacher/update-booking/1',
    ]);
  });
});

describe('an update', () => {
  const change = (data: object, meta?: object) =>
    dataProvider.update('courses', { id: '1', data, previousData: READ, meta });
  const changed = { status: 412, json: { message: 'Changed.' } };

  it('is about the record as it was read', async () => {
    answers({ json: { _id: '1', title: 'Sleep' } });
    await change({ title: 'Sleep' });
    expect(calls[0]?.headers.get('If-Match')).toBe('"2026-01-01T00:00:00.000Z"');
    expect(calls[0]?.body).toBe('{"title":"Sleep"}');
  });

  it('may name an older reading than the last', async () => {
    answers({ json: { _id: '1' } });
    await change({ title: 'Sleep' }, { read: { ...READ, updatedAt: '2025-01-01T00:00:00.000Z' } });
    expect(calls[0]?.headers.get('If-Match')).toBe('"2025-01-01T00:00:00.000Z"');
  });

  it("is kept beside a colleague's change of another field", async () => {
    const now = { ...READ, _id: '1', description: 'Theirs', updatedAt: '2026-01-02T00:00:00.000Z' };
    answers(changed, { json: { data: { courses: [now] } } }, { json: { _id: '1' } });
    await change({ title: 'Sleep' });
    expect(requests()).toEqual([
      'PUT /course/updateCourse/1',
      'GET /course/getcourses?filter={"id":"1"}',
      'PUT /course/updateCourse/1',
    ]);
    expect(calls[2]?.headers.get('If-Match')).toBe('"2026-01-02T00:00:00.000Z"');
    expect(calls[2]?.body).toBe('{"title":"Sleep"}');
  });

  it.each([
    ['is not asked about where it is one’s own, whose answer was lost', 'me@onestep.test', 'Sleep', undefined],
    ['is asked about where a colleague has set the same field', 'meena@onestep.test', 'Rest', ['title', 'status']],
    ['is asked about where one has set the field otherwise oneself', 'me@onestep.test', 'Rest', ['title', 'status']],
  ])('%s', async (_, who, title, conflict) => {
    const now = { ...READ, _id: '1', title, status: 'Approved', updatedAt: '2026-01-02T00:00:00.000Z' };
    const made = { who, fields: ['title', 'status'], to: 'Approved', createdAt: now.updatedAt };
    answers(
      { status: 412, json: { message: 'Changed.', changes: [made] } },
      { json: { data: { courses: [now] } } },
      { json: { user: { _id: 'u1', email: 'me@onestep.test' } } },
    );
    const saved = change({ title: 'Sleep', status: 'Approved' });
    if (conflict) await expect(saved).rejects.toMatchObject({ fields: conflict });
    else expect((await saved).data).toMatchObject({ title: 'Sleep', status: 'Approved' });
    expect(requests().filter((request) => request.startsWith('PUT'))).toHaveLength(1);
  });

  it('asks for the messages about the record only where they are wanted', async () => {
    answers({ json: { _id: '1' } }, { json: { _id: '1' } });
    await change({ title: 'Sleep' });
    await change({ title: 'Sleep' }, WITH_OUTGOING);
    expect(calls.map(({ headers }) => headers.get('Prefer'))).toEqual([null, 'outgoing']);
  });

  it('is asked about where a colleague changed the same field', async () => {
    const now = { ...READ, _id: '1', title: 'Theirs', updatedAt: '2026-01-02T00:00:00.000Z' };
    const theirs = { who: 'meena@onestep.test', fields: ['title'], createdAt: now.updatedAt };
    answers({ ...changed, json: { ...changed.json, changes: [theirs] } }, { json: { data: { courses: [now] } } });
    const error: unknown = await change({ title: 'Sleep' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ fields: ['title'], current: { title: 'Theirs' }, history: [theirs] });
    expect(calls).toHaveLength(2);
  });
});

describe('an export of the selected', () => {
  it('says so to the server, which records it', async () => {
    answers({ json: [{ _id: '1' }] });
    await dataProvider.getMany('inbox', { ids: ['1'], meta: FOR_EXPORT });
    expect(requests()).toEqual(['GET /bookings/inbox?filter={"id":["1"]}']);
    expect(calls[0]?.headers.get('X-Purpose')).toBe('export');
  });
});

describe('a bulk action', () => {
  const records = [READ, { ...READ, id: '2' }];

  it('sends the version of each record', async () => {
    answers({ json: { _id: '1' } }, { json: { _id: '2' } });
    await dataProvider.updateMany('courses', { ids: ['1', '2'], data: { title: 'Sleep' }, meta: { records } });
    expect(requests()).toEqual(['PUT /course/updateCourse/1', 'PUT /course/updateCourse/2']);
    expect(calls.every(({ headers }) => headers.has('If-Match'))).toBe(true);
  });

  it('does what it can, and tells what failed', async () => {
    answers({ status: 404, json: { message: 'This record is not here.' } }, { json: { message: 'Deleted.' } });
    const deletion = dataProvider.deleteMany('courses', { ids: ['1', '2'], meta: { records } });
    const error: unknown = await deletion.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PartialError);
    expect(error).toMatchObject({ done: [{ id: '2' }], failed: ['1'], reasons: [{ status: 404 }] });
  });
});
