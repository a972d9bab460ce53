import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Response, Test } from 'supertest';
import { STORE, type Store } from '../src/database/index.js';
import { aBooking, aCourse, aMessage } from './factories/index.js';
import { launch, type Launched } from './support/launch.js';
import { addTeacherProfile } from './support/teacher-profiles.js';
import { ADMIN, type Product, SECRET, startProduct, theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { anApplicant, login, register } from './support/registration.js';
import { type TcpProxy, tcpProxyTo } from './support/tcp-proxy.js';
import { signed } from './support/tokens.js';

/** The driver looks for a store for two seconds; the rest is for a busy machine. */
const TIMEOUT_MS = 4000;
const LONG_MS = 20_000;
const now = Math.floor(Date.now() / 1000);
const TOKEN = signed({ sub: 'a'.repeat(24), role: 'Admin', sid: 'A'.repeat(22), iat: now, exp: now + 3600 });

/** One call of every sort there is. */
const CALLS: readonly (readonly [string, (product: Product) => Test])[] = [
  ['the courses', ({ visitor }) => visitor.get('/course/getcourses')],
  ['the teacher details', ({ visitor }) => visitor.get('/category/alldetails')],
  ['one detail', ({ visitor }) => visitor.get(`/category/details/${'a'.repeat(24)}`)],
  ['the staff of a service', ({ visitor }) => visitor.get('/category/counselingdetails?service=Student+counseling')],
  ['a picture', ({ visitor }) => visitor.get('/uploads/x.webp')],
  ['a message', ({ visitor }) => visitor.post('/contact/addcontact').send(aMessage())],
  [
    'a booking with a key',
    ({ visitor }) =>
      visitor.post('/shadow-teacher/add-booking').set('Idempotency-Key', 'x').send(aBooking('shadow-teacher')),
  ],
  ['a registration', (product) => register(product)],
  ['a login', (product) => login(product, 'a@b.lk', 'a password')],
  ['an administrator’s list', (product) => product.as(TOKEN).get('/user/get')],
  ['an administrator’s change', (product) => product.as(TOKEN).post('/course/addCourse').send(aCourse())],
  ['the courses with a token', (product) => product.as(TOKEN).get('/course/getcourses')],
  ['a picture for the store', (product) => addTeacherProfile({ ...product, admin: product.as(TOKEN) })],
  ['readiness', ({ visitor }) => visitor.get('/health/ready')],
];

const NAMES = CALLS.map(([name]) => name);

interface Timed {
  readonly answer: Response;
  readonly tookMs: number;
}

async function timed(call: Test): Promise<Timed> {
  const start = performance.now();
  return { answer: await call, tookMs: performance.now() - start };
}

/** All calls at once: each waits for the driver, which looks for the store. */
async function answersWhileAway(product: Product): Promise<ReadonlyMap<string, Timed>> {
  return new Map(await Promise.all(CALLS.map(async ([name, call]) => [name, await timed(call(product))] as const)));
}

function expectAway(timed: Timed | undefined): void {
  expect(timed?.tookMs).toBeLessThan(TIMEOUT_MS);
  if (!timed) return;
  expectError(timed.answer, 503);
  expect(Number(timed.answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe('a product that starts while its store is away', () => {
  const product = theAwayProduct();
  let answers: ReadonlyMap<string, Timed>;
  beforeAll(async () => (answers = await answersWhileAway(product())), LONG_MS);

  it('answers /health/live', async () => {
    const { status, body } = await product().visitor.get('/health/live');
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it.each(NAMES)('answers %s with 503, soon, and says when to come again', (name) => expectAway(answers.get(name)));

  it('still refuses bad requests without the database', async () => {
    const { visitor } = product();
    expectError(await visitor.get('/user/get'), 401);
    expect((await visitor.post('/contact/addcontact').send({})).status).toBe(400);
    expectError(await visitor.post('/contact/addcontact').type('text/plain').send('x'), 415);
  });
});

/** What the test needs of the driver's insides. */
interface Driver {
  readonly topology: {
    readonly s: { readonly servers: ReadonlyMap<string, { monitor: { connection: { socket: Socket } } }> };
  };
}

describe('where the store goes away and comes back', () => {
  const store = theProduct();
  let relay: TcpProxy;
  beforeEach(async () => {
    relay = await tcpProxyTo(store.app.get<Store>(STORE).uri);
  });
  afterEach(() => relay.close());

  describe('while a product runs', () => {
    let product: Product;
    beforeEach(async () => {
      product = await startProduct({ MONGODB_URI: relay.uri });
    }, 60_000);
    afterEach(() => product.close());

    it('everything is answered with 503, soon, and as before afterwards; the product is alive meanwhile', async () => {
      relay.cut();
      const answers = await answersWhileAway(product);
      expect([...answers.keys()]).toEqual(NAMES);
      for (const answer of answers.values()) expectAway(answer);
      const { visitor } = product;
      expect((await visitor.get('/health/live')).status).toBe(200);
      relay.mend();
      expect((await visitor.post('/contact/addcontact').send(aMessage())).status).toBe(201);
      expect((await visitor.get('/category/alldetails')).status).toBe(200);
      expect((await visitor.get('/health/ready')).status).toBe(200);
    });

    it('the product opens its connection anew where its driver waits for ever for an answer', async () => {
      const client = product.connection.getClient();
      const { cv } = await anApplicant(product);
      const [server] = (client as unknown as Driver).topology.s.servers.values();
      // Closed by the other side at the moment of a heartbeat: the driver still writes to it.
      await new Promise<void>((resolve) =>
        client.once('serverHeartbeatStarted', () => {
          server?.monitor.connection.socket.destroy();
          resolve();
        }),
      );
      relay.cut();
      expectAway(await timed(product.visitor.get('/health/ready')));
      const found = once(product.connection, 'open');
      relay.mend();
      await found;
      expect(product.connection.getClient()).not.toBe(client);
      expect((await product.visitor.get('/category/alldetails')).status).toBe(200);
      expect((await product.visitor.post('/contact/addcontact').send(aMessage())).status).toBe(201);
      expect((await product.admin.get(`/file/${cv}`)).status).toBe(200);
      expect((await product.visitor.get('/health/ready')).status).toBe(200);
    }, 30_000);
  });

  describe('a program that was started too early', () => {
    let folder: string;
    let started: Launched;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'one-step-early-'));
    });
    afterEach(async () => {
      started.child.kill('SIGKILL');
      await started.ended;
      await rm(folder, { recursive: true, force: true });
    });
    /** Begins without its store, which is there when this is done. @returns what it had printed by then */
    const startBefore = async (settings: Readonly<Record<string, string>> = {}): Promise<string> => {
      relay.cut();
      const given = { DATA_DIR: folder, MONGODB_URI: relay.uri, JWT_SECRET: SECRET, ...settings };
      started = launch('backend/dist/bundle/main.js', given);
      const shown = await started.ready;
      expect(shown).not.toContain('Password (shown');
      relay.mend();
      return shown;
    };

    it('finds its store by itself, and shows the first login when it is made', async () => {
      const users = store.connection.collection('users');
      const administrators = await users.find().toArray();
      await users.deleteMany({});
      const url = /http:\/\/localhost:\d+/.exec(await startBefore())?.[0] ?? '';
      expect(await started.printed(/Password \(shown only this once\): \S{16}/)).toContain('admin@onestep.local');
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      await users.deleteMany({});
      await users.insertMany(administrators);
    }, 30_000);

    it('ends with the sentence that a start with the database would have ended with', async () => {
      const { email } = await anApplicant(store);
      await startBefore({ ADMIN_EMAIL: email, ADMIN_PASSWORD: ADMIN.password });
      const { code, output } = await started.ended;
      expect([code, output]).toEqual([1, expect.stringContaining("ADMIN_EMAIL is an applicant's address") as string]);
    }, 30_000);
  });
});

function theAwayProduct(): () => Product {
  let started: Product | undefined;
  beforeAll(async () => {
    started = await startProduct({ MONGODB_URI: 'mongodb://127.0.0.1:1/one-step' });
  }, 60_000);
  afterAll(() => started?.close());
  return () => {
    if (started === undefined) throw new Error('The product runs only while tests do.');
    return started;
  };
}
