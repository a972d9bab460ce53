import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from './admin.js';
import { test as base } from './fixtures.js';
import { launch } from './launch.js';

/** Tests on a product of their own that keeps its limits; the one that all others share does not. */
export const test = base.extend<object, { limited: string }>({
  limited: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'one-step-limited-'));
      const product = launch('backend/dist/main.js', {
        DATA_DIR: folder,
        RATE_LIMITS: 'on',
        SEED_DEMO: 'on',
        TRUST_PROXY: 'loopback',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      });
      await use(/http:\/\/localhost:\d+/.exec(await product.ready)?.[0] ?? '');
      product.child.kill('SIGTERM');
      await product.ended;
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ limited }, use) => use(limited),
});

/** Sends messages from an address until the product says that these were too many. */
export async function useUpLimit(baseURL: string, address: string): Promise<void> {
  const body = JSON.stringify({ name: 'A school', email: 'school@example.org', message: 'One of many' });
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  for (let sent = 0; sent < 1000; sent += 1) {
    const { status } = await fetch(`${baseURL}/contact/addcontact`, { method: 'POST', headers, body });
    if (status === 429) return;
  }
  throw new Error('There is no limit.');
}
