import type { Request, RequestHandler, Response } from 'express';
import { clientAddress, widerNetworks } from '../common/access/index.js';
import { BusyException, RETRY_AFTER_SECONDS, toErrorBody } from '../common/errors/index.js';
import { isQueueFull } from '../passwords/index.js';
import { hasBody } from './content-type.guard.js';

/**
 * The limits count requests whose body is still arriving (forms and uploads separately), requests in progress, and bytes of
 * uploads in memory. So a slow sender delays no complete request, and slow uploads delay no form. There is room for a
 * thousand simultaneous bookings.
 */
const LIMITS = {
  all: { arriving: 1024, uploading: 512, working: 1536, bytes: 128 * 1024 ** 2 },
  perAddress: { arriving: 128, uploading: 128, working: 512, bytes: 32 * 1024 ** 2 },
  /** The /56 around an IPv6 address: a household may have all of it. */
  per56: { arriving: 512, uploading: 256, working: 768, bytes: 64 * 1024 ** 2 },
  /** The /48 around it, which a rented server often has. */
  per48: { arriving: 768, uploading: 384, working: 1152, bytes: 96 * 1024 ** 2 },
} as const;
const OF_NETWORKS = [LIMITS.perAddress, LIMITS.per56, LIMITS.per48] as const;
/** This much of every body is not counted, so that JSON forms are accepted whatever is being uploaded. */
const SMALL_BODY_BYTES = 128 * 1024;
/** Express matches the path in any case, with or without a slash at the end, so this does too. */
const LOGIN_PATH = /^\/user\/login\/?$/i;
/** Health checks are answered however busy the product is. */
const HEALTH_PATH = /^\/health\/(?:live|ready)\/?$/i;

type Count = Record<keyof typeof LIMITS.all, number>;

const nothing = (): Count => ({ arriving: 0, uploading: 0, working: 0, bytes: 0 });

/** Refuses requests beyond what one process, or one address and the networks around it, may ask at once: 503 with `Retry-After`. */
export function requestLimiter(): RequestHandler {
  const all = nothing();
  const networks = new Map<string, Count>();
  return (request, response, next) => {
    const isWhole = !hasBody(request);
    if (isWhole && HEALTH_PATH.test(request.path)) {
      next();
      return;
    }
    const address = clientAddress(request);
    const own = [address, ...widerNetworks(address)].map((name) => [name, networks.get(name) ?? nothing()] as const);
    const fits = (what: keyof Count, count: number): boolean =>
      all[what] + count <= LIMITS.all[what] &&
      OF_NETWORKS.every((limit, i) => (own[i]?.[1][what] ?? 0) + count <= limit[what]);
    const add = (what: keyof Count, count: number): void => {
      for (const counted of [all, ...own.map(([, each]) => each)]) counted[what] += count;
    };
    // A login is refused before its body is read, so that a flood of them costs next to nothing.
    const first = isWhole ? 'working' : isUpload(request) ? 'uploading' : 'arriving';
    const isTooMany = !fits('working', 1) || !fits(first, 1);
    if (isTooMany || (LOGIN_PATH.test(request.path) && isQueueFull())) {
      refuse(response);
      return;
    }
    for (const [name, counted] of own) networks.set(name, counted);
    let stage: keyof Count = first;
    let isOver = false;
    add(stage, 1);
    const take = (bytes: number): boolean => {
      if (!fits('bytes', bytes)) return false;
      add('bytes', bytes);
      return true;
    };
    const give = (bytes: number): void => add('bytes', -bytes);
    countUpload(request, response, { take, give }, () => {
      if (isOver) return;
      add(stage, -1);
      stage = 'working';
      add(stage, 1);
    });
    const leave = (): void => {
      if (isOver) return;
      isOver = true;
      add(stage, -1);
      for (const [name, { arriving, uploading, working }] of own) {
        if (arriving + uploading + working === 0) networks.delete(name);
      }
    };
    // Once it is answered, the rest of a body that still arrives is no longer read.
    response.once('finish', leave).once('close', leave);
    next();
  };
}

function isUpload({ headers }: Request): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false;
}

interface Bytes {
  /** @returns false where there is no room for so many more */
  readonly take: (bytes: number) => boolean;
  readonly give: (bytes: number) => void;
}

/**
 * Counts a body as it arrives, because its announced length says nothing about a slow connection. If there is no room for it,
 * the request's stream fails, and its reader answers that once the rest has arrived and been dropped: a client that is still
 * sending would not read an earlier answer.
 * @param whole called when all of it is there
 */
function countUpload(request: Request, response: Response, { take, give }: Bytes, whole: () => void): void {
  let [arrived, counted, isOver] = [0, 0, false];
  const end = (): void => {
    isOver = true;
    give(counted);
    counted = 0;
  };
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) {
      if (!isOver) whole();
      isOver = true;
      return push(chunk);
    }
    // The request is refused or answered, so the rest of the body is not needed.
    if (isOver || response.headersSent) return true;
    arrived += chunk.length;
    const more = Math.max(0, arrived - SMALL_BODY_BYTES) - counted;
    if (take(more)) {
      counted += more;
      return push(chunk);
    }
    end();
    // The listener keeps the error of a body that nobody reads from ending the process.
    request.once('error', () => undefined).emit('error', BUSY);
    return true;
  };
  response.once('finish', end).once('close', end);
}

/** It is made once, because a new exception would be the most expensive part of a refusal. */
const BUSY = new BusyException();
const BUSY_BODY = JSON.stringify(toErrorBody(BUSY));

function refuse(response: Response): void {
  response.status(BUSY.getStatus()).setHeader('Retry-After', RETRY_AFTER_SECONDS).type('json').end(BUSY_BODY);
}
