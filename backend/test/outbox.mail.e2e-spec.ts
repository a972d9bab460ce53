import { MailWorker } from '../src/outbox/index.js';
import { aBooking, aMessage } from './factories/index.js';
import { type MailServer, startMailServer, textOf } from './support/mail-server.js';
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
afterEach(() => product.clear());
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
  await product.flush();
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
  expect(server.mails.filter(({ to }) => to.includes('parent@family.test'))).toHaveLength(2);
  // Whoever would take it back has not seen that the family knows.
  const late = product.admin
    .put(`/shadow-teacher/update-booking/${bookingId}`)
    .set('If-Match', `"${decided.updatedAt}"`);
  expect((await late.send({ status: 'Pending' })).status).toBe(412);
});

it('the answer to a message goes by itself, and nobody has to tell it', async () => {
  await product.visitor.post('/contact/addcontact').send({ ...aMessage(), email: 'writer@family.test' });
  const contacts = async (filter = '{}') =>
    (await product.admin.get('/contact/getcontact').query({ filter })).body as { _id: string }[];
  const [message] = await contacts();
  await product.admin.post(`/contact/${message?._id}/answer`).send({ text: 'We open at eight.' });
  await product.flush();
  await work();
  const mail = server.mails.find((one) => textOf(one).includes('We open at eight.'));
  expect(mail?.to).toEqual(['writer@family.test']);
  expect(await contacts()).toMatchObject([{ told: { by: 'email' } }]);
  expect(await contacts('{"toTell":true}')).toEqual([]);
});
