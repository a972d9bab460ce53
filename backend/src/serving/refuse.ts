import type { ServerResponse } from 'node:http';
import { Busy, toErrorBody } from '../common/errors/index.js';
import { FIXED_HEADERS } from './fixed-headers.js';

const busy = new Busy();
const BODY = JSON.stringify(toErrorBody(busy));
const HEADERS = {
  ...Object.fromEntries(FIXED_HEADERS),
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(BODY),
  'Retry-After': busy.seconds,
};

/** Says that there is too much to do, with as little work as possible: nothing of the request is looked at any more. */
export function refuse(response: ServerResponse): void {
  response.writeHead(busy.getStatus(), HEADERS).end(BODY);
}
