import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A line to the product that can be cut, as a phone loses its connection: Playwright's `setOffline` leaves the service
 * worker one.
 */
export class Line {
  private readonly sockets = new Set<Socket>();

  private readonly server = createServer((near) => {
    const far = connect(Number(new URL(this.product).port), 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });

  private port = 0;

  private constructor(private readonly product: string) {}

  static async to(product: string): Promise<Line> {
    const line = new Line(product);
    await line.mend();
    return line;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** At the same address as before. */
  async mend(): Promise<void> {
    await once(this.server.listen(this.port), 'listening');
    const address = this.server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  async cut(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
