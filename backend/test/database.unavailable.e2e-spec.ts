import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STORE, type Store } from '../src/database/index.js';
import { aBooking, aMessage } from './factories/index.js';
import { launch, type Launched } from './support/launch.js';
import { ADMIN, type Product, SECRET, startProduct, theProduct } from './support/product.js';
import { anApplicant, login } from './support/registration.js';
import { type TcpProxy, tcpProxyTo } from './support/tcp-proxy.js';
import { answersWhileAway, CALLS, expectAway, LONG_MS, NAMES, timed, TIMEOUT_MS } from './support/away.js';

/** Of a store that is there and does not answer: five seconds, and a busy machine. */
const LONGEST_MS = 6500;
const CUTS = 12;
const FORMS_BETWEEN = 5;

function letter(n: number): string {
  return String.fromCharCode(65 + (Math.floor(n) % 26));
}

interface Line {
  readonly socket: Socket;
}
/** What the test needs of the driver's insides. */
interface Driver {
  readonly topology: {
    readonly s: {
      readonly servers: ReadonlyMap<
        string,
        { readonly monitor: { readonly connection: Line }; readonly pool: { readonly checkedOut: ReadonlySet<Line> } }
      >;
    };
  };
}

function serverOf({ connection }: Product) {
  const [server] = (connection.getClient() as unknown as Driver).topology.s.servers.values();
  if (!server) throw new Error('The driver knows no server.');
  return server;
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
    afterEach(async () => {
      // Also where a test failed before it did.
      relay.thaw();
      relay.mend();
      await product.close();
    });

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

    it('every one of many forms is refused as soon as a single one', async () => {
      relay.cut();
      const send = () => timed(product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher')));
      const answers = await Promise.all(Array.from({ length: 60 }, send));
      for (const answer of answers) expectAway(answer);
    });

    /** Of the next command: the moment between "destroyed" and "closed", in which what is written never arrives. */
    const loseNextSocket = (): void => {
      product.connection.getClient().once('connectionCheckedOut', () => {
        for (const { socket } of serverOf(product).pool.checkedOut) socket.destroy();
      });
    };

    it('a driver whose heartbeat goes nowhere finds the store again', async () => {
      const client = product.connection.getClient();
      // Closed by the other side at the moment of a heartbeat: the driver still writes to it.
      await new Promise<void>((resolve) =>
        client.once('serverHeartbeatStarted', () => {
          serverOf(product).monitor.connection.socket.destroy();
          resolve();
        }),
      );
      relay.cut();
      expectAway(await timed(product.visitor.get('/health/ready')));
      const found = once(client, 'serverHeartbeatSucceeded', { signal: AbortSignal.timeout(LONG_MS) });
      relay.mend();
      await found;
      expect((await product.visitor.get('/category/alldetails')).status).toBe(200);
      expect((await product.visitor.post('/contact/addcontact').send(aMessage())).status).toBe(201);
      expect((await product.visitor.get('/health/ready')).status).toBe(200);
    }, 30_000);

    it('everything is answered, soon, though its connection is closed while it is asked', async () => {
      for (const [name, call] of CALLS) {
        loseNextSocket();
        const { answer, tookMs } = await timed(call(product));
        expect([name, answer.status]).not.toEqual([name, 500]);
        expect(tookMs).toBeLessThan(TIMEOUT_MS);
      }
      expect((await product.visitor.get('/health/ready')).status).toBe(200);
    }, 60_000);

    it('a form is stored though the connection of its record is closed while it is written', async () => {
      const sent = aBooking('shadow-teacher');
      const send = () => product.visitor.post('/shadow-teacher/add-booking').set('Idempotency-Key', 'cut').send(sent);
      loseNextSocket();
      const { answer, tookMs } = await timed(send());
      expect(answer.status).toBe(201);
      expect(tookMs).toBeLessThan(TIMEOUT_MS);
      expect((await send()).body).toEqual(answer.body);
    });

    it('one command whose answer does not come ends in time, and holds up nobody else', async () => {
      // What the earlier forms still send must not take the connection that is stopped.
      product.connection.getClient().once('connectionCheckedOut', () => {
        for (const { socket } of serverOf(product).pool.checkedOut) socket.pause();
      });
      const slow = timed(product.visitor.get('/category/alldetails').query({ sort: '["tName","ASC"]' }));
      const state = { isOver: false };
      const ended = slow.finally(() => (state.isOver = true));
      while (!state.isOver) {
        for (const [name, call] of CALLS.slice(0, 8)) {
          const { answer, tookMs } = await timed(call(product));
          expect([name, answer.status >= 500]).toEqual([name, false]);
          expect(tookMs).toBeLessThan(TIMEOUT_MS);
        }
      }
      const { answer, tookMs } = await ended;
      expect([200, 503]).toContain(answer.status);
      expect(tookMs).toBeGreaterThan(2000);
      expect(tookMs).toBeLessThan(LONGEST_MS);
    }, 60_000);

    it('every form is answered while connections are cut over and over, and is there once', async () => {
      const [statuses, ids] = [new Set<number>(), new Map<string, string>()];
      let answered = 0;
      const family = async (n: number): Promise<void> => {
        for (let form = 0; answered < CUTS * FORMS_BETWEEN; form += 1) {
          const childName = `Child ${letter(n)} ${letter(form / 26)}${letter(form)}`;
          const sent = aBooking('shadow-teacher', { childName });
          const send = product.visitor.post('/shadow-teacher/add-booking').set('Idempotency-Key', childName).send(sent);
          const { status, body } = await send.timeout(LONGEST_MS);
          statuses.add(status);
          if (status === 201) ids.set(childName, (body as { bookingId: string }).bookingId);
          answered += 1;
          if (answered % FORMS_BETWEEN === 0) relay.snap();
        }
      };
      await Promise.all(Array.from({ length: 16 }, (_, n) => family(n)));
      expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect(ids.size).toBeGreaterThan(CUTS);
      const stored = store.connection.collection<{ childName: string }>('bookings');
      const found = await stored.find({ childName: { $in: [...ids.keys()] } }).toArray();
      expect(found.map(({ _id, childName }) => [childName, String(_id)]).sort()).toEqual([...ids].sort());
    }, 60_000);

    it('nothing is refused where all stands still for two seconds, as on a busy machine', async () => {
      relay.freeze();
      const asked = [
        product.visitor.post('/contact/addcontact').send(aMessage()),
        product.visitor.get('/category/alldetails'),
        login(product, ADMIN.email, ADMIN.password),
      ].map((call) => call.then(({ status }) => status));
      await pause(2300);
      relay.thaw();
      expect(await Promise.all(asked)).toEqual([201, 200, 200]);
    });

    it('all is answered with 503 within five seconds where the store says nothing, and as before afterwards', async () => {
      relay.freeze();
      const answers = await answersWhileAway(product);
      for (const answer of answers.values()) expectAway(answer, LONGEST_MS);
      relay.thaw();
      expect((await product.visitor.post('/contact/addcontact').send(aMessage())).status).toBe(201);
      expect((await product.visitor.get('/category/alldetails')).status).toBe(200);
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

    it('takes nothing where its indexes cannot be made, and says which', async () => {
      const uri = new URL(relay.uri);
      uri.pathname = '/with-another-index';
      const bookings = store.connection.getClient().db('with-another-index').collection('bookings');
      await bookings.createIndexes([{ key: { reference: 1 }, name: 'reference_1' }]);
      const url = /http:\/\/localhost:\d+/.exec(await startBefore({ MONGODB_URI: uri.href }))?.[0] ?? '';
      expect(await started.printed(/indexes of bookings cannot be made[^"]*/)).toMatch(/: 85 .*reference_1/);
      const send = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(aMessage()),
      };
      expect((await fetch(`${url}/contact/addcontact`, send)).status).toBe(503);
      expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    }, 30_000);

    it('ends with the sentence that a start with the database would have ended with', async () => {
      const { email } = await anApplicant(store);
      await startBefore({ ADMIN_EMAIL: email, ADMIN_PASSWORD: ADMIN.password });
      const { code, output } = await started.ended;
      expect([code, output]).toEqual([1, expect.stringContaining("ADMIN_EMAIL is an applicant's address") as string]);
    }, 30_000);
  });
});
