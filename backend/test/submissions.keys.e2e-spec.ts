import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking, aCourse, aCourseRequest, aCv, aMessage, aPdf, aRegistration } from './factories/index.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { theProduct } from './support/product.js';
import { PUBLIC_CREATES } from './support/public-creates.js';
import { anApplicant, type Applicant } from './support/registration.js';
import { keptFiles } from './support/uploads.js';

const product = theProduct();

describe('a submission without a key', () => {
  it.each(PUBLIC_CREATES.filter(({ path }) => path !== '/user/create'))(
    'to $path is stored each time',
    async (create) => {
      const { path, list, bodies, send, before } = create;
      await before?.(product);
      const answers = [await send(product, path, bodies[0]), await send(product, path, bodies[0])];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const { headers } = await product.admin.get(list);
      expect(headers['content-range']).toMatch(/\/2$/);
    },
  );
});

const KEY = { 'Idempotency-Key': 'one tap' };

describe('a submission with a key', () => {
  it.each(BOOKING_KINDS)('for a %s is answered as before after its booking was changed', async (kind) => {
    const submit = () => product.visitor.post(`/${kind}/add-booking`).set(KEY).send(aBooking(kind));
    const first = await submit();
    const { bookingId } = first.body as { bookingId: string };
    await product.admin.put(`/${kind}/update-booking/${bookingId}`).send({ status: 'Approved', childName: 'Other' });
    expect((await submit()).body).toEqual(first.body);
    expect((await product.admin.get(`/${kind}/view-booking`)).body).toMatchObject([{ status: 'Approved' }]);
  });

  it('is stored once among many at the same moment, whatever becomes of the others', async () => {
    const submit = (key: string, name: string) =>
      product.visitor.post('/contact/addcontact').set('Idempotency-Key', key).send(aMessage({ name }));
    await submit('deleted', 'Deleted');
    const [{ _id }] = (await product.admin.get('/contact/getcontact')).body as [{ _id: string }];
    await product.admin.delete(`/contact/deletecontact/${_id}`);
    const first = await submit('known', 'Known');
    const answers = await Promise.all([
      submit('one', 'One'),
      submit('two', 'Two'),
      submit('known', 'Known'),
      submit('known', 'Another body'),
      submit('deleted', 'Deleted'),
      submit('three', 'Three'),
      submit('three', 'Three'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 422, 201, 201, 201]);
    expect(answers[2].body).toEqual(first.body);
    expect(answers[6].body).toEqual(answers[5].body);
    const kept = (await product.admin.get('/contact/getcontact')).body as { name: string }[];
    expect(kept.map(({ name }) => name).sort()).toEqual(['Known', 'One', 'Three', 'Two']);
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

  it('is answered as before when its course has another name by now, and refused with another body', async () => {
    const course = (await product.admin.post('/course/addCourse').send(aCourse())).body as { _id: string };
    const submit = (name: string) =>
      product.visitor.post('/course/add-course-requests').set(KEY).send(aCourseRequest({ name }));
    const first = await submit('Anula');
    expect(first.status).toBe(201);
    await product.admin.put(`/course/updateCourse/${course._id}`).send({ title: 'Another title' });
    const again = await submit('Anula');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expectError(await submit('Malini'), 422);
  });

  it('in another language gets the first answer, its private address included', async () => {
    const submit = (language: string) =>
      product.visitor.post('/contact/addcontact').set(KEY).send(aMessage({ language }));
    const first = await submit('ta');
    expect(first.body).toMatchObject({ followUp: expect.stringContaining('/ta/booking-status#') as string });
    expect((await submit('si')).body).toEqual(first.body);
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

    it('is another one with an address that somebody else has', async () => {
      await anApplicant(product, { email: 'other@example.org' });
      expect((await submit()).status).toBe(201);
      const other = { ...fields, email: 'other@example.org' };
      expectError(await sendForm(product.visitor.post('/user/create').set(KEY), other, aCv()), 422);
      expect(await keptFiles(product, 'cvs')).toEqual({ files: 2, chunks: 2 });
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
