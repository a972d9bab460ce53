import { Types } from 'mongoose';
import { aSentBooking, aSentCourseRequest, aSentMessage, family, PARENT } from './support/follow-up.js';
import { expectError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';
import { aReceipt, type Message, messagesOf, work } from './support/messages.js';

describe('without a mail server', () => {
  const product = theProduct();

  it('a message waits to be told, in the language of the person, with its private link', async () => {
    const recordId = await aReceipt(product, { phone: '0771234567' });
    await work(product);
    const [message] = await messagesOf(product);
    expect(message).toMatchObject({ to: '0771234567', status: 'waiting', channel: 'phone', about: { recordId } });
    expect(message?.text).toContain('வணக்கம் Nimal,');
    expect(message?.text).toContain('OS-7K3M-9QXZ');
    expect(message?.text).toMatch(/\/ta\/booking-status#[\w-]{43}\b/);
  });

  it('is sorted and filtered by whom it goes to: the address, or the number where there is none', async () => {
    const [byPhone, byEmail] = [{ phone: '0771234567' }, { email: 'nimal@family.test', phone: '0779876543' }];
    for (const address of [byEmail, byPhone]) await aReceipt(product, address);
    const list = async (query: object) => {
      const { body } = await product.admin.get('/outbox').query(query);
      return (body as { to: string }[]).map(({ to }) => to);
    };
    expect(await list({ sort: '["to","ASC"]' })).toEqual([byPhone.phone, byEmail.email]);
    expect(await list({ sort: '["to","DESC"]' })).toEqual([byEmail.email, byPhone.phone]);
    const filtered = (to: unknown) => list({ filter: JSON.stringify({ to }) });
    expect(await filtered(byPhone.phone)).toEqual([byPhone.phone]);
    expect(await filtered([byEmail.email, 'nobody@family.test'])).toEqual([byEmail.email]);
    expect(await filtered(byEmail.phone)).toEqual([]);
    for (const query of [{ filter: '{"to":{"$ne":null}}' }, { sort: '["constructor","ASC"]' }])
      expectError(await product.admin.get('/outbox').query(query), 400);
  });

  it('who told it, and how, is on the message; nothing of the link is stored', async () => {
    await aReceipt(product, { phone: '0771234567' });
    const [message] = await messagesOf(product);
    const { status, body } = await product.admin.post(`/outbox/${message?._id}/told`).send({ by: 'whatsapp' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'told', told: { by: 'whatsapp', who: 'admin@onestep.test' } });
    const events = (await product.admin.get('/audit?filter={"action":"told"}')).body as object[];
    expect(events).toMatchObject([{ entity: 'message', recordId: message?._id }]);
    const stored = JSON.stringify(await product.connection.collection('messages').find().toArray());
    expect(stored).not.toContain('booking-status');
  });

  describe('that was not told after all', () => {
    const decided = async () => {
      await aSentBooking(product);
      const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
      const path = `/shadow-teacher/update-booking/${booking._id}`;
      await product.admin.put(path).send({ status: 'Approved' });
      const [message] = await messagesOf(product);
      return { path, message: `/outbox/${message?._id}` };
    };
    const bookings = async () => (await product.admin.get('/shadow-teacher/view-booking')).body as object[];
    const told = (path: string, by = 'phone') => product.admin.post(`${path}/told`).send({ by });
    const untold = (path: string) => product.admin.delete(`${path}/told`);

    it.each(['phone', 'whatsapp', 'email'])(
      'by %s waits again, and so does its record, which can be taken back',
      async (by) => {
        const { path, message } = await decided();
        await told(message, by);
        expect(await bookings()).toMatchObject([{ status: 'Approved', told: { by } }]);
        const { status, body } = await untold(message);
        expect([status, body]).toMatchObject([200, { status: 'waiting', channel: 'email' }]);
        expect(body).not.toHaveProperty('told');
        const [booking] = await bookings();
        expect(booking).toMatchObject({ status: 'Approved', toTell: true });
        expect(booking).not.toHaveProperty('told');
        const { body: events } = await product.admin.get('/audit?filter={"entity":"message","action":"updated"}');
        expect(events).toMatchObject([{ who: 'admin@onestep.test', from: 'told', to: 'waiting' }]);
        await product.admin.put(path).send({ status: 'Pending' });
        expect((await messagesOf(product)).map(({ template }) => template)).toEqual(['booking-received']);
      },
    );

    it('is nothing that was never told, or is unknown, or was said twice', async () => {
      const { message } = await decided();
      expectError(await untold(message), 409);
      await told(message);
      expect((await untold(message)).status).toBe(200);
      expectError(await untold(message), 409);
      expectError(await untold(`/outbox/${String(new Types.ObjectId())}`), 404);
      expectError(await untold('/outbox/x'), 404);
    });

    it('does not wait where its decision was changed since', async () => {
      const { path, message } = await decided();
      await told(message);
      await product.admin.put(path).send({ status: 'Rejected' });
      expectError(await untold(message), 409);
      expect((await messagesOf(product))[0]).toMatchObject({ template: 'booking-rejected' });
      expect(await bookings()).toMatchObject([{ status: 'Rejected', toTell: true }]);
    });

    it('was said by two administrators: both messages and records say the same, and wait again together', async () => {
      const { message } = await decided();
      expect(
        (await Promise.all(['phone', 'whatsapp'].map((by) => told(message, by)))).map(({ status }) => status),
      ).toEqual([200, 200]);
      const [{ told: said } = {}] = (await messagesOf(product)) as { told?: object }[];
      expect(await bookings()).toMatchObject([{ told: said }]);
      expect((await untold(message)).status).toBe(200);
      expect(await bookings()).toMatchObject([{ status: 'Approved', toTell: true }]);
    });

    it('is told, sent again and untold as it was read, where its version is sent', async () => {
      const { message: path } = await decided();
      const [seen] = await messagesOf(product);
      const about = (read = seen) => ({ 'If-Match': `"${read?.updatedAt}"` });
      const byPhone = await told(path).set(about());
      expect(byPhone.body).toMatchObject({ status: 'told', told: { by: 'phone' } });
      const resend = () => product.admin.post(`${path}/resend`);
      for (const late of [told(path, 'whatsapp'), untold(path), resend()]) expectError(await late.set(about()), 412);
      // Sent again after its answer was lost, it is told as it says.
      expect((await told(path).set(about())).body).toEqual(byPhone.body);
      expect((await untold(path).set(about(byPhone.body as Message))).body).toMatchObject({ status: 'waiting' });
      const [waiting] = await messagesOf(product);
      expect((await resend().set(about(waiting))).body).toMatchObject({ status: 'waiting' });
      expectError(await resend().set(about(waiting)), 412);
    });

    it('is told and sent no more where its decision was changed since, and stays as it was', async () => {
      const { path, message } = await decided();
      await told(message);
      await product.admin.put(path).send({ status: 'Rejected' });
      expectError(await told(message, 'whatsapp'), 409);
      expectError(await product.admin.post(`${message}/resend`), 409);
      expect(await bookings()).toMatchObject([{ status: 'Rejected', toTell: true }]);
      expect(await messagesOf(product)).toMatchObject([
        { template: 'booking-rejected', status: 'waiting' },
        { template: 'booking-approved', status: 'told', told: { by: 'phone' } },
        { template: 'booking-received' },
      ]);
    });

    it('may be an answer, and each answer is one by itself', async () => {
      await aSentMessage(product);
      const [{ _id }] = (await product.admin.get('/contact/getcontact')).body as [{ _id: string }];
      for (const text of ['First.', 'Second.']) await product.admin.post(`/contact/${_id}/answer`).send({ text });
      const [second, first] = await messagesOf(product);
      for (const message of [first, second]) await told(`/outbox/${message?._id}`);
      const contacts = async () => (await product.admin.get('/contact/getcontact')).body as object[];
      expect((await contacts())[0]).not.toHaveProperty('toTell');
      expect((await untold(`/outbox/${second?._id}`)).status).toBe(200);
      expect(await contacts()).toMatchObject([{ status: 'answered', toTell: true }]);
    });
  });

  it('one for an address waits again; without an address it cannot be sent, which is said', async () => {
    const withAddress = await aReceipt(product);
    await aReceipt(product, { phone: '0771234567' });
    for (const { _id, about } of await messagesOf(product)) {
      const { status, body } = await product.admin.post(`/outbox/${_id}/resend`);
      expect([status, body]).toMatchObject(
        about.recordId === withAddress
          ? [200, { status: 'waiting' }]
          : [409, { message: 'This person gave no email address. Please call instead.' }],
      );
    }
    expect(
      (await product.admin.post(`/outbox/${String(new Types.ObjectId())}/told`).send({ by: 'phone' })).status,
    ).toBe(404);
    expect((await product.admin.post('/outbox/x/told').send({ by: 'pigeon' })).status).toBe(400);
  });

  /** A decision that is not true any more is told to nobody, and of what was deleted no message stays. */
  describe('messages', () => {
    const templates = async () => (await messagesOf(product)).map(({ template }) => template).sort();
    const only = async (path: string): Promise<string> => {
      const { body } = (await product.admin.get(path)) as { body: { data?: { requests: { _id: string }[] } } };
      const rows = body.data?.requests ?? (body as unknown as { _id: string }[]);
      return rows[0]?._id ?? '';
    };

    it('go with a booking that is deleted, told or not', async () => {
      await aSentBooking(product);
      const id = await only('/shadow-teacher/view-booking');
      await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' });
      expect(await templates()).toEqual(['booking-approved', 'booking-received']);
      await product.admin.delete(`/shadow-teacher/delete-booking/${id}`);
      expect(await messagesOf(product)).toEqual([]);
    });

    it('go with a course request that is deleted, told or not', async () => {
      await aSentCourseRequest(product);
      const id = await only('/course/course-requests');
      await product.admin.put(`/course/course-requests/${id}`).send({ status: 'denied' });
      expect(await templates()).toEqual(['request-denied', 'request-received']);
      await product.admin.delete(`/course/course-requests/${id}`);
      expect(await messagesOf(product)).toEqual([]);
    });

    it('go with a message that is deleted, told or not', async () => {
      await aSentMessage(product);
      const id = await only('/contact/getcontact');
      await product.admin.post(`/contact/${id}/answer`).send({ text: 'We open at eight.' });
      expect(await templates()).toEqual(['contact-answered', 'contact-received']);
      await product.admin.delete(`/contact/deletecontact/${id}`);
      expect(await messagesOf(product)).toEqual([]);
    });

    it('go with an application that is deleted, told or not', async () => {
      await anApplicant(product);
      const id = await only('/user/get');
      await product.admin.put(`/user/${id}/update`).send({ status: 'approved' });
      expect(await templates()).toEqual(['application-approved', 'application-received']);
      await product.admin.delete(`/user/${id}`);
      expect(await messagesOf(product)).toEqual([]);
    });

    it('that wait are told at the number and the address that were put right since', async () => {
      const { token } = await aSentBooking(product);
      const id = await only('/shadow-teacher/view-booking');
      await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' });
      await family(product).change({ token, parentPhone: '071 987 6543', parentEmail: 'new@example.org' });
      const of = async (template: string) =>
        (await messagesOf(product)).find((message) => message.template === template);
      const approved = await of('booking-approved');
      const reached = { to: 'new@example.org', phone: '0719876543', name: PARENT.parentName };
      expect(approved).toMatchObject(reached);
      expect(await of('booking-received')).toMatchObject({ to: 'new@example.org' });
      const told = await product.admin.post(`/outbox/${approved?._id}/told`).send({ by: 'whatsapp' });
      expect(told.body).toMatchObject({ status: 'told', ...reached });
      await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ parentPhone: '0700000000' });
      expect(await of('booking-approved')).toMatchObject({ status: 'told', ...reached });
    });

    it('to an applicant name the number that has WhatsApp, told or not', async () => {
      const { _id } = await anApplicant(product, { phone_number: '0112345678', whatsapp_number: '077 111 2222' });
      await product.admin.put(`/user/${_id}/update`).send({ status: 'approved' });
      const [decided] = await messagesOf(product);
      const numbers = { phone: '0112345678', whatsapp: '0771112222' };
      expect(decided).toMatchObject(numbers);
      const told = await product.admin.post(`/outbox/${decided?._id}/told`).send({ by: 'phone' });
      expect(told.body).toMatchObject(numbers);
      expect((await messagesOf(product))[0]).toMatchObject({ status: 'told', ...numbers });
    });

    it('that nobody was told of are replaced by the next decision, also where the mail server refused the first', async () => {
      await aSentBooking(product);
      const path = `/shadow-teacher/update-booking/${await only('/shadow-teacher/view-booking')}`;
      await product.admin.put(path).send({ status: 'Approved' });
      await product.connection
        .collection('messages')
        .updateOne({ template: 'booking-approved' }, { $set: { status: 'failed' } });
      await product.admin.put(path).send({ status: 'Rejected' });
      expect(await templates()).toEqual(['booking-received', 'booking-rejected']);
    });
  });
});
