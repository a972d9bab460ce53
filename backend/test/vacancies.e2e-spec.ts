import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { aVacancy } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { obeysRules } from './support/obeys-rules.js';
import { VACANCY_CASES } from './support/office-field-cases.js';
import { theProduct } from './support/product.js';

const product = theProduct();

type Vacancy = Readonly<Record<string, unknown>> & { readonly _id: string };

const addVacancy = (fields: object) => product.admin.post('/vacancy').send(fields);

const titles = ({ body }: { body: unknown }) => (body as Vacancy[]).map(({ title }) => title);

describe('a vacancy', () => {
  it('is answered as it was written', async () => {
    const { status, body } = await addVacancy(aVacancy({ _id: 'a'.repeat(24), salary: 1 }));
    const dates = { createdAt: expect.any(String) as unknown, updatedAt: expect.any(String) as unknown };
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: { _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown, ...aVacancy(), ...dates },
    });
    expect((await product.visitor.get('/vacancy')).body).toEqual([body]);
  });

  it('is stored once when it comes again under its key', async () => {
    const send = () => addVacancy(aVacancy()).set('Idempotency-Key', 'one click');
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await product.admin.get('/vacancy')).body).toEqual([first.body]);
  });

  it('is public until its closing date has passed, and always there for administrators', async () => {
    await addVacancy(aVacancy({ title: 'Last day', closingDate: dayOf(new Date()) }));
    await addVacancy(aVacancy({ title: 'Over', closingDate: dayOf(daysFromNow(-2)) }));
    expect(titles(await product.visitor.get('/vacancy'))).toEqual(['Last day']);
    expect(titles(await product.admin.get('/vacancy'))).toEqual(['Over', 'Last day']);
    const wanted = JSON.stringify({ q: 'over' });
    expect(titles(await product.visitor.get('/vacancy').query({ filter: wanted }))).toEqual([]);
  });

  it('is changed and deleted', async () => {
    const { _id } = (await addVacancy(aVacancy())).body as Vacancy;
    const changed = await product.admin.put(`/vacancy/${_id}`).send({ pay: 'Rs 70,000 a month' });
    expect(changed.body).toMatchObject({ ...aVacancy(), pay: 'Rs 70,000 a month' });
    const { status, body } = await product.admin.delete(`/vacancy/${_id}`);
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: { message: 'Vacancy deleted successfully.' },
    });
    expect((await product.visitor.get('/vacancy')).body).toEqual([]);
  });

  answers404ForUnknownIds((id) => product.admin.put(`/vacancy/${id}`).send({ title: 'x' }));
  answers404ForUnknownIds((id) => product.admin.delete(`/vacancy/${id}`));

  obeysRules({ send: addVacancy, record: (body) => body }, VACANCY_CASES, aVacancy());
});
