import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { must } from './fault.js';
import { bookOnce, read } from './support/bookings.js';
import { isGood, OpenLoop, percentile, statuses } from './support/load.js';
import { type Product, withProduct } from './support/product.js';
import { until } from './support/wait.js';

const HEADERS = 500;
const BODIES = 200;
const UPLOADS = 80;
const UPLOAD_BYTES = 4 * 1024 ** 2;
const CLOSED_WITHIN_MS = 20_000;
const OTHERS_WITHIN_MS = 200;

/** F19: requests sent byte by byte are closed; uploads that take minutes leave room for forms and logins. */
export function slowClients(folder: string): Promise<string> {
  return withProduct({ folder }, async (product) => {
    const slow = [
      ...(await dripping(product, HEADERS, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
      ...(await dripping(product, BODIES, head('/contact/addcontact', 'application/json', 5000))),
    ];
    const others = await readBeside(product, 8);
    const areClosed = (): boolean => slow.every(({ destroyed }) => destroyed);
    const took = await until('all slow requests are closed', CLOSED_WITHIN_MS, areClosed);

    const uploads = await dripping(
      product,
      UPLOADS,
      head('/user/create', 'multipart/form-data; boundary=x', UPLOAD_BYTES),
    );
    const besideUploads = await readBeside(product, 3);
    for (let i = 0; i < 10; i += 1) {
      const { status } = await bookOnce(product, `Beside slow uploads ${i}`);
      must(status === 201, `beside slow uploads a booking was answered ${status}`);
    }
    await product.signIn();
    uploads.forEach((socket) => socket.destroy());
    product.assertHealthy();
    return `${slow.length} requests by the drop: closed ${Math.round(took)} ms after 8 s, others ${others}; beside ${UPLOADS} slow uploads forms and logins are taken, others ${besideUploads}`;
  });
}

function head(path: string, type: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
}

/** Connections that have sent the beginning of a request and then send a letter a second. */
async function dripping({ port }: Product, count: number, begin: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => socket.destroy()).on('end', () => socket.destroy());
    socket.resume();
  }
  await Promise.all(sockets.filter(({ connecting }) => connecting).map((socket) => once(socket, 'connect')));
  sockets.forEach((socket) => socket.write(begin));
  const timer = setInterval(() => {
    const open = sockets.filter(({ destroyed }) => !destroyed);
    open.forEach((socket) => socket.write('a'));
    if (open.length === 0) clearInterval(timer);
  }, 1000);
  return sockets;
}

/** Everybody else, at 20 requests a second, must not notice. */
async function readBeside(product: Product, seconds: number): Promise<string> {
  const samples = await new OpenLoop(20, seconds, () => read(product)).all();
  const p99 = percentile(samples, 0.99);
  must(samples.every(isGood), `others were answered ${statuses(samples)}`);
  must(p99 < OTHERS_WITHIN_MS, `99 % of the others waited up to ${Math.round(p99)} ms`);
  return `99 % within ${Math.round(p99)} ms`;
}
