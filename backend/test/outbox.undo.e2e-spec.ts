import { MailWorker } from '../src/outbox/index.js';
import { aBooking } from './factories/index.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { type Product, startProduct } from './support/product.js';

interface Message {
  status: string;
  template: string;
}
let server: MailServer;
let product: Product;
beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({ SMTP_URL: server.url, MAIL_FROM: 'One Step <hello@onestep.test>' });
}, 60_000);
afterAll(async () => {
  await product.close();
  await server.close();
});

const outbox = async () => (await product.admin.get('/outbox')).body as Message[];
const work = () => product.app.get(MailWorker).wake();
/** As if the ten seconds were over. */
const pauseIsOver = () =>
  product.connection.collection('outbox').updateMany({ status: 'waiting' }, { $set: { nextTry: new Date(0) } });

it('the mail about a decision waits while it can be undone, and goes with it', async () => {
  const sent = { ...aBooking('shadow-teacher'), parentEmail: 'parent@family.test' };
  const { bookingId } = (await product.visitor.post('/shadow-teacher/add-booking').send(sent)).body as {
    bookingId: string;
  };
  await product.settled();
  const put = (status: string) => product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status });
  await put('Approved');
  await work();
  expect((await outbox()).map(({ template, status }) => [template, status])).toEqual([
    ['booking-approved', 'waiting'],
    ['booking-received', 'sent'],
  ]);
  await put('Pending');
  expect((await outbox()).map(({ template }) => template)).toEqual(['booking-received']);
  const decided = (await put('Approved')).body as { updatedAt: string };
  await pauseIsOver();
  await work();
  expect(server.mails).toHaveLength(2);
  // Whoever would take it back has not seen that the family knows.
  const late = product.admin
    .put(`/shadow-teacher/update-booking/${bookingId}`)
    .set('If-Match', `"${decided.updatedAt}"`);
  expect((await late.send({ status: 'Pending' })).status).toBe(412);
});
