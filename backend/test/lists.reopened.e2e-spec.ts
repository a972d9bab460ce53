import { Types } from 'mongoose';
import type { Figures } from '#contract/dashboard';
import { aSentBooking, aSentCourseRequest, aSentMessage } from './support/follow-up.js';
import { theProduct } from './support/product.js';

const product = theProduct();

describe('what waits for an answer', () => {
  const figures = async () => (await product.admin.get('/dashboard/figures')).body as Figures;

  it.each([
    {
      what: 'bookings',
      path: '/bookings/inbox',
      send: () => aSentBooking(product),
      reopen: async (id: string) => {
        for (const status of ['Rejected', 'Pending']) {
          await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ status });
        }
      },
    },
    {
      what: 'courseRequests',
      path: '/course/course-requests',
      send: () => aSentCourseRequest(product),
      reopen: async (id: string) => {
        await product.admin.put(`/course/course-requests/${id}`).send({ status: 'denied' });
        await product.admin.post(`/course/course-requests/${id}/take-back`);
      },
    },
    {
      what: 'messages',
      path: '/contact/getcontact',
      send: () => aSentMessage(product),
      reopen: async (id: string) => {
        for (const status of ['closed', 'new']) await product.admin.put(`/contact/${id}/status`).send({ status });
      },
    },
  ])('counts $what that wait again from when they did', async ({ what, path, send, reopen }) => {
    await send();
    const collection = product.connection.collection(what.toLowerCase().replace('messages', 'contacts'));
    const { _id } = (await collection.findOne()) ?? { _id: new Types.ObjectId() };
    const late = async () => {
      const { headers } = await product.admin.get(path).query({ filter: '{"due":"late"}', range: '[0,9]' });
      const { due } = await figures();
      return [headers['content-range']?.split('/')[1], due[what as keyof typeof due].late];
    };
    const longAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    await collection.updateOne({ _id }, { $set: { createdAt: longAgo } });
    expect(await late()).toEqual(['1', 1]);
    await reopen(String(_id));
    expect(await late()).toEqual(['0', 0]);
    await send();
    await collection.updateOne({ _id: { $ne: _id } }, { $set: { createdAt: longAgo } });
    expect(await late()).toEqual(['1', 1]);
    await collection.updateOne({ _id }, { $set: { reopenedAt: new Date(longAgo.getTime() + 60_000) } });
    expect(await late()).toEqual(['2', 2]);
  });
});
