import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { STORE, type Store } from '../src/database/index.js';
import { Shutdown } from '../src/http/index.js';
import { aBooking, aCourse, aCv, aMessage, aPdf, aRegistration } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { expectRawError } from './support/errors.js';
import { FORM_TYPE, formBody } from './support/form.js';
import { postFrom } from './support/from-address.js';
import { ADMIN, type Product, startProduct, theProduct } from './support/product.js';
import { type RawAnswer, sendRaw } from './support/raw.js';
import { login, register } from './support/registration.js';

const TOKEN = 'a token for metrics, for tests only';

const MEGABYTE = 1024 * 1024;

const LONG_MS = 60_000;

describe('with the usual settings', () => {
  const product = theProduct();

  describe('a product under concurrent load', () => {
    const sockets: Socket[] = [];
    const accepted: Socket[] = [];
    beforeAll(() => product.app.getHttpServer().on('connection', (socket) => accepted.push(socket)));
    const hangUp = (): void => sockets.splice(0).forEach((socket) => socket.destroy());
    afterEach(() => {
      hangUp();
      product.app.get(Shutdown).hasBegun = false;
    });
    /** Room is there again once the server has noticed that the others hung up. */
    const onceThereIsRoom = async (send: () => Promise<RawAnswer>): Promise<number> => {
      let status = 503;
      while (status === 503) ({ status } = await send());
      return status;
    };

    /** Resolves once the server has read everything that was sent on these lines. */
    const onceRead = async (lines: readonly Socket[]): Promise<void> => {
      const isRead = (line: Socket): boolean =>
        accepted.some(({ remotePort, bytesRead }) => remotePort === line.localPort && bytesRead === line.bytesWritten);
      while (!lines.every(isRead)) await new Promise(setImmediate);
    };

    /** Sends the head of a form and the beginning of its body, and leaves out the rest. */
    async function beginForm(from: string, path: string, announced: number, start: Buffer | string): Promise<Socket> {
      const { hostname, port } = new URL(product.url);
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      sockets.push(socket.on('error', () => socket.destroy()));
      const type = path === '/user/create' ? FORM_TYPE : 'application/json';
      await once(socket, 'connect');
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${announced}\r\n\r\n`);
      await new Promise((resolve) => socket.write(start, resolve));
      return socket;
    }
    const upload = (from: string, email: string): Promise<RawAnswer> => {
      const body = formBody(aRegistration({ email }), aCv({ content: aPdf('x'.repeat(4 * MEGABYTE)) }));
      const headers = { 'Content-Type': FORM_TYPE, 'Content-Length': String(body.length) };
      return sendRaw(product.url, { method: 'POST', path: '/user/create', headers, body, from });
    };
    const book = (from: string) => postFrom(product, from, '/shadow-teacher/add-booking', aBooking('shadow-teacher'));
    const statusOf = async (answer: PromiseLike<{ readonly status: number }>): Promise<number> => (await answer).status;

    it.each([
      ['256 MB for an upload', '/user/create', 256],
      ['an upload that is not too large', '/user/create', 4],
      ['256 MB for a message', '/contact/addcontact', 256],
    ])('takes forms, logins and CVs while 80 slow lines each announce %s', async (_, path, megabytes) => {
      for (let n = 0; n < 80; n += 1) await beginForm('127.0.0.1', path, megabytes * MEGABYTE, '--');
      const { visitor } = product;
      expect(await statusOf(visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher')))).toBe(201);
      expect(await statusOf(visitor.post('/user/login').send(ADMIN))).toBe(200);
      expect(await statusOf(visitor.post('/contact/addcontact').send(aMessage()))).toBe(201);
      expect(await statusOf(register(product))).toBe(201);
    });

    it(
      'refuses uploads of an address that holds 32 MB of them, and neither its forms nor anybody else',
      async () => {
        const [from, elsewhere] = ['127.0.21.1', '127.0.21.2'];
        const whole = formBody(aRegistration(), aCv({ content: aPdf('x'.repeat(4 * MEGABYTE)) }));
        const beginUpload = () => beginForm(from, '/user/create', whole.length, whole.subarray(0, -100));
        await onceRead(await Promise.all(Array.from({ length: 8 }, beginUpload)));
        const refused = await upload(from, 'two@example.org');
        expectRawError(refused, 503);
        expect(refused.headers['retry-after']).toMatch(/^\d+$/);
        expect((await book(from)).status).toBe(201);
        expect((await upload(elsewhere, 'three@example.org')).status).toBe(201);
        hangUp();
        expect(await onceThereIsRoom(() => upload(from, 'four@example.org'))).toBe(201);
      },
      LONG_MS,
    );

    it(
      'refuses the 129th form that is arriving from one address, and nobody else',
      async () => {
        for (let n = 0; n < 128; n += 1) await beginForm('127.0.22.1', '/contact/addcontact', 100, '{');
        const refused = await book('127.0.22.1');
        expectRawError(refused, 503);
        expect(refused.headers['retry-after']).toMatch(/^\d+$/);
        expect(refused.headers['x-content-type-options']).toBe('nosniff');
        expect((await sendRaw(product.url, { path: '/services', from: '127.0.22.1' })).status).toBe(200);
        expect((await book('127.0.22.2')).status).toBe(201);
        hangUp();
        expect(await onceThereIsRoom(() => book('127.0.22.1'))).toBe(201);
      },
      LONG_MS,
    );

    it(
      'says that it runs while forms of many addresses arrive and never end',
      async () => {
        for (let n = 0; n < 1024; n += 1) await beginForm(`127.0.23.${1 + (n >> 7)}`, '/contact/addcontact', 100, '{');
        expect((await book('127.0.24.1')).status).toBe(503);
        expect((await sendRaw(product.url, { path: '/health/ready', from: '127.0.24.1' })).status).toBe(200);
        expect((await sendRaw(product.url, { path: '/services', from: '127.0.24.1' })).status).toBe(200);
      },
      LONG_MS,
    );

    it('closes silent connections beyond an eighth of all, and answers others', async () => {
      const server = product.app.getHttpServer();
      const { maxConnections } = server;
      server.maxConnections = 80;
      const { hostname, port } = new URL(product.url);
      const open = async (): Promise<Socket> => {
        const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.25.1' });
        sockets.push(socket.on('error', () => socket.destroy()));
        await once(socket, 'connect');
        return socket;
      };
      for (let n = 0; n < 10; n += 1) await open();
      await once(await open(), 'close');
      expect((await sendRaw(product.url, { path: '/health/ready', from: '127.0.25.2' })).status).toBe(200);
      expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(10);
      server.maxConnections = maxConnections;
    });

    it(
      'takes two hundred bookings of one moment from one address, as a school sends them',
      async () => {
        const answers = await Promise.all(Array.from({ length: 200 }, () => book('127.0.23.1')));
        expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
        const { headers } = await product.admin.get('/shadow-teacher/view-booking').query({ range: '[0,0]' });
        expect(headers['content-range']).toBe('shadow-teacher 0-0/200');
      },
      LONG_MS,
    );

    it('ends its connections once it was asked to stop, and still answers', async () => {
      product.app.get(Shutdown).hasBegun = true;
      const { status, headers } = await sendRaw(product.url, { path: '/course/getcourses' });
      expect({ status, connection: headers['connection'] }).toEqual({ status: 200, connection: 'close' });
      expect((await sendRaw(product.url, { path: '/health/ready' })).status).toBe(503);
    });
  });

  const COURSES = '/course/getcourses';

  type Courses = { data: { courses: { title: string; link?: string }[] } };

  const titles = async ({ visitor }: Product) =>
    ((await visitor.get(COURSES)).body as Courses).data.courses.map(({ title }) => title);

  describe('anonymous reads of public data', () => {
    it('never show what an administrator is answered', async () => {
      await product.admin.post('/course/addCourse').send(aCourse());
      const told = (await product.admin.get(COURSES)).body as Courses;
      const stranger = (await product.visitor.get(COURSES)).body as Courses;
      expect(told.data.courses[0]).toHaveProperty('link');
      expect(stranger.data.courses[0]).not.toHaveProperty('link');
    });

    it('carry an ETag that answers 304 until a change, also one by another backend', async () => {
      await product.admin.post('/course/addCourse').send(aCourse({ title: 'First' }));
      const { headers } = await product.visitor.get(COURSES);
      expect(headers['cache-control']).toBe('no-cache');
      const ask = () => product.visitor.get(COURSES).set('If-None-Match', headers['etag'] ?? '');
      const same = await ask();
      expect([same.status, same.text]).toEqual([304, '']);
      const other = await startProduct({ MONGODB_URI: product.app.get<Store>(STORE).uri });
      try {
        await other.admin.post('/course/addCourse').send(aCourse({ title: 'Elsewhere' }));
        expect((await ask()).status).toBe(200);
        expect(await titles(product)).toEqual(['Elsewhere', 'First']);
      } finally {
        await other.close();
      }
    }, 60_000);
  });

  describe('where no token for metrics is set', () => {
    it('/metrics is an unknown path', async () => {
      const [asked, unknown] = [await product.as(TOKEN).get('/metrics'), await product.as(TOKEN).get('/nothing')];
      expect(asked.status).toBe(404);
      expect(asked.body).toEqual(unknown.body);
    });

    it.each(['/health/live', '/health/ready'])('the health is good: %s', async (path) => {
      const { status, body, headers } = await product.visitor.get(path);
      expect({ status, body: body as unknown }).toEqual({ status: 200, body: { status: 'ok' } });
      expect(headers['cache-control']).toBe('no-store');
    });
  });
});

describe('metrics', () => {
  const product = theProduct({ METRICS_TOKEN: TOKEN, RATE_LIMITS: 'on' });
  const figures = async (): Promise<string> => {
    const { status, text, headers } = await product.as(TOKEN).get('/metrics');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-type']).toMatch(/^text\/plain/);
    return text;
  };
  /** What the figure of a name with these labels says; 0 where it is not there yet. */
  const figure = async (name: string, ...labels: readonly string[]): Promise<number> => {
    const line = (await figures())
      .split('\n')
      .find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)));
    return Number(line?.split(' ').at(-1) ?? 0);
  };

  it.each(['', TOKEN.slice(1), `${TOKEN}x`])('are an unknown path for the token %j', async (token) => {
    for (const method of ['get', 'post', 'head'] as const) {
      const [asked, unknown] = [
        await product.as(token)[method]('/metrics'),
        await product.as(token)[method]('/nothing'),
      ];
      expect(asked.status).toBe(404);
      expect(Object.keys(asked.headers)).toEqual(Object.keys(unknown.headers));
    }
    expect((await product.visitor.get('/metrics')).status).toBe(404);
    expect((await product.admin.get('/metrics')).status).toBe(404);
    expect((await product.as(TOKEN).get('/metrics/more')).status).toBe(404);
  });

  it('time requests by route, method and kind of answer, never by what stood in the address', async () => {
    const route = ['route="/shadow-teacher/update-booking/:id"', 'method="PUT"', 'status="4xx"'];
    const before = await figure('onestep_request_seconds_count', ...route);
    await product.admin.put(`/shadow-teacher/update-booking/canary${'f'.repeat(18)}`).send({ status: 'Approved' });
    await product.visitor.get('/canary/page?name=Canary');
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { childName: 'Canary' }));
    expect(await figure('onestep_request_seconds_count', ...route)).toBe(before + 1);
    expect(await figure('onestep_request_seconds_count', 'add-booking', 'method="POST"', 'status="2xx"')).toBe(1);
    expect(await figures()).not.toMatch(/canary/i);
  });

  it('time what the store does, by command and collection', async () => {
    const finds = ['command="find"', 'collection="bookings"', 'result="ok"'];
    const before = await figure('onestep_store_command_seconds_count', ...finds);
    await product.admin.get('/bookings/inbox');
    expect(await figure('onestep_store_command_seconds_count', ...finds)).toBe(before + 1);
  });

  it('count failed logins and what the limits refused', async () => {
    const failed = await figure('onestep_logins_failed_total');
    for (let i = 0; i < 11; i++) await login(product, ADMIN.email, 'not the password');
    expect(await figure('onestep_logins_failed_total')).toBe(failed + 10);
    expect(await figure('onestep_rate_limited_total', 'limit="loginOfAccount"')).toBe(1);
  });

  it('say of messages what is true now, not at the time they were last asked for', async () => {
    const message = { template: 'booking-approved', status: 'waiting', createdAt: new Date(Date.now() - 7_200_000) };
    const mail = { ...message, nextTry: new Date(Date.now() + 60_000) };
    await product.connection.collection<object>('messages').insertMany([{ ...message }, mail]);
    const ages = [...(await figures()).matchAll(/^onestep_messages_oldest_\w+ (.+)$/gm)].map(([, age]) => Number(age));
    expect(ages).toEqual([expect.closeTo(7200, -3), expect.closeTo(7200, -3)]);
  });

  it('describe the process', async () => {
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
    ])
      expect(await figure(`${name} `)).toBeGreaterThan(0);
  });
});

describe('a product behind a proxy that TRUST_PROXY does not name', () => {
  const logs = captureLogs();
  const product = theProduct({ RATE_LIMITS: 'on', LOG_LEVEL: 'info' }, true, logs.stream);

  it('says so once in its log', async () => {
    const about = () => logs.lines().filter(({ msg }) => String(msg).includes('TRUST_PROXY'));
    await product.visitor.get('/health/live');
    expect(about()).toEqual([]);
    await product.visitor.get('/health/live').set('Forwarded', 'for=203.0.113.9');
    await product.visitor.get('/health/live').set('X-Forwarded-For', '203.0.113.9');
    expect(about()).toMatchObject([{ level: 40 }]);
    expect(String(about()[0]?.['msg'])).toBe(
      'Requests come through a proxy, but TRUST_PROXY is empty: limits count all visitors as one. Set it to the address of the proxy.',
    );
    expect(logs.text()).not.toContain('203.0.113.9');
  });
});
