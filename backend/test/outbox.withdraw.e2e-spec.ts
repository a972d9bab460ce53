import { Types } from 'mongoose';
import { carriedByNew, PendingEvents } from '../src/common/pending-events/index.js';
import { OutboxService } from '../src/outbox/index.js';
import { aSentBooking, aSentCourseRequest, aSentMessage, family, PARENT } from './support/follow-up.js';
import { outboxOf } from './support/mail.js';
import { theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';

/** A decision that is not true any more is told to nobody, and of what was deleted no message stays. */
describe('messages', () => {
  const product = theProduct();
  const templates = async () => (await outboxOf(product)).map(({ template }) => template).sort();
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
    expect(await outboxOf(product)).toEqual([]);
  });

  it('go with a course request that is deleted, told or not', async () => {
    await aSentCourseRequest(product);
    const id = await only('/course/course-requests');
    await product.admin.put(`/course/course-requests/${id}`).send({ status: 'denied' });
    expect(await templates()).toEqual(['request-denied', 'request-received']);
    await product.admin.delete(`/course/course-requests/${id}`);
    expect(await outboxOf(product)).toEqual([]);
  });

  it('go with a message that is deleted, told or not', async () => {
    await aSentMessage(product);
    const id = await only('/contact/getcontact');
    await product.admin.post(`/contact/${id}/answer`).send({ text: 'We open at eight.' });
    expect(await templates()).toEqual(['contact-answered', 'contact-received']);
    await product.admin.delete(`/contact/deletecontact/${id}`);
    expect(await outboxOf(product)).toEqual([]);
  });

  it('go with an application that is deleted, told or not', async () => {
    await anApplicant(product);
    const id = await only('/user/get');
    await product.admin.put(`/user/${id}/update`).send({ status: 'approved' });
    expect(await templates()).toEqual(['application-approved', 'application-received']);
    await product.admin.delete(`/user/${id}`);
    expect(await outboxOf(product)).toEqual([]);
  });

  it('that wait are told at the number and the address that were put right since', async () => {
    const { token } = await aSentBooking(product);
    const id = await only('/shadow-teacher/view-booking');
    await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' });
    await family(product).change({ token, parentPhone: '071 987 6543', parentEmail: 'new@example.org' });
    const [, approved, received] = await outboxOf(product);
    const reached = { to: 'new@example.org', phone: '0719876543', name: PARENT.parentName };
    expect(approved).toMatchObject({ template: 'booking-approved', ...reached });
    // What has been said already was said where it was.
    expect(received).toMatchObject({ template: 'booking-received', to: PARENT.parentEmail });
    const told = await product.admin.post(`/outbox/${approved?._id}/told`).send({ by: 'whatsapp' });
    expect(told.body).toMatchObject({ status: 'told', ...reached });
    await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ parentPhone: '0700000000' });
    expect((await outboxOf(product))[1]).toMatchObject({ status: 'told', ...reached });
  });

  it('that nobody was told of are replaced by the next decision, also where the mail server refused the first', async () => {
    await aSentBooking(product);
    const path = `/shadow-teacher/update-booking/${await only('/shadow-teacher/view-booking')}`;
    await product.admin.put(path).send({ status: 'Approved' });
    await product.connection
      .collection('outbox')
      .updateOne({ template: 'booking-approved' }, { $set: { status: 'failed' } });
    await product.admin.put(path).send({ status: 'Rejected' });
    expect(await templates()).toEqual(['booking-received', 'booking-rejected']);
  });

  it('are replaced where both decisions are delivered at once, after the store was away', async () => {
    const outbox = product.app.get(OutboxService);
    const _id = new Types.ObjectId();
    const { parentPhone: phone } = PARENT;
    const about = { entity: 'booking', recordId: String(_id), kind: 'shadow-teacher' } as const;
    const events = (['booking-approved', 'booking-rejected'] as const).map((template) =>
      outbox.message({ template, phone, about }),
    );
    await product.connection.collection('bookings').insertOne({ _id, ...carriedByNew(events) });
    await product.app.get(PendingEvents).deliverAll();
    expect(await templates()).toEqual(['booking-rejected']);
  });
});
