import { Types } from 'mongoose';
import { Transactions } from '../../src/database/index.js';
import { MailWorker, MessagesService } from '../../src/messages/index.js';
import { secretOf } from './office.js';
import type { Product } from './product.js';

export interface Message {
  readonly _id: string;
  to: string;
  language: string;
  status: string;
  channel: string;
  template: string;
  text: string;
  lastError?: string;
  sentAt?: string;
  updatedAt: string;
  told?: { by: string; who: string };
  about: { entity: string; recordId: string };
}

/** Stores a contact message and its receipt in one transaction, as the services do. */
export async function aReceipt(
  product: Product,
  to: { email?: string; phone?: string } = { email: 'parent@family.test' },
) {
  const _id = new Types.ObjectId();
  const message = product.app.get(MessagesService).message({
    template: 'contact-received',
    language: 'ta',
    name: 'Nimal',
    ...to,
    about: { entity: 'contact', recordId: String(_id), reference: 'OS-7K3M-9QXZ' },
  });
  await product.app.get(Transactions).run(async (tx) => {
    await tx.insert(product.connection.collection('contacts'), { _id, name: 'Nimal', ...to });
    await message(tx);
  });
  return String(_id);
}

/** The messages to people as the office reads them, newest first. */
export async function messagesOf({ admin }: Pick<Product, 'admin'>): Promise<Message[]> {
  const { status, body } = await admin.get('/outbox');
  expect(status).toBe(200);
  return body as Message[];
}

/** The secret of the newest link that was sent to this address. */
export async function secretSentTo(product: Pick<Product, 'admin'>, email: string): Promise<string> {
  const message = (await messagesOf(product)).find(({ to }) => to === email);
  const [link = ''] = /https?:\S+#\S+/.exec(message?.text ?? '') ?? [];
  return secretOf(link);
}

/** Sends what is due. */
export const work = ({ app }: Product) => app.get(MailWorker).sendDue();
