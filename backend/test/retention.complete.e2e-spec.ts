import { RetentionService, KEPT, RULES } from '../src/retention/index.js';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { on } from './support/old-records.js';
import { theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';

/** What every record has, whatever it is about; an event in `pendingEvents` is on its way. */
const EVERYWHERE = ['_id', 'createdAt', 'updatedAt', 'pendingEvents', 'eventPending'];

describe('nothing is kept for ever without somebody having decided so', () => {
  const product = theProduct({ RATE_LIMITS: 'on' });
  const named = new Set([
    ...RULES.flatMap((rule) =>
      'bucket' in rule ? [`${rule.bucket}.files`, `${rule.bucket}.chunks`] : rule.collection,
    ),
    ...Object.keys(KEPT),
  ]);
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
    const all = new Set([...models().map(({ collection }) => collection.name), ...stored]);
    expect([...all].filter((name) => !named.has(name))).toEqual([]);
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
