import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { howManyWait } from '../src/common/passwords.js';
import { ROOM } from '../src/serving/limits.js';
import { Traffic } from '../src/serving/index.js';
import { aMessage } from './factories/index.js';
import { theProduct } from './support/product.js';
import { sendRaw } from './support/raw.js';

const UPLOAD_BYTES = 5 * 1024 * 1024;
/** So many of these fit into what may be on its way at once; one more does not. */
const UPLOADS = 51;

describe('a product with much to do', () => {
  const product = theProduct();

  /** A line on which a large upload was announced and let in, and nothing more comes. */
  async function announced(): Promise<Socket> {
    const { hostname, port } = new URL(product.url);
    const line = connect(Number(port), hostname);
    line.write(
      `POST /user/create HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
        `Content-Length: ${UPLOAD_BYTES}\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [answer] = (await once(line, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 100 /);
    return line;
  }

  const upload = () =>
    sendRaw(product.url, {
      method: 'POST',
      path: '/user/create',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(UPLOAD_BYTES) },
      body: Buffer.concat([Buffer.from('--x--\r\n'), Buffer.alloc(UPLOAD_BYTES - 7)]),
    });

  it('refuses an upload for which there is no room, still takes what is small, and takes uploads again later', async () => {
    const lines = await Promise.all(Array.from({ length: UPLOADS }, announced));
    const refused = await sendRaw(product.url, {
      method: 'POST',
      path: '/user/create',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(UPLOAD_BYTES) },
    });
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(JSON.parse(refused.text)).toMatchObject({ statusCode: 503, message: expect.stringMatching(/\w/) as string });
    expect((await product.visitor.post('/contact/addcontact').send(aMessage())).status).toBe(201);

    await Promise.all(
      lines.map(async (line) => {
        line.destroy();
        await once(line, 'close');
      }),
    );
    // The other ends of the lines close when the server has noticed.
    let status = 503;
    while (status === 503) ({ status } = await upload());
    expect(status).toBe(400);
  });

  it('gives whoever waits for a password no place that others need', async () => {
    const traffic = product.app.get(Traffic);
    const room = traffic['room'];
    room.stop();
    room['calm'] = 0;
    // As if others were being answered, and ten more would be too many.
    const others = ROOM.stranger.late - 10;
    traffic['working'] += others;
    const body = { email: 'nobody@example.org', password: 'a wrong password' };
    const logins = Array.from({ length: 25 }, () =>
      product.visitor
        .post('/user/login')
        .send(body)
        .then(({ status }) => status),
    );
    while (howManyWait() < 12) await setImmediate();
    expect((await product.visitor.get('/category/alldetails')).status).toBe(200);
    expect(new Set(await Promise.all(logins))).toEqual(new Set([401]));
    traffic['working'] -= others;
    room['calm'] = 1;
    room.start();
  });

  it('ends its connections once it is asked to stop, and still answers', async () => {
    product.app.get(Traffic).beginToStop();
    const { status, headers } = await sendRaw(product.url, { path: '/course/getcourses' });
    expect({ status, connection: headers['connection'] }).toEqual({ status: 200, connection: 'close' });
  });
});
