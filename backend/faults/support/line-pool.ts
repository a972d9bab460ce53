import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** What came back: status 0 where the line broke before the whole answer. */
export interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}
const LOST: Reply = { status: 0, head: '', body: '' };

/**
 * Keep-alive connections that send ready-made requests with as little work as possible: the load must not take the
 * processor away from what it loads. It never sends anything twice.
 */
export class LinePool {
  private readonly idle: Line[] = [];
  private readonly all = new Set<Line>();

  private readonly waiting: ((line: Line) => void)[] = [];

  /** @param most lines at once; a request that finds none free waits for one */
  constructor(
    private readonly port: number,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {}

  /** Opens lines before they are needed, as a proxy holds them. */
  async open(count: number, request: string): Promise<void> {
    const lines = Array.from({ length: count }, () => this.add());
    for (const line of lines) {
      await line.send(request);
      this.idle.push(line);
    }
  }

  async send(request: string): Promise<Reply> {
    const line = await this.free();
    const reply = await line.send(request);
    if (line.isOpen) this.giveBack(line);
    else {
      this.all.delete(line);
      if (this.waiting.length > 0) this.giveBack(this.add());
    }
    return reply;
  }

  private async free(): Promise<Line> {
    for (let line = this.idle.pop(); line !== undefined; line = this.idle.pop()) {
      if (line.isOpen) return line;
      this.all.delete(line);
    }
    if (this.all.size < this.most) return this.add();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private giveBack(line: Line): void {
    const next = this.waiting.shift();
    if (next) next(line);
    else this.idle.push(line);
  }

  private add(): Line {
    const line = new Line(this.port);
    this.all.add(line);
    return line;
  }

  close(): void {
    for (const line of this.all) line.end();
  }
}

class Line {
  isOpen = true;
  private readonly socket: Socket;
  private received = '';
  private done: ((reply: Reply) => void) | undefined;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    this.socket.on('error', () => this.socket.destroy()).on('close', () => this.finish(LOST));
    this.socket.on('data', (piece: Buffer | string) => this.read(String(piece)));
    this.socket.on('end', () => (this.isOpen = false));
  }

  send(request: string): Promise<Reply> {
    return new Promise((resolve) => {
      this.done = resolve;
      if (this.socket.destroyed) this.finish(LOST);
      else this.socket.write(request);
    });
  }

  end(): void {
    this.socket.destroy();
  }

  private read(piece: string): void {
    this.received += piece;
    const end = this.received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.received.slice(0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const whole = end + HEAD_END.length + length;
    if (this.received.length < whole) return;
    const body = this.received.slice(end + HEAD_END.length, whole);
    this.received = '';
    if (/\r\nconnection: close/i.test(head)) this.isOpen = false;
    this.done?.({ status: Number(head.slice(9, 12)), head, body });
    this.done = undefined;
  }

  private finish(reply: Reply): void {
    this.isOpen = false;
    this.done?.(reply);
    this.done = undefined;
  }
}

/** A request as it goes over the line. */
export function plainRequest(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
  const all = { Host: 'localhost', ...headers, ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
