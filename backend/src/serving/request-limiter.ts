import type { Request, RequestHandler, Response } from 'express';
import { clientAddress } from '../common/access/index.js';
import { BusyException, toErrorBody } from '../common/errors/index.js';
import { isQueueFull } from '../common/passwords.js';

/** Requests in flight, and bytes of uploads in memory. There is room for a thousand simultaneous bookings. */
const LIMITS = {
  all: { requests: 1536, bytes: 128 * 1024 ** 2 },
  perAddress: { requests: 512, bytes: 32 * 1024 ** 2 },
} as const;
/** This much of every body is not counted, so that JSON forms are accepted whatever is being uploaded. */
const SMALL_BODY_BYTES = 128 * 1024;
/** As Express matches it: in any case, with or without a slash at the end. */
const LOGIN_PATH = /^\/user\/login\/?$/i;

/** Refuses what is too much for one process, or too much at once from one address: 503 with `Retry-After`. */
export function requestLimiter(): RequestHandler {
  const all = { requests: 0, bytes: 0 };
  const addresses = new Map<string, typeof all>();
  return (request, response, next) => {
    const address = clientAddress(request);
    const own = addresses.get(address) ?? { requests: 0, bytes: 0 };
    const add = (what: keyof typeof all, count: number): boolean => {
      if (all[what] + count > LIMITS.all[what] || own[what] + count > LIMITS.perAddress[what]) return false;
      all[what] += count;
      own[what] += count;
      return true;
    };
    // Refused before its body is read, so that a flood of logins costs next to nothing.
    if ((LOGIN_PATH.test(request.path) && isQueueFull()) || !add('requests', 1)) {
      refuse(response);
      return;
    }
    addresses.set(address, own);
    countUpload(request, response, (bytes) => add('bytes', bytes));
    response.once('close', () => {
      add('requests', -1);
      if (own.requests === 0) addresses.delete(address);
    });
    next();
  };
}

/** Counts a body as it arrives: its announced length says nothing about a slow connection. */
function countUpload(request: Request, response: Response, take: (bytes: number) => boolean): void {
  let [arrived, counted] = [0, 0];
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) return push(chunk);
    // The answer has been sent, so the rest of the body is not needed.
    if (response.headersSent) return true;
    arrived += chunk.length;
    const more = Math.max(0, arrived - SMALL_BODY_BYTES) - counted;
    const fits = take(more);
    if (fits) counted += more;
    else refuse(response);
    return fits ? push(chunk) : true;
  };
  response.once('close', () => take(-counted));
}

/** Created once: a new exception for every refusal would be its most expensive part. */
const BUSY = new BusyException();
const BUSY_BODY = JSON.stringify(toErrorBody(BUSY));

function refuse(response: Response): void {
  response.status(BUSY.getStatus()).setHeader('Retry-After', BUSY.seconds).type('json').end(BUSY_BODY);
}
