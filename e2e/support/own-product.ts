import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from './admin.js';
import { expect } from './fixtures.js';

const ROOT = new URL('../..', import.meta.url);

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A server process for one test, with its own store: it can be stopped, and started again on it. */
export class OwnProduct {
  private child: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly folder: string,
  ) {}

  static async started(settings: Readonly<Record<string, string>> = {}): Promise<OwnProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'one-step-own-'));
    const port = await freePort();
    const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = ADMIN;
    const environment = { PORT: String(port), DATA_DIR: folder, ADMIN_EMAIL, ADMIN_PASSWORD, ...settings };
    const product = new OwnProduct(`http://localhost:${port}`, environment, folder);
    await product.start();
    return product;
  }

  async start(): Promise<void> {
    const env = { PATH: process.env['PATH'], SEED_DEMO: 'off', LOG_LEVEL: 'error', ...this.environment };
    this.child = spawn(process.execPath, ['backend/dist/bundle/main.js'], { cwd: ROOT, env, stdio: 'ignore' });
    const status = () =>
      fetch(`${this.url}/health/ready`).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  }

  /** With SIGTERM, as an upgrade or a reboot stops it. */
  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
