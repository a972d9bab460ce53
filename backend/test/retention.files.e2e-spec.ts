import { Types } from 'mongoose';
import { RetentionService } from '../src/retention/index.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';
import { byRule, on, redate, ruleNamed } from './support/old-records.js';
import { theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';

const DAY = '2026-11-21';
const EVE = '2026-11-20';

describe('files that are kept too long', () => {
  const product = theProduct();
  const retention = () => product.app.get(RetentionService);
  const due = (day: string) => byRule(product, day, 'due');
  const remove = (day: string) => byRule(product, day, 'remove');

  it('go when no record names them, a day after they came', async () => {
    await anApplicant(product);
    const staff = await theTeacherProfile(product);
    const { email } = await anApplicant(product);
    const lost = await theTeacherProfile(product);
    await product.connection.collection('users').deleteOne({ email: email });
    await product.connection.collection('categories').deleteOne({ profilePicture: lost.profilePicture });
    expect(await remove(DAY)).toEqual({});
    const cvs = { $set: { uploadDate: on('2026-11-20') } };
    await product.connection.collection('cvs.files').updateMany({}, cvs);
    await product.connection.collection('pictures.files').updateMany({}, cvs);
    expect(await remove(EVE)).toEqual({});
    expect(await due('2026-11-22')).toEqual({ 'CVs no record names': 1, 'pictures no record names': 1 });
    expect(await remove('2026-11-22')).toEqual({ 'CVs no record names': 1, 'pictures no record names': 1 });
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    expect((await product.visitor.get(`/${staff.profilePicture}`)).status).toBe(200);
    expect((await product.visitor.get(`/${lost.profilePicture}`)).status).toBe(404);
  });

  it('go in parts that never became whole, a day after they came', async () => {
    await anApplicant(product);
    await theTeacherProfile(product);
    const half = Types.ObjectId.createFromTime(on('2026-11-20').getTime() / 1000);
    const parts = [0, 1].map((n) => ({ files_id: half, n, data: Buffer.from('%PDF-1.7 half') }));
    await product.connection.collection('cvs.chunks').insertMany(parts);
    expect(await remove(EVE)).toEqual({});
    expect(await due('2026-11-22')).toEqual({ 'CVs no record names': 1 });
    const rule = ruleNamed('CVs no record names');
    expect((await retention().due(rule, on('2026-11-22'))).oldest).toEqual(on('2026-11-20'));
    expect(await remove('2026-11-22')).toEqual({ 'CVs no record names': 1 });
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    expect(await keptFiles(product, 'pictures')).toEqual({ files: 1, chunks: 1 });
  });

  it('is removed once where two do it at the same moment, with every file', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { _id } = await anApplicant(product);
      await redate(product, 'users', _id, { status: 'rejected', updatedAt: on('2026-01-31') });
    }
    const rule = ruleNamed('applications refused');
    const [one, other] = await Promise.all([retention().remove(rule, on(DAY)), retention().remove(rule, on(DAY))]);
    expect(one + other).toBe(12);
    expect(await remove('2036-11-21')).toEqual({
      'CVs no record names': 12,
      'events of the audit': expect.any(Number),
    });
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });
});
