import { BOOKING_KINDS } from '#contract/bookings';
import { SERVICES } from '#contract/services';
import type { Detail } from './support/teacher-profiles.js';
import { theProduct } from './support/product.js';
import { expectNoSecrets } from './support/errors.js';

describe('a product that is tried out', () => {
  const product = theProduct({ SEED_DEMO: 'on' }, false);

  it('has courses, bookings of every kind, requests and messages to look at', async () => {
    const lists = [
      '/course/getcourses',
      '/services',
      '/course/course-requests',
      '/contact/getcontact',
      ...BOOKING_KINDS.map((kind) => `/${kind}/view-booking`),
    ];
    for (const path of lists) {
      const { status, headers, body } = await product.admin.get(path).query({ range: '[0,99]' });
      expect([path, status, headers['content-range']]).toEqual([path, 200, expect.stringMatching(/ 0-\d+\/\d+$/)]);
      expectNoSecrets(body);
    }
  });

  it.each(SERVICES)('has staff for %s, with pictures', async (service) => {
    const { body } = await product.visitor.get('/category/counselingdetails').query({ service });
    const staff = body as Detail[];
    expect(staff.length).toBeGreaterThan(0);
    for (const { profilePicture } of staff) {
      const { status, type } = await product.visitor.get(`/${profilePicture}`);
      expect([status, type]).toEqual([200, 'image/webp']);
    }
  });

  it('takes back what it shows: every record keeps the rules', async () => {
    for (const kind of BOOKING_KINDS) {
      const { body } = await product.admin.get(`/${kind}/view-booking`);
      for (const booking of body as { _id: string }[]) {
        const { status } = await product.admin.put(`/${kind}/update-booking/${booking._id}`).send(booking);
        expect([kind, status]).toEqual([kind, 200]);
      }
    }
  });
});

describe('a product that is not', () => {
  const product = theProduct({ SEED_DEMO: 'off' });

  it('begins empty', async () => {
    for (const path of ['/course/getcourses', '/services', '/category/alldetails', '/shadow-teacher/view-booking']) {
      const { headers } = await product.admin.get(path);
      expect(headers['content-range']).toMatch(/ \*\/0$/);
    }
  });
});
