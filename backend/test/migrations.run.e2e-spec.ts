import { mongo } from 'mongoose';
import { MigrationsService } from '../src/migrations/index.js';
import { aBooking, aMessage } from './factories/index.js';
import { aSentMessage, family, REFERENCE } from './support/follow-up.js';
import { theProduct } from './support/product.js';
import { heldBack } from './support/quarantine.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { anApplicant, login } from './support/registration.js';

describe('a store that an older version wrote', () => {
  const product = theProduct();
  const collection = (name: string) => product.connection.collection(name);
  const once = {
    key: 'a key',
    fingerprint: 'a plain hash of the password',
    answer: '{}',
    until: new Date('2100-01-01'),
  };
  const dates = { createdAt: new Date('2026-11-01'), updatedAt: new Date('2026-11-01') };
  /** As at the next start of a product that never ran them. */
  const migrate = async (): Promise<void> => {
    await collection('migrations').deleteMany({});
    await product.app.get(MigrationsService).run();
  };

  it('keeps no fingerprint that was made with a password', async () => {
    const { _id } = await anApplicant(product);
    await collection('users').updateOne({ _id: new mongo.ObjectId(_id) }, { $set: { once } });
    await collection('spentkeys').insertOne({ ...once, _id: new mongo.ObjectId() });
    await migrate();
    expect(await collection('users').countDocuments({ once: { $exists: true } })).toBe(0);
    expect(await collection('spentkeys').countDocuments()).toBe(0);
    expect((await product.admin.get('/user/get')).body).toMatchObject([{ _id }]);
  });

  it('brings home what was held back, once, and leaves the old collection empty', async () => {
    const booking = { ...aBooking('counselling-teacher'), kind: 'counselling-teacher', status: 'Pending' };
    const forms = [
      { _id: new mongo.ObjectId(), what: 'counselling-teacher', home: 'counselling-teacher', record: booking },
      { _id: new mongo.ObjectId(), what: 'contact', home: 'Contact', record: aMessage() },
    ].map((form) => ({ ...form, ...dates, once }));
    await collection('quarantine').insertMany(forms);
    await migrate();
    // As though it had broken off before the form was taken out of the old collection.
    await collection('quarantine').insertMany(forms.slice(0, 1));
    await migrate();
    expect(await collection('quarantine').countDocuments()).toBe(0);
    const held = await heldBack(product);
    expect(held.map(({ _id, what, createdAt }) => [_id, what, createdAt]).sort()).toEqual(
      forms.map(({ _id, what }) => [_id.toHexString(), what, '2026-11-01T00:00:00.000Z']).sort(),
    );
    expect((await product.admin.get('/contact/getcontact')).body).toEqual([]);
    const id = forms[0]?._id.toHexString() ?? '';
    expect((await product.admin.put(`/quarantine/${id}/release`)).status).toBe(200);
    expect((await product.admin.get('/counselling-teacher/view-booking')).body).toMatchObject([{ _id: id }]);
  });

  it('counts no passwords any more, and everybody signs in anew', async () => {
    const { email } = await anApplicant(product);
    await collection('users').updateOne({ email }, { $set: { tokenVersion: 3 } });
    await migrate();
    expect(await collection('users').countDocuments({ tokenVersion: { $exists: true } })).toBe(0);
    expect((await login(product, email, 'one step at a time')).status).toBe(200);
  });

  it('gives old requests a reference and lets their families follow them, and leaves new ones alone', async () => {
    const booking = { ...aBooking('counselling-teacher'), kind: 'counselling-teacher', status: 'Pending' };
    const old = { ...dates, parentPhone: '0771234567', consentLanguage: 'ta' };
    await collection('bookings').insertMany([
      { ...booking, ...old },
      { ...booking, ...old, childName: 'Other' },
    ]);
    const { reference: known } = await aSentMessage(product);
    const { _id } = await anApplicant(product);
    await collection('users').updateOne({ _id: new mongo.ObjectId(_id) }, { $unset: { reference: 1 } });
    await migrate();
    const rows = (await product.admin.get('/counselling-teacher/view-booking')).body as { reference: string }[];
    expect(rows).toMatchObject([
      { reference: REFERENCE, language: 'ta' },
      { reference: REFERENCE, language: 'ta' },
    ]);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(2);
    expect((await product.admin.get('/contact/getcontact')).body).toMatchObject([{ reference: known }]);
    expect((await product.admin.get('/user/get')).body).toMatchObject([{ _id, reference: REFERENCE }]);
    const lookedUp = await family(product).look({ reference: rows[0]?.reference, phone: '0771234567' });
    const { token } = lookedUp.body as { token: string };
    expect((await family(product).look({ token })).body).toMatchObject({ request: { status: 'Pending' } });
  });

  it('holds messages that are new until they are answered', async () => {
    await aSentMessage(product);
    await collection('contacts').updateMany({}, { $unset: { status: 1 } });
    await migrate();
    const waiting = await product.admin.get('/contact/getcontact?filter={"status":"new"}');
    expect(waiting.body).toMatchObject([{ status: 'new' }]);
  });

  it('shows teachers until they leave', async () => {
    const { _id } = await theTeacherProfile(product);
    await collection('categories').updateMany({}, { $unset: { status: 1 } });
    await migrate();
    expect((await product.visitor.get('/category/alldetails')).body).toMatchObject([{ _id }]);
  });

  it('is brought up to date once', async () => {
    await migrate();
    await collection('users').updateMany({}, { $set: { once } });
    await product.app.get(MigrationsService).run();
    expect(await collection('users').countDocuments({ once: { $exists: true } })).toBeGreaterThan(0);
    await collection('users').updateMany({}, { $unset: { once: 1 } });
  });
});
