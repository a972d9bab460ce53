import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { HttpException } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Application, Response } from 'express';
import { toErrorBody } from '../common/errors/index.js';
import { recordTagOf } from '../common/if-match.js';
import { Page } from '../common/list/index.js';
import { limitConnections } from './connection-limit.js';
import { FIXED_HEADERS } from './fixed-headers.js';

type TrustsProxy = (address: string, hops: number) => boolean;

/** Headers within 10 s, whole uploads within 2 minutes, and no connection may be silent for long. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 12_000,
  connectionsCheckingInterval: 2000,
} as const;
/** A connection without traffic, such as an answer that the client does not read, is closed after this time. */
const STANDSTILL_MS = 12_000;

const CONNECTIONS = 20_000;
/** File descriptors reserved for the store and for files of the pages. */
const SPARE_FILES = 500;

/**
 * Nest's Express adapter with limits on the HTTP server, which Nest cannot configure, and with the headers that follow from
 * an answer: set by interceptors they took a sixth of the time of a read (`npm run bench`).
 */
export class HttpServerAdapter extends ExpressAdapter {
  /** A page is sent as its rows with `Content-Range`, a record with its `ETag`. */
  override reply(response: Response, answer: unknown, status?: number): unknown {
    if (answer instanceof Page) {
      response.setHeader('Content-Range', answer.contentRange);
      return super.reply(response, answer.body, status);
    }
    const tag = recordTagOf(answer);
    if (tag) {
      response.setHeader('ETag', tag);
      // Such an answer may hold more than the record, notes for example, whose changes do not change the tag: never 304.
      if (response.getHeader('Cache-Control') === 'no-store') delete response.req.headers['if-none-match'];
    }
    return super.reply(response, answer, status);
  }

  override initHttpServer(): void {
    const listener = this.getInstance<RequestListener>();
    // We answer these requests because an answer of Node's own would lack our headers.
    this.httpServer = createServer({ ...TIMEOUTS, requireHostHeader: false }, listener);
    this.httpServer.on('checkExpectation', listener).on('clientError', refuseUnreadable);
    this.httpServer.maxConnections = Math.max(1, Math.min(CONNECTIONS, fileLimit() - SPARE_FILES));
    this.httpServer.setTimeout(STANDSTILL_MS);
    const app = this.getInstance<Application>();
    // Express decides it (`TRUST_PROXY`), and is told of that later than this line runs.
    limitConnections(this.httpServer, (address) => (app.get('trust proxy fn') as TrustsProxy)(address, 0));
  }
}

/** Statuses by the code of Node's error; anything else is 400. */
const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a client whose request could not be read, or did not arrive in time. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    // The request was answered already, and more came.
    socket.destroy();
    return;
  }
  const status = UNREADABLE[code] ?? 400;
  const body = JSON.stringify(toErrorBody(new HttpException('', status)));
  const headers = [
    ...FIXED_HEADERS,
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', Buffer.byteLength(body)],
    ['Connection', 'close'],
  ].map((line) => line.join(': '));
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
}

/** The limit of open files and connections of this process (Linux); infinite where unknown. */
function fileLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
