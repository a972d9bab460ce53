import { readdirSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { openMany, readOthers } from './connections.js';
import { mustBeCalm } from './support/errors-in.js';
import { DIST } from './support/paths.js';
import { withProduct } from './support/product.js';

const HEADERS = 500;
const BODIES = 200;
const READERS = 200;
const CLOSED_WITHIN_S = 15;
const ASSETS = join(DIST, '../../admin/dist/admin-assets');

/** F19: requests that come by the drop, and answers that are taken by the drop. */
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
    mustBeCalm(product);
    return `${HEADERS} headers, ${BODIES} bodies and ${READERS} readers by the drop: all closed after ${took.toFixed(1)} s; others ${others}`;
  });
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
