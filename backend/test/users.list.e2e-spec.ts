import { aCv, aRegistration } from './factories/index.js';
import { sendForm } from './support/form.js';
import { answersLists } from './support/lists.js';
import { ADMIN, theProduct } from './support/product.js';
import { type Applicant, anApplicant } from './support/registration.js';

describe('the applicants', () => {
  const product = theProduct();
  const get = (query: Readonly<Record<string, string>>) => product.admin.get('/user/get').query(query);

  answersLists({
    get,
    add: (full_name) =>
      sendForm(product.visitor.post('/user/create'), aRegistration({ full_name }), aCv()).then(({ status }) =>
        expect(status).toBe(201),
      ),
    field: 'full_name',
    resource: 'users',
  });

  it('are told apart by status and teacher type', async () => {
    const counselor = await anApplicant(product, { teacher_type: 'Counselor' });
    const { _id } = await anApplicant(product);
    await product.admin.put(`/user/${_id}/update`).send({ status: 'approved' });
    const ids = async (filter: object): Promise<string[]> => {
      const { body } = await get({ filter: JSON.stringify(filter) });
      return (body as Applicant[]).map((user) => user._id);
    };
    expect(await ids({ status: 'pending' })).toEqual([counselor._id]);
    expect(await ids({ status: 'approved' })).toEqual([_id]);
    expect(await ids({ status: ['approved', 'pending'] })).toHaveLength(2);
    expect(await ids({ teacher_type: 'Counselor' })).toEqual([counselor._id]);
    expect(await ids({ status: 'pending', teacher_type: 'Shadow_Teacher' })).toEqual([]);
    expect(await ids({ email: counselor.email.toUpperCase() })).toEqual([counselor._id]);
  });

  it('carry what their CVs can do beyond being read, which they are not told themselves', async () => {
    const content = Buffer.from('%PDF-1.7\n3 0 obj<</S/J#61vaScript/JS(app.alert\\(1\\))>>endobj\n%%EOF\n');
    const { body } = await sendForm(product.visitor.post('/user/create'), aRegistration(), aCv({ content }));
    expect(body).not.toHaveProperty('user.cvWarnings');
    expect((await get({})).body).toMatchObject([{ cvWarnings: ['script'] }]);
    await product.connection.collection('users').updateMany({}, { $unset: { cvWarnings: '' } });
    expect((await get({})).body).toMatchObject([{ cvWarnings: ['unchecked'] }]);
  });

  it.each<Readonly<Record<string, string>>>([
    {},
    { filter: '{"q":"admin"}' },
    { filter: `{"email":"${ADMIN.email}"}` },
    { range: '[0,9]' },
  ])('never include an administrator: %j', async (query) => {
    const { body } = await get(query);
    expect(body).toEqual([]);
  });

  it('never include an administrator by id either', async () => {
    const { body } = await product.admin.get('/user/me');
    const { _id } = (body as { user: { _id: string } }).user;
    expect((await get({ filter: JSON.stringify({ id: [_id] }) })).body).toEqual([]);
  });
});
