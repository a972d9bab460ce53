import { expectError } from './support/errors.js';
import { aFamily, people, thePerson } from './support/family.js';
import { knowsNobody } from './support/knows-nobody.js';
import { theProduct } from './support/product.js';

describe('a person who withdraws their consent', () => {
  const product = theProduct();
  const { put, post } = {
    put: (path: string) => product.admin.put(path),
    post: (path: string) => product.admin.post(path),
  };
  const withdraw = (id: string) => post(`/people/${id}/withdraw`);
  const agreeAgain = (id: string) => product.admin.delete(`/people/${id}/withdraw`);

  interface Records {
    readonly consentWithdrawnAt?: string;
    readonly bookings: { _id: string; status: string; consentWithdrawnAt?: string }[];
    readonly courseRequests: { _id: string; status: string }[];
    readonly messages: { _id: string; status: string }[];
    readonly applications: { _id: string; status: string }[];
  }

  /** Every decision and change of their records; how each was answered. */
  async function tryAll({ bookings, courseRequests, messages, applications }: Records): Promise<number[]> {
    const [booking, request, message, application] = [bookings, courseRequests, messages, applications].map(
      ([first]) => first?._id ?? '',
    );
    const answers = [
      await put(`/shadow-teacher/update-booking/${booking}`).send({ status: 'Approved' }),
      await put(`/shadow-teacher/update-booking/${booking}`).send({ childName: 'Kasuni' }),
      await put(`/course/course-requests/${request}`).send({ status: 'accepted' }),
      await post(`/contact/${message}/answer`).send({ text: 'We do.' }),
      await put(`/user/${application}/update`).send({ status: 'approved' }),
    ];
    return answers.map(({ status }) => status);
  }

  it('stops all work on their records, and on nobody else’s, until they agree again', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const { status, body } = await withdraw(_id);
    const records = body as Records;
    expect(status).toBe(200);
    expect(records.consentWithdrawnAt).toEqual(expect.any(String));
    expect(await tryAll(records)).toEqual([409, 409, 409, 409, 409]);
    const shown = (await product.admin.get(`/people/${_id}`)).body as Records;
    expect(shown.bookings).toMatchObject([{ status: 'Pending', consentWithdrawnAt: records.consentWithdrawnAt }]);
    expectError(await put(`/people/${_id}`).send({ name: 'Another name' }), 409);
    const [other] = (await product.admin.get('/counselling-teacher/view-booking')).body as { _id: string }[];
    const decided = await put(`/counselling-teacher/update-booking/${other?._id}`).send({ status: 'Approved' });
    expect(decided.status).toBe(200);

    const again = await agreeAgain(_id);
    expect([again.status, again.body]).toMatchObject([200, { bookings: [{ status: 'Pending' }] }]);
    expect((again.body as Records).consentWithdrawnAt).toBeUndefined();
    expect(await tryAll(records)).toEqual([200, 200, 200, 200, 200]);
  });

  it('can still be erased', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    await withdraw(_id);
    expect((await post(`/people/${_id}/erase`).send({ reason: 'Withdrawn.' })).status).toBe(200);
    expect(await people(product, '0777654321')).toEqual([]);
  });

  it('is told to a family that wants to change its booking', async () => {
    await aFamily(product);
    await withdraw((await thePerson(product))._id);
    const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as { reference: string }[];
    const look = await product.visitor.post('/follow-up').send({ reference: booking?.reference, phone: '0777654321' });
    const { token } = look.body as { token: string };
    expectError(await product.visitor.put('/follow-up').send({ token, parentName: 'Another' }), 409);
  });

  it('leaves lines in the audit, at each record', async () => {
    await aFamily(product);
    await withdraw((await thePerson(product))._id);
    const { body } = await product.admin.get('/audit').query({ filter: '{"action":"updated"}' });
    expect((body as { fields: string[] }[]).map(({ fields }) => fields)).toEqual(Array(4).fill(['consentWithdrawnAt']));
  });

  knowsNobody(withdraw);
  knowsNobody(agreeAgain);
});
