import mongoose, { Schema } from 'mongoose';
import { withStore } from './support/store.js';

describe('Mongoose', () => {
  const given = withStore();
  let connection: mongoose.Connection;
  beforeAll(async () => {
    connection = await mongoose.createConnection(given.store.uri, { autoCreate: false, autoIndex: false }).asPromise();
  });
  afterAll(() => connection.close());

  it('saves, finds, changes and removes documents with timestamps and a unique field', async () => {
    const schema = new Schema({ email: { type: String, unique: true }, age: Number }, { timestamps: true });
    const User = connection.model('User', schema);
    await User.createIndexes();
    const user = await User.create({ email: 'a@example.org', age: 30 });
    user.age = 31;
    await user.save();
    const found = await User.findOne({ email: 'a@example.org' }).lean();
    expect(found).toMatchObject({ age: 31, email: 'a@example.org' });
    expect(found?.createdAt).toBeInstanceOf(Date);
    await expect(User.create({ email: 'a@example.org' })).rejects.toMatchObject({ code: 11000 });
    const changed = await User.findOneAndUpdate({ age: 31 }, { $inc: { age: 1 } }, { returnDocument: 'after' });
    expect(changed?.age).toBe(32);
    expect((await User.deleteOne({ _id: user._id })).deletedCount).toBe(1);
    expect(await User.countDocuments()).toBe(0);
  });

  it('keeps kinds as discriminators in one collection, with indexes beside the schema', async () => {
    // Said here, because the product sets `strictQuery` for its whole process, which may be this one.
    const options = { discriminatorKey: 'kind', strictQuery: false, timestamps: true };
    const schema = new Schema({ childName: String }, options);
    schema.index({ kind: 1, createdAt: -1, _id: -1 });
    const Booking = connection.model('Booking', schema);
    const Therapy = Booking.discriminator('therapy', new Schema({ condition: String }));
    const Shadow = Booking.discriminator('shadow', new Schema({ school: { name: String } }));
    await Booking.createIndexes();
    await Therapy.create([{ childName: 'A', condition: 'x' }, { childName: 'B' }]);
    await Shadow.create({ childName: 'C', school: { name: 'S' } });
    expect((await Therapy.find().sort({ createdAt: -1, _id: -1 })).map(({ childName }) => childName)).toEqual([
      'B',
      'A',
    ]);
    expect(await Shadow.countDocuments()).toBe(1);
    expect((await Booking.find({ 'school.name': 'S' })).map((each) => each.get('kind') as string)).toEqual(['shadow']);
    expect(Object.keys(await Booking.collection.indexInformation())).toEqual(['_id_', 'kind_1_createdAt_-1__id_-1']);
  });
});
