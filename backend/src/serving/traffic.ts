import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { howManyWait, PASSWORDS_AT_MOST } from '../common/passwords.js';
import { importanceOf } from './importance.js';
import { ARRIVING_BYTES, UNKNOWN_BYTES } from './limits.js';
import { Room } from './room.js';
import { SlowLines } from './slow-lines.js';

/**
 * Counts what is worked on and turns away what is too much, the least important first, before memory or waiting times
 * grow. A request counts from the end of its body to its answer, so that slow lines take no place from others.
 */
@Injectable()
export class Traffic {
  /** Asked to stop: what comes now is still answered, but ought to go elsewhere. */
  stopping = false;
  isPage: (path: string) => boolean = () => false;
  private working = 0;
  private arriving = 0;
  private logins = 0;
  // Whoever waits for a password to be compared takes no place from others.
  private readonly room = new Room(() => this.working - howManyWait());
  private readonly lines = new SlowLines();

  start(): void {
    this.room.start();
    this.lines.start();
  }

  stop(): void {
    this.room.stop();
    this.lines.stop();
  }

  /** Every answer from now on ends its connection, those under way as far as that can still be said. */
  beginToStop(): void {
    this.stopping = true;
    for (const response of this.lines.open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /** Whether there is room for this request; if so, it is followed to its end. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.stopping) response.setHeader('Connection', 'close');
    const bytes = announced(request);
    if (this.isFull(request) || this.arriving + bytes > ARRIVING_BYTES) return false;
    this.follow(request, response, bytes);
    return true;
  }

  private isFull(request: IncomingMessage): boolean {
    if (isLogin(request) && this.logins >= PASSWORDS_AT_MOST) return true;
    // Where the least important have room, nobody needs a closer look.
    if (this.room.has('stranger')) return false;
    const importance = importanceOf(request, this.isPage);
    return importance !== 'always' && !this.room.has(importance);
  }

  private follow(request: IncomingMessage, response: ServerResponse, bytes: number): void {
    let place: 'coming' | 'taken' | 'left' = 'coming';
    let coming = bytes;
    const arrive = (): void => {
      this.arriving -= coming;
      coming = 0;
      if (place !== 'coming') return;
      place = 'taken';
      this.working += 1;
    };
    const leave = (): void => {
      if (place === 'taken') {
        this.working -= 1;
        this.room.finish();
      }
      place = 'left';
    };
    const login = isLogin(request) ? 1 : 0;
    this.logins += login;
    this.arriving += bytes;
    this.lines.watch(response);
    if (bytes === 0) arrive();
    else request.once('end', arrive);
    response.once('prefinish', leave).once('close', () => {
      leave();
      this.logins -= login;
      // A body that nobody read to its end does not arrive any more.
      this.arriving -= coming;
      coming = 0;
      this.lines.forget(response);
    });
  }
}

/** Passwords are costly: where too many wait to be compared, the next ones are not even read. */
function isLogin({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === '/user/login';
}

function announced({ headers }: IncomingMessage): number {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : UNKNOWN_BYTES;
}
