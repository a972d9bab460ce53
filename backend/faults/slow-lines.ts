import { readdirSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { openMany, readOthers } from './connections.js';
import { bookOnce } from './support/bookings.js';
import { mustBeCalm } from './support/errors-in.js';
import { DIST } from './support/paths.js';
import { type Product, withProduct } from './support/product.js';

const HEADERS = 500;
const BODIES = 200;
const READERS = 200;
const UPLOADS = 80;
const UPLOAD_BYTES = 4 * 1024 ** 2;
const CLOSED_WITHIN_S = 15;
const ASSETS = join(DIST, '../../admin/dist/admin-assets');

/** F19: requests that come by the drop, answers that are taken by the drop, and uploads that others must not feel. */
export function slowLines(folder: string): Promise<string> {
  return withProduct({ folder }, async (product) => {
    const before = product.handles;
    const [headers, bodies, readers] = [
      await openMany(product, HEADERS),
      await openMany(product, BODIES),
      await openMany(product, READERS),
    ];
    headers.forEach((socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '));
    bodies.forEach((socket) => socket.write(slowPost()));
    readers.forEach((socket) => socket.pause().write(`GET ${largest()} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    const dropping = [drop(headers, 'a'), drop(bodies, '"aaaaaaaaa')];
    const start = performance.now();
    const others = await readOthers(product, 8);
    let open = product.handles - before;
    let took = 0;
    while (took < CLOSED_WITHIN_S && open > 0) {
      await pause(100);
      took = (performance.now() - start) / 1000;
      open = product.handles - before;
    }
    dropping.forEach((timer) => clearInterval(timer));
    [...headers, ...bodies, ...readers].forEach((socket) => socket.destroy());
    must(open <= 0, `${open} slow connections are open after ${CLOSED_WITHIN_S} s`);
    const uploads = await slowUploads(product);
    mustBeCalm(product);
    return `${HEADERS} headers, ${BODIES} bodies and ${READERS} readers by the drop: all closed after ${took.toFixed(1)} s; others ${others}; ${uploads}`;
  });
}

/** They are let in and may take two minutes; forms and logins from the very same address are taken meanwhile. */
async function slowUploads(product: Product): Promise<string> {
  const sockets = await openMany(product, UPLOADS);
  sockets.forEach((socket) =>
    socket.write(
      `POST /user/create HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${UPLOAD_BYTES}\r\n\r\n--x`,
    ),
  );
  const dropping = drop(sockets, 'a');
  const others = await readOthers(product, 3);
  for (let i = 0; i < 10; i += 1) {
    const { status } = await bookOnce(product, `Beside slow uploads ${i}`);
    must(status === 201, `beside slow uploads a booking was answered ${status}`);
  }
  await product.signIn();
  clearInterval(dropping);
  sockets.forEach((socket) => socket.destroy());
  return `beside ${UPLOADS} slow uploads of ${UPLOAD_BYTES / 1024 ** 2} MB forms and logins are taken, others ${others}`;
}

function slowPost(): string {
  return 'POST /contact/addcontact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
}

/** One drop a second on each. */
function drop(sockets: readonly Socket[], text: string): NodeJS.Timeout {
  return setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write(text);
  }, 1000);
}

/** The largest file the product serves. */
function largest(): string {
  const [name = ''] = readdirSync(ASSETS).sort(
    (a, b) => statSync(join(ASSETS, b)).size - statSync(join(ASSETS, a)).size,
  );
  return `/admin-assets/${name}`;
}
