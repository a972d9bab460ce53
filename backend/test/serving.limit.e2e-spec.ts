import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Shutdown } from '../src/serving/index.js';
import { aBooking, aCv, aMessage, aPdf, aRegistration } from './factories/index.js';
import { FORM_TYPE, formBody } from './support/form.js';
import { postFrom } from './support/from-address.js';
import { ADMIN, theProduct } from './support/product.js';
import { type RawAnswer, sendRaw } from './support/raw.js';
import { expectRawError } from './support/errors.js';
import { register } from './support/registration.js';

const MEGABYTE = 1024 * 1024;
const LONG_MS = 60_000;

describe('a product to which many send at the same moment', () => {
  const product = theProduct();
  const sockets: Socket[] = [];
  const hangUp = (): void => sockets.splice(0).forEach((socket) => socket.destroy());
  afterEach(hangUp);
  /** Room is there again once the server has noticed that the others hung up. */
  const onceThereIsRoom = async (send: () => Promise<RawAnswer>): Promise<number> => {
    let status = 503;
    while (status === 503) ({ status } = await send());
    return status;
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
      const lines: Socket[] = [];
      for (let n = 0; n < 9; n += 1) {
        lines.push(await beginForm(from, '/user/create', whole.length, whole.subarray(0, -100)));
      }
      const answers = lines.map(async (line) => ((await once(line, 'data')) as [Buffer])[0].toString());
      const [head = '', text = ''] = (await Promise.race(answers)).split('\r\n\r\n');
      expectRawError({ status: Number(head.slice(9, 12)), text }, 503);
      expect(head).toMatch(/\r\nRetry-After: \d+\r\n/);
      expect((await book(from)).status).toBe(201);
      expect((await upload(elsewhere, 'three@example.org')).status).toBe(201);
      hangUp();
      expect(await onceThereIsRoom(() => upload(from, 'four@example.org'))).toBe(201);
    },
    LONG_MS,
  );

  it(
    'refuses the 513th request under way from one address, and nobody else',
    async () => {
      for (let n = 0; n < 512; n += 1) await beginForm('127.0.22.1', '/contact/addcontact', 100, '{');
      const refused = await book('127.0.22.1');
      expectRawError(refused, 503);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
      expect(refused.headers['x-content-type-options']).toBe('nosniff');
      expect((await book('127.0.22.2')).status).toBe(201);
      hangUp();
      expect(await onceThereIsRoom(() => book('127.0.22.1'))).toBe(201);
    },
    LONG_MS,
  );

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
