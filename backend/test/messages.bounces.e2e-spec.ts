import { expectError } from './support/errors.js';
import { aSentBooking } from './support/follow-up.js';
import { BOUNCE_TOKEN, theMailingProduct } from './support/mailing-product.js';

const given = theMailingProduct();
const { messages, work, pauseIsOver } = given;

describe('a mail that comes back', () => {
  const report = (id: string, action = 'failed', code = '5.1.1') => `From: MAILER-DAEMON@onestep.test
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Nimali of 12 Lake Road is unknown here.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.onestep.test

Final-Recipient: rfc822; parent@family.test
Action: ${action}
Status: ${code}
Diagnostic-Code: smtp; 550 Nimali of 12 Lake Road is unknown here

--b
Content-Type: text/rfc822-headers

Message-ID: <${id}@onestep.test>

--b--
`;
  const bounce = (body: string, token = BOUNCE_TOKEN, type = 'message/rfc822') =>
    given.product.as(token).post('/mail/bounces').set('Content-Type', type).send(body);
  /** A decision whose mail was handed over. */
  const decided = async (): Promise<{ id: string; path: string }> => {
    await aSentBooking(given.product, { parentEmail: 'parent@family.test' });
    const [booking] = (await given.product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
    const path = `/shadow-teacher/update-booking/${booking._id}`;
    await given.product.admin.put(path).send({ status: 'Approved' });
    await pauseIsOver();
    await work();
    const [message] = await messages();
    expect(message).toMatchObject({ template: 'booking-approved', status: 'sent' });
    return { id: message?._id ?? '', path };
  };
  const bookings = async (filter = '{}') =>
    (await given.product.admin.get('/shadow-teacher/view-booking').query({ filter })).body as object[];

  it('has failed, stands before the office with the code alone, and its person has to be told', async () => {
    const { id } = await decided();
    expect(await bookings('{"toTell":true}')).toEqual([]);
    for (let again = 0; again < 2; again += 1) expect((await bounce(report(id))).status).toBe(204);
    const [message] = await messages();
    expect(message).toMatchObject({ _id: id, status: 'failed', lastError: 'bounced 5.1.1' });
    expect(message).not.toHaveProperty('sentAt');
    const stored = await given.product.connection.collection('messages').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('Lake Road');
    expect(await bookings('{"toTell":true}')).toMatchObject([{ status: 'Approved', toTell: true }]);
    const figures = (await given.product.admin.get('/dashboard/figures')).body as { outbox: object };
    expect(figures.outbox).toMatchObject({ toTell: 1, failed: 1 });
    const { body } = await given.product.admin.get('/audit').query({ filter: JSON.stringify({ recordId: id }) });
    expect(body).toMatchObject([{ entity: 'message', action: 'updated', from: 'sent', to: 'failed' }]);
    // Sent again, it is another mail: a late report of the first one is not about it.
    await given.product.admin.post(`/outbox/${id}/resend`);
    await work();
    await bounce(report(id));
    expect((await messages())[0]).toMatchObject({ status: 'sent' });
    await bounce(report(`${id}.1`));
    expect((await messages())[0]).toMatchObject({ status: 'failed' });
  });

  it('is named in what is asked of the mail server, and its text is not sent back', async () => {
    const { id } = await decided();
    expect(given.server.envelopes.at(-1)).toMatchObject({ envid: `${id}@onestep.test`, ret: 'HDRS' });
  });

  it.each([
    ['is late only', (id: string) => report(id, 'delayed', '4.4.1')],
    ['is not ours', () => report('f'.repeat(24))],
    ['is an answer of a person', (id: string) => `In-Reply-To: <${id}@onestep.test>\n\nThank you!`],
    ['is nothing', () => ''],
  ])('is answered alike where it %s, and changes nothing', async (_what, mail) => {
    const { id } = await decided();
    expect((await bounce(mail(id))).status).toBe(204);
    expect((await messages())[0]).toMatchObject({ _id: id, status: 'sent' });
  });

  it('tells nobody of a decision that was changed since', async () => {
    const { id, path } = await decided();
    await given.product.admin.put(path).send({ status: 'Rejected' });
    await bounce(report(id));
    expect((await messages()).map(({ template, status }) => [template, status])).toContainEqual([
      'booking-approved',
      'sent',
    ]);
    expect(await bookings('{"toTell":true}')).toMatchObject([{ status: 'Rejected' }]);
  });

  it('is reported by nobody without the token: the address is not there', async () => {
    const { id } = await decided();
    const unknown = await given.product.visitor.post('/nothing').send({});
    for (const token of ['', BOUNCE_TOKEN.slice(1), `${BOUNCE_TOKEN}x`]) {
      const answer = await bounce(report(id), token);
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
    expect((await given.product.admin.post('/mail/bounces').send({})).status).toBe(404);
    expect((await messages())[0]).toMatchObject({ status: 'sent' });
  });

  it('is read whatever type it is sent as, and not where it is larger than any report', async () => {
    const { id } = await decided();
    expectError(await bounce(`${report(id)}${'x'.repeat(1024 * 1024)}`), 413);
    expect((await messages())[0]).toMatchObject({ status: 'sent' });
    expect((await bounce(report(id), BOUNCE_TOKEN, 'application/x-www-form-urlencoded')).status).toBe(204);
    expect((await messages())[0]).toMatchObject({ status: 'failed' });
  });
});
