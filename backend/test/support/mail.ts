import type { Product } from './product.js';
import { secretOf } from './office.js';

interface Listed {
  readonly _id: string;
  readonly to: string;
  readonly template: string;
  readonly language: string;
  readonly text: string;
}

/** What waits in the outbox or has left it, newest first. */
export async function outboxOf({ admin }: Pick<Product, 'admin'>): Promise<Listed[]> {
  const { status, body } = await admin.get('/outbox');
  expect(status).toBe(200);
  return body as Listed[];
}

/** The secret of the newest link that was sent to this address. */
export async function secretSentTo(product: Pick<Product, 'admin'>, email: string): Promise<string> {
  const message = (await outboxOf(product)).find(({ to }) => to === email);
  const [link = ''] = /https?:\S+#\S+/.exec(message?.text ?? '') ?? [];
  return secretOf(link);
}
