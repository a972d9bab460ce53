import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import { ADMIN, theProduct } from './support/product.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

type Row = Readonly<Record<string, unknown>>;

describe('the teacher who is assigned to a booking', () => {
  const product = theProduct();
  const add = async (changes: object = {}): Promise<string> => {
    const sent = { ...aBooking('counselling-teacher'), ...changes };
    const { body } = await product.visitor.post('/counselling-teacher/add-booking').send(sent);
    return (body as { bookingId: string }).bookingId;
  };
  const update = (id: string, changes: object) =>
    product.admin.put(`/counselling-teacher/update-booking/${id}`).send(changes);
  const inbox = async (filter: object): Promise<Row[]> =>
    (await product.admin.get('/bookings/inbox').query({ filter: JSON.stringify(filter) })).body as Row[];
  const leaves = (id: string) => product.admin.put(`/category/updatedetails/${id}`).send({ status: 'left' });
  const NOBODY = 'Choose a teacher who works with us from the list.';

  it('is named by an administrator, never by the public, and the audit knows', async () => {
    const { _id: assignedStaff } = await theTeacherProfile(product);
    const id = await add({ assignedStaff });
    expect((await inbox({ id }))[0]).not.toHaveProperty('assignedStaff');
    expect((await update(id, { assignedStaff, status: 'Approved' })).body).toMatchObject({
      assignedStaff,
      status: 'Approved',
    });
    expect(await inbox({ assignedStaff })).toMatchObject([{ _id: id }]);
    const filter = JSON.stringify({ recordId: id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { who: ADMIN.email, fields: ['status', 'assignedStaff'], from: 'Pending', to: 'Approved' },
    ]);
    expect((await update(id, { assignedStaff: null })).body).not.toHaveProperty('assignedStaff');
    expect(await inbox({ assignedStaff })).toEqual([]);
  });

  it('works with us; who has left keeps the families they had', async () => {
    const { _id: assignedStaff } = await theTeacherProfile(product);
    const [first, second] = [await add(), await add()];
    await update(first, { assignedStaff });
    expect((await leaves(assignedStaff)).status).toBe(200);
    expectError(await update(second, { assignedStaff }), 400, { assignedStaff: NOBODY });
    expectError(await update(second, { assignedStaff: 'a'.repeat(24) }), 400, { assignedStaff: NOBODY });
    expect((await update(first, { assignedStaff, childName: 'Nethmi' })).body).toMatchObject({ assignedStaff });
  });

  it('is not shown to the public after leaving, and to administrators as before', async () => {
    const { _id, service } = await theTeacherProfile(product);
    await leaves(_id);
    const { visitor, admin } = product;
    expect((await visitor.get('/category/alldetails')).body).toEqual([]);
    expect((await visitor.get('/category/alldetails').query({ filter: '{"status":"left"}' })).body).toEqual([]);
    const ofService = visitor.get('/category/counselingdetails').query({ service: String(service) });
    expect((await ofService).body).toEqual([]);
    expectError(await visitor.get(`/category/details/${_id}`), 404);
    expect((await admin.get('/category/alldetails')).body).toMatchObject([{ _id, status: 'left' }]);
    expect((await admin.get(`/category/details/${_id}`)).body).toMatchObject({ category: { _id, status: 'left' } });
    await admin.put(`/category/updatedetails/${_id}`).send({ status: 'active' });
    expect((await visitor.get('/category/alldetails')).body).toMatchObject([{ _id }]);
    const filter = JSON.stringify({ recordId: _id, action: 'updated' });
    expect((await admin.get('/audit').query({ filter })).body).toMatchObject([
      { from: 'left', to: 'active' },
      { from: 'active', to: 'left' },
    ]);
  });

  it.each(['assignedStaff', 'preferredStaff'])('is not deleted while a booking names them as %s', async (field) => {
    const { _id } = await theTeacherProfile(product);
    const id = await add(field === 'preferredStaff' ? { preferredStaff: _id } : {});
    if (field === 'assignedStaff') await update(id, { assignedStaff: _id });
    const remove = () => product.admin.delete(`/category/deletedetails/${_id}`);
    const refused = await remove();
    expectError(refused, 409);
    expect(refused.body).toMatchObject({ message: expect.stringMatching(/^Bookings name this teacher\./) as unknown });
    await update(id, { [field]: null });
    expect((await remove()).status).toBe(200);
  });
});
