import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { aBooking, aMessage } from './factories/index.js';
import { ADMIN, theProduct } from './support/product.js';

describe('the dashboard', () => {
  const product = theProduct();
  const figures = async () => (await product.admin.get('/dashboard/figures')).body as Figures;
  const none = { Pending: 0, Approved: 0, Rejected: 0 };
  const noneDue = { today: 0, late: 0 };

  it('counts nothing where there is nothing', async () => {
    const { weeks, ...now } = await figures();
    expect(now).toEqual({
      applications: { pending: 0, approved: 0, rejected: 0 },
      bookings: Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, none])),
      courseRequests: { pending: 0, accepted: 0, denied: 0 },
      messages: 0,
      messageStatuses: { new: 0, answered: 0, closed: 0 },
      unanswered: 0,
      due: { bookings: noneDue, courseRequests: noneDue, messages: noneDue },
      dataRequests: { open: 0, soon: 0, late: 0 },
      heldBack: 0,
      outbox: { toTell: 0, failed: 0 },
    });
    expect(weeks).toHaveLength(8);
  });

  it('counts each kind by status, and this week', async () => {
    for (const kind of BOOKING_KINDS) await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
    const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    const { bookingId } = body as { bookingId: string };
    await product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status: 'Rejected' });
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const now = await figures();
    expect(now.bookings['shadow-teacher']).toEqual({ Pending: 1, Approved: 0, Rejected: 1 });
    expect(now.bookings['readiness-teacher']).toEqual({ Pending: 1, Approved: 0, Rejected: 0 });
    expect([now.messages, now.unanswered]).toEqual([1, 1]);
    const [message] = (await product.admin.get('/contact/getcontact')).body as { _id: string }[];
    await product.admin.post(`/contact/${message?._id}/answer`).send({ text: 'We open at eight.' });
    const messageStatuses = { new: 0, answered: 1, closed: 0 };
    expect(await figures()).toMatchObject({ messages: 1, unanswered: 0, messageStatuses });
    expect(now.weeks.at(-1)).toMatchObject({ applications: 0, bookings: 6, courseRequests: 0, messages: 1 });
    expect(now.weeks.at(-2)).toMatchObject({ bookings: 0, messages: 0 });
  });

  it('puts what came in earlier into its own week', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const createdAt = new Date(Date.now() - 14 * 24 * 60 * 60 * 1000);
    await product.connection.collection('contacts').updateMany({}, { $set: { createdAt } });
    expect((await figures()).weeks.map(({ messages }) => messages)).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  });

  it('counts what waits for longer than two working days, and its list shows it', async () => {
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { childName: 'Late' }));
    const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    await product.connection.collection('bookings').updateMany({}, { $set: { createdAt } });
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { childName: 'New' }));
    expect((await figures()).due).toMatchObject({ bookings: { today: 0, late: 1 }, messages: { late: 0 } });
    for (const path of ['/bookings/inbox', '/shadow-teacher/view-booking']) {
      const late = product.admin.get(path).query({ filter: '{"due":"late"}', range: '[0,9]' });
      const { body, headers } = await late;
      expect(body).toMatchObject([{ childName: 'Late' }]);
      expect(headers['content-range']).toMatch(/ 0-0\/1$/);
    }
    const [{ _id: id } = { _id: '' }] = (await product.admin.get('/bookings/inbox').query({ filter: '{"due":"late"}' }))
      .body as { _id: string }[];
    await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' });
    expect((await figures()).due.bookings).toEqual({ today: 0, late: 0 });
  });

  it.each(['/bookings/inbox', '/course/course-requests', '/contact/getcontact'])(
    'knows what is due in %s, and nothing else',
    async (path) => {
      const ask = (due: unknown) => product.admin.get(path).query({ filter: JSON.stringify({ due }) });
      for (const due of ['today', 'late']) expect((await ask(due)).status).toBe(200);
      for (const due of ['tomorrow', '', null, ['late'], { $ne: 1 }]) expect((await ask(due)).status).toBe(400);
      expect((await product.admin.get('/user/get').query({ filter: '{"due":"late"}' })).status).toBe(400);
    },
  );

  it('shows the newest announcement, and none after an empty one', async () => {
    const path = '/dashboard/announcement';
    expect((await product.admin.get(path)).body).toEqual({ announcement: null });
    for (const text of ['Closed on Monday.', 'Open again.']) await product.admin.put(path).send({ text });
    expect((await product.admin.get(path)).body).toMatchObject({
      announcement: { text: 'Open again.', who: ADMIN.email },
    });
    await product.admin.put(path).send({ text: '  ' });
    expect((await product.admin.get(path)).body).toEqual({ announcement: null });
    const { status } = await product.admin.put(path).send({ text: 'x'.repeat(501) });
    expect(status).toBe(400);
  });
});
