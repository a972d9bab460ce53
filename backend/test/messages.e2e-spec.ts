import { STORE, type Store } from '../src/database/index.js';
import { type MailServer, startMailServer, textOf } from './support/mail-server.js';
import { type Product, startProduct } from './support/product.js';
import { aReceipt, messagesOf, work } from './support/messages.js';

const FROM = 'One Step <hello@onestep.test>';

/** As if the pause, or the lease of a backend that was killed, were over. */
const pauseIsOver = ({ connection }: Product) =>
  connection.collection('messages').updateMany({}, { $set: { status: 'waiting', nextTry: new Date(0) } });

describe('with a mail server', () => {
  let server: MailServer;
  let product: Product;
  beforeAll(async () => {
    server = await startMailServer();
    product = await startProduct({ SMTP_URL: server.url, MAIL_FROM: FROM });
  }, 60_000);
  beforeEach(() => {
    server.behave('accept');
    server.mails.length = 0;
  });
  afterEach(() => product.clear());
  afterAll(async () => {
    await product.close();
    await server.close();
  });

  it('a message is sent once, to one address, as text and as HTML', async () => {
    await aReceipt(product);
    await work(product);
    const [mail] = server.mails;
    const [message] = await messagesOf(product);
    expect(server.mails).toHaveLength(1);
    expect(mail?.to).toEqual(['parent@family.test']);
    expect(mail?.raw).toContain(`Message-ID: <${message?._id}@onestep.test>`);
    expect(mail?.raw).toMatch(/Content-Type: text\/plain/);
    expect(mail?.raw).toMatch(/Content-Type: text\/html/);
    expect(mail && textOf(mail)).toContain('வணக்கம் Nimal,');
    expect(message).toMatchObject({ status: 'sent', channel: 'email', sentAt: expect.any(String) as string });
    const bySending = { filter: JSON.stringify({ sentAt: message?.sentAt }), sort: '["sentAt","DESC"]' };
    expect((await product.admin.get('/outbox').query(bySending)).body).toMatchObject([{ _id: message?._id }]);
    await work(product);
    expect(server.mails).toHaveLength(1);
  });

  it('one that is refused for good is shown as failed, counted, and can be sent again', async () => {
    server.behave('refuse');
    await aReceipt(product);
    await work(product);
    const [message] = await messagesOf(product);
    expect(message).toMatchObject({ status: 'failed', lastError: expect.stringMatching(/^\w+ 550$/) as string });
    expect((await product.admin.get('/dashboard/figures')).body).toMatchObject({ outbox: { failed: 1 } });
    server.behave('accept');
    expect((await product.admin.post(`/outbox/${message?._id}/resend`)).status).toBe(200);
    await work(product);
    expect((await messagesOf(product))[0]).toMatchObject({ status: 'sent' });
  });

  it.each(['defer', 'cut', 'refuse sender'] as const)(
    'one that the server answers with "%s" is tried again later',
    async (behaviour) => {
      server.behave(behaviour);
      await aReceipt(product);
      await work(product);
      const [message] = await messagesOf(product);
      expect(message).toMatchObject({ status: 'waiting', lastError: expect.any(String) as string });
      const figures = (await product.admin.get('/dashboard/figures')).body as { outbox: { oldestUnsent: string } };
      expect(Date.parse(figures.outbox.oldestUnsent)).toBeLessThanOrEqual(Date.now());
      server.behave('accept');
      await work(product);
      expect(server.mails).toHaveLength(0);
      await pauseIsOver(product);
      await work(product);
      expect(server.mails).toHaveLength(1);
      expect((await messagesOf(product))[0]).toMatchObject({ status: 'sent' });
    },
  );

  it('one whose sender was killed before it could write that down is sent again under the same Message-ID', async () => {
    await aReceipt(product);
    await work(product);
    await pauseIsOver(product);
    await work(product);
    const ids = server.mails.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('one that finds the mail server away delays nobody, and is not lost', async () => {
    const { port } = new URL(server.url);
    await server.close();
    await aReceipt(product);
    await work(product);
    expect(await messagesOf(product)).toMatchObject([{ status: 'waiting', lastError: 'ESOCKET' }]);
    server = await startMailServer(Number(port));
    await pauseIsOver(product);
    await work(product);
    await server.received(1);
    expect(await messagesOf(product)).toMatchObject([{ status: 'sent' }]);
  });

  it('one that was postponed while the clock was ahead goes once the clock is right, not months later', async () => {
    await aReceipt(product);
    const months = new Date(Date.now() + 300 * 24 * 60 * 60 * 1000);
    await product.connection.collection('messages').updateMany({}, { $set: { nextTry: months } });
    await work(product);
    expect(await messagesOf(product)).toMatchObject([{ status: 'sent' }]);
  });

  it('two backends send each message once', async () => {
    const other = await startProduct({
      MONGODB_URI: product.app.get<Store>(STORE).uri,
      SMTP_URL: server.url,
      MAIL_FROM: FROM,
    });
    try {
      server.behave('defer');
      for (let number = 0; number < 6; number += 1) await aReceipt(product, { email: `parent${number}@family.test` });
      await work(product);
      server.behave('accept');
      await pauseIsOver(product);
      await Promise.all([work(product), work(other)]);
      expect(server.mails.map(({ to }) => to[0]).sort()).toEqual(
        Array.from({ length: 6 }, (_, number) => `parent${number}@family.test`).sort(),
      );
    } finally {
      await other.close();
    }
  }, 60_000);
});
