import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking, aCv, aMessage, aPdf, aRegistration } from './factories/index.js';
import { sendForm } from './support/form.js';
import { keptFiles } from './support/uploads.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import type { Applicant } from './support/registration.js';

const KEY = { 'Idempotency-Key': 'one tap' };

describe('a submission with a key', () => {
  const product = theProduct();

  it.each(BOOKING_KINDS)('for a %s is answered as before after its booking was changed', async (kind) => {
    const submit = () => product.visitor.post(`/${kind}/add-booking`).set(KEY).send(aBooking(kind));
    const first = await submit();
    const { bookingId } = first.body as { bookingId: string };
    await product.admin.put(`/${kind}/update-booking/${bookingId}`).send({ status: 'Approved', childName: 'Other' });
    expect((await submit()).body).toEqual(first.body);
    expect((await product.admin.get(`/${kind}/view-booking`)).body).toMatchObject([{ status: 'Approved' }]);
  });

  it('creates nothing again after an administrator deleted its record', async () => {
    const submit = () => product.visitor.post('/contact/addcontact').set(KEY).send(aMessage());
    const first = await submit();
    const { body } = await product.admin.get('/contact/getcontact');
    const [{ _id }] = body as [{ _id: string }];
    await product.admin.delete(`/contact/deletecontact/${_id}`);
    const again = await submit();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await product.admin.get('/contact/getcontact')).body).toEqual([]);
  });

  describe('and a CV', () => {
    const fields = aRegistration();
    const submit = (content = aPdf()) =>
      sendForm(product.visitor.post('/user/create').set(KEY), fields, aCv({ content }));

    it('is answered as pending, as it was, after it was approved', async () => {
      const first = await submit();
      const { _id } = (first.body as { user: Applicant }).user;
      await product.admin.put(`/user/${_id}/update`).send({ status: 'approved', full_name: 'Other' });
      const again = await submit();
      expect([again.status, again.body]).toEqual([201, first.body]);
    });

    it('leaves one file, which the answer names, however often it comes', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => submit()));
      const names = answers.map(({ body }) => (body as { user: Applicant }).user.cv);
      expect(new Set(names).size).toBe(1);
      await submit();
      expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
      expect((await product.admin.get(`/file/${names[0] ?? ''}`)).status).toBe(200);
    });

    it('is another one with another CV', async () => {
      expect((await submit()).status).toBe(201);
      expectError(await submit(aPdf('another')), 422);
      expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    });

    it('is the same one with another password: no secret is remembered to tell them apart', async () => {
      const first = await submit();
      const other = { ...fields, password: 'another long password' };
      const again = await sendForm(product.visitor.post('/user/create').set(KEY), other, aCv());
      expect([again.status, again.body]).toEqual([201, first.body]);
      const login = (password = '') => product.visitor.post('/user/login').send({ email: fields['email'], password });
      expect((await login(fields['password'])).status).toBe(200);
      expectError(await login(other.password), 401);
    });

    it.each(['full_name', 'home_address', 'teacher_type'])('is another one with another %s', async (field) => {
      expect((await submit()).status).toBe(201);
      const other = { ...fields, [field]: field === 'teacher_type' ? 'Counselor' : 'Other' };
      expectError(await sendForm(product.visitor.post('/user/create').set(KEY), other, aCv()), 422);
    });
  });
});
