import { type MailServer, startMailServer } from './mail-server.js';
import { messagesOf, work } from './messages.js';
import { type Product, startProduct } from './product.js';

export const FROM = 'One Step <hello@onestep.test>';
export const BOUNCE_TOKEN = 'a token for bounces, for tests only';

/** A product and the mail server it uses, for all tests of a file; before each the server is empty and accepts all. */
export function theMailingProduct() {
  let server: MailServer;
  let product: Product;
  beforeAll(async () => {
    server = await startMailServer();
    product = await startProduct({ SMTP_URL: server.url, MAIL_FROM: FROM, RATE_LIMITS: 'on', BOUNCE_TOKEN });
  }, 60_000);
  afterEach(() => product.clear());
  afterAll(async () => {
    await product.close();
    await server.close();
  });
  beforeEach(() => {
    server.behave('accept');
    server.mails.length = 0;
  });
  return {
    get product() {
      return product;
    },
    get server() {
      return server;
    },
    messages: () => messagesOf(product),
    work: () => work(product),
    /** As if the ten seconds were over. */
    pauseIsOver: () =>
      product.connection.collection('messages').updateMany({ status: 'waiting' }, { $set: { nextTry: new Date(0) } }),
  };
}
