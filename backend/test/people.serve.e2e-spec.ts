import type { PersonGroup } from '#contract/people';
import { aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { people, thePerson } from './support/family.js';
import { type Product, theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';

const EMAIL = 'only@example.org';

interface Newcomer {
  readonly what: string;
  readonly group: PersonGroup;
  /** What a note about them is about. */
  readonly entity: string;
  readonly come: (product: Product) => Promise<unknown>;
}
const NEWCOMERS: readonly Newcomer[] = [
  {
    ...{ what: 'sent a message, without a number', group: 'messages', entity: 'contact' },
    come: async ({ visitor }) => {
      await visitor.post('/contact/addcontact').send(aMessage({ name: 'Quokka', email: EMAIL }));
    },
  },
  {
    ...{ what: 'asked for a course', group: 'courseRequests', entity: 'course-request' },
    come: async ({ admin, visitor }) => {
      await admin.post('/course/addCourse').send(aCourse());
      const request = aCourseRequest({ name: 'Quokka', email: EMAIL, phone: '0711231231' });
      await visitor.post('/course/add-course-requests').send(request);
    },
  },
  {
    ...{ what: 'applied as a teacher', group: 'applications', entity: 'user' },
    come: (product) => anApplicant(product, { full_name: 'Quokka', email: EMAIL, phone_number: '0711231231' }),
  },
];

describe('somebody who is no family yet', () => {
  const product = theProduct();

  it.each(NEWCOMERS)(
    'but $what, is found, corrected, noted, handed out, stopped and erased all the same',
    async ({ group, entity, come }) => {
      await come(product);
      const { _id } = await thePerson(product, EMAIL);
      const { admin } = product;
      const corrected = await admin.put(`/people/${_id}`).send({ name: 'Wombat' });
      expect([corrected.status, corrected.body]).toMatchObject([200, { name: 'Wombat', [group]: [{ _id }] }]);
      await admin.post('/notes').send({ entity, recordId: _id, kind: 'call', text: 'Called back.' });
      await admin.post(`/people/${_id}/data-requests`).send({ kind: 'access' });
      const { body: copy } = await admin.get(`/people/${_id}/export`);
      expect(copy).toMatchObject({
        [group]: [{ _id }],
        notes: [{ text: 'Called back.' }],
        dataRequests: [{ kind: 'access', status: 'done' }],
      });
      const { body: stopped } = await admin.post(`/people/${_id}/withdraw`);
      expect(stopped).toMatchObject({ [group]: [{ consentWithdrawnAt: expect.any(String) as string }] });
      expect((await admin.post(`/people/${_id}/erase`).send({ reason: 'Asked for by email.' })).body).toMatchObject({
        erased: { [group]: 1 },
      });
      expect(await people(product, EMAIL)).toEqual([]);
      expect((await admin.get('/notes')).body).toEqual([]);
    },
  );
});
