import { Types } from 'mongoose';
import { SUBJECT_ENTITIES } from '#contract/subjects';
import { RetentionService, RULES } from '../src/retention/index.js';
import { Subjects } from '../src/subjects/index.js';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { KEPT } from './support/kept-collections.js';
import { byRule, on, redate, ruleNamed } from './support/old-records.js';
import { theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const logs = captureLogs();
const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

/** In the time between an old record's day and this one, nothing new is over. */
const DAY = '2026-11-21';

const EVE = '2026-11-20';

/** What every record has, whatever it is about. */
const EVERYWHERE = ['_id', 'createdAt', 'updatedAt'];

describe('nothing is kept for ever without somebody having decided so', () => {
  const named = new Set([
    ...RULES.flatMap((rule) => ('bucket' in rule ? [`${rule.bucket}.files`, `${rule.bucket}.chunks`] : [])),
    ...Object.keys(KEPT),
  ]);
  const ruled = new Set(RULES.flatMap((rule) => ('bucket' in rule ? [] : [rule.model])));
  const models = () => Object.values(product.connection.models);

  it('every collection has a rule, or a reason to stay', async () => {
    // What no model knows is there once it was used.
    const consent = { consentVersion: '2026-11-21', consentLanguage: 'si' };
    const { body } = await product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', consent));
    const { bookingId } = body as { bookingId: string };
    await product.admin.delete(`/shadow-teacher/delete-booking/${bookingId}`);
    await anApplicant(product);
    await theTeacherProfile(product);
    await product.admin.post('/course/addCourse').send(aCourse());
    await product.visitor.post('/course/add-course-requests').send(aCourseRequest());
    await product.visitor.post('/contact/addcontact').send(aMessage());
    await product.admin.put('/dashboard/announcement').send({ text: 'Closed on Monday.' });
    for (const rule of RULES) await product.app.get(RetentionService).remove(rule, on('2026-01-01'));
    const stored = (await product.connection.db?.collections())?.map(({ collectionName }) => collectionName) ?? [];
    expect(stored).toEqual(expect.arrayContaining(['bookings', 'consentproofs', 'cvs.chunks', 'pictures.files']));
    for (const { modelName, collection } of models()) if (ruled.has(modelName)) named.add(collection.name);
    const all = new Set([...models().map(({ collection }) => collection.name), ...stored]);
    expect([...all].filter((name) => !named.has(name))).toEqual([]);
  });

  it('whoever can be reached by what a record holds is found, handed out and erased with it', () => {
    const { app } = product;
    const subjects = new Set(SUBJECT_ENTITIES.map((entity) => app.get(Subjects).model(entity).collection.name));
    const reaches = models().filter(({ schema }) =>
      Object.keys(schema.paths).some((path) => /phone|email/i.test(path)),
    );
    const others = reaches.map(({ collection }) => collection.name).filter((name) => !subjects.has(name));
    // A message is about one of those, and goes with it.
    expect(others).toEqual(['messages']);
  });

  it.each(Object.entries(KEPT).filter(([, { fields }]) => fields))(
    'every field of what stays in %s is known to stay',
    (collection, { fields = [] }) => {
      const model = models().find((each) => each.collection.name === collection);
      const paths = Object.keys(model?.schema.paths ?? {});
      const top = new Set(paths.map((path) => path.split('.')[0] ?? path));
      expect([...top].filter((field) => !EVERYWHERE.includes(field)).sort()).toEqual([...fields].sort());
    },
  );
});

describe('files that are kept too long', () => {
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

  it('go a day after they came where the upload never completed', async () => {
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
