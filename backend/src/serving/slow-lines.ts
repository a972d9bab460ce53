import type { ServerResponse } from 'node:http';
import { BODY_WITHIN_MS, SLOW } from './limits.js';

/** How far a line has come, and since when. */
interface Progress {
  readonly bytes: number;
  readonly since: number;
  readonly from: number;
}

/**
 * Cuts lines that bring their request or take their answer by the drop: each holds memory and a connection for nothing.
 * One look at all open lines every two seconds; a request costs no timer of its own.
 */
export class SlowLines {
  private readonly lines = new Map<ServerResponse, Progress | undefined>();
  private timer: NodeJS.Timeout | undefined;

  get open(): Iterable<ServerResponse> {
    return this.lines.keys();
  }

  start(): void {
    this.timer = setInterval(() => this.sweep(performance.now()), SLOW.sweepEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  watch(response: ServerResponse): void {
    this.lines.set(response, undefined);
  }

  forget(response: ServerResponse): void {
    this.lines.delete(response);
  }

  private sweep(now: number): void {
    for (const [response, before] of this.lines) {
      const bytes = movedBy(response);
      const { from } = before ?? { from: now };
      // Who waits for us is not slow.
      if (bytes === undefined) this.lines.set(response, undefined);
      else if (before === undefined || bytes - before.bytes >= SLOW.leastBytes)
        this.lines.set(response, { bytes, since: now, from });
      else if (now - before.since > allowedFor(response)) response.destroy();
      if (bytes !== undefined && isLateBody(response, now - from)) response.destroy();
    }
  }
}

/** Bytes this line has moved so far; `undefined` while nothing has to move. */
function movedBy({ req, socket, headersSent }: ServerResponse): number | undefined {
  if (socket === null) return undefined;
  if (!req.complete && !headersSent) return socket.bytesRead;
  return socket.writableLength > 0 ? socket.bytesWritten - socket.writableLength : undefined;
}

function allowedFor({ socket }: ServerResponse): number {
  return SLOW.patienceMs + (socket?.writableLength ?? 0) / SLOW.leastPerMs;
}

function isLateBody({ req }: ServerResponse, after: number): boolean {
  const isUpload = req.headers['content-type']?.startsWith('multipart/') ?? false;
  return !req.complete && !isUpload && after > BODY_WITHIN_MS;
}
