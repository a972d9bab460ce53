import { aHoliday } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { answersLists } from './support/lists.js';
import { obeysRules } from './support/obeys-rules.js';
import { HOLIDAY_CASES } from './support/office-field-cases.js';
import { theProduct } from './support/product.js';

const product = theProduct();

const DAY = 'Please enter a real day, written as YYYY-MM-DD.';

interface Day {
  readonly day: string;
  readonly kind: string;
  readonly name: Readonly<Record<string, string>>;
}

const holidays = (from: string, to: string) => product.visitor.get('/calendar/holidays').query({ from, to });
const daysOf = async (from: string, to: string): Promise<string[]> =>
  ((await holidays(from, to)).body as Day[]).map(({ day, kind }) => `${day} ${kind}`);
const add = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await product.admin.post('/holidays').send(aHoliday(changes));
  expect(status).toBe(201);
  return (body as { _id: string })._id;
};

describe('the calendar of holidays', () => {
  it('has the public holidays and the days between the terms, in three languages', async () => {
    const { status, body } = await holidays('2026-04-09', '2026-04-13');
    const school = {
      kind: 'school',
      name: { en: 'School holidays', si: 'පාසල් නිවාඩුව', ta: 'பாடசாலை விடுமுறை' },
    };
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: [
        { day: '2026-04-11', ...school },
        { day: '2026-04-12', ...school },
        {
          day: '2026-04-13',
          kind: 'public',
          name: {
            en: 'Day before the Sinhala and Tamil New Year',
            si: 'සිංහල හා දෙමළ අලුත් අවුරුදු දිනට පෙර දිනය',
            ta: 'சிங்கள தமிழ்ப் புத்தாண்டுக்கு முந்தைய தினம்',
          },
        },
        { day: '2026-04-13', ...school },
      ],
    });
  });

  it('is asked for at most two years, whose days exist', async () => {
    expect((await holidays('2026-01-01', '2028-01-01')).status).toBe(200);
    expectError(await holidays('2026-01-01', '2028-01-02'), 400, { to: 'The days must be within two years.' });
    expectError(await holidays('2026-02-02', '2026-02-01'), 400, { to: 'The last day must not be before the first.' });
    expectError(await holidays('2026-02-30', '2026-03-01'), 400, {
      from: DAY,
    });
    expectError(await product.visitor.get('/calendar/holidays'), 400, {
      from: DAY,
      to: DAY,
    });
    expectError(await product.visitor.get('/calendar/holidays?from[$gt]=2026-01-01&to=2026-02-01'), 400, {
      from: DAY,
    });
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await holidays('2027-03-01', '2027-03-09');
    const again = () => holidays('2027-03-01', '2027-03-09').set('If-None-Match', headers['etag'] ?? '');
    expect((await again()).status).toBe(304);
    await add({ day: '2027-03-01' });
    expect((await again()).status).toBe(200);
  });

  it('has what the office adds, under its name, and not what it takes out', async () => {
    const added = await add({ day: '2027-03-01', name: 'Election day' });
    await add({ day: '2027-03-10', kind: 'public', removed: true, name: undefined });
    await add({ day: '2027-03-11', kind: 'public', name: 'Id-Ul-Fitr' });
    const { body } = await holidays('2027-03-01', '2027-03-20');
    expect(body).toEqual([
      { day: '2027-03-01', kind: 'public', name: { en: 'Election day', si: 'Election day', ta: 'Election day' } },
      { day: '2027-03-06', kind: 'public', name: expect.objectContaining({ en: 'Mahasivarathri' }) as unknown },
      { day: '2027-03-11', kind: 'public', name: { en: 'Id-Ul-Fitr', si: 'Id-Ul-Fitr', ta: 'Id-Ul-Fitr' } },
    ]);
    await product.admin.put(`/holidays/${added}`).send({ day: '2027-03-02' });
    expect(await daysOf('2027-03-01', '2027-03-05')).toEqual(['2027-03-02 public']);
    await product.admin.delete(`/holidays/${added}`);
    expect(await daysOf('2027-03-01', '2027-03-05')).toEqual([]);
  });

  it('is corrected for each kind by itself', async () => {
    await add({ day: '2026-04-13', kind: 'school', removed: true });
    expect(await daysOf('2026-04-13', '2026-04-13')).toEqual(['2026-04-13 public']);
    await add({ day: '2027-03-02', kind: 'school', name: 'Sports day' });
    expect(await daysOf('2027-03-02', '2027-03-02')).toEqual(['2027-03-02 school']);
  });
});

describe('a correction', () => {
  const days = ['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06'];
  let added = 0;
  answersLists({
    get: (query) => product.admin.get('/holidays').query(query),
    add: (name) => add({ name, day: days[(added += 1) % days.length] }),
    field: 'name',
    resource: 'holidays',
  });

  it('is the only one of its day and kind', async () => {
    await add();
    const refused = { day: 'This day is already corrected. Change that correction instead.' };
    expectError(await product.admin.post('/holidays').send(aHoliday({ name: 'Another' })), 409, refused);
    const other = await add({ kind: 'school' });
    expectError(await product.admin.put(`/holidays/${other}`).send({ kind: 'public' }), 409, refused);
  });

  it('needs a name unless it takes the day out', async () => {
    const id = await add({ removed: true, name: undefined });
    expectError(await product.admin.put(`/holidays/${id}`).send({ removed: false }), 400, { name: 'Enter the name.' });
    expect((await product.admin.put(`/holidays/${id}`).send({ removed: false, name: 'A day' })).status).toBe(200);
    expectError(await product.admin.put(`/holidays/${id}`).send({ name: '' }), 400, { name: 'Enter the name.' });
  });

  it('is changed on the version that was read', async () => {
    const id = await add();
    const put = product.admin.put(`/holidays/${id}`).set('If-Match', '"2020-01-01T00:00:00.000Z"');
    expectError(await put.send({ name: 'Another' }), 412);
  });

  describe('that is there', () => {
    let id = '';
    beforeEach(async () => {
      id = await add();
    });
    obeysRules(
      {
        send: (fields) => product.admin.put(`/holidays/${id}`).send(fields),
        changes: true,
        record: (body) => body,
      },
      HOLIDAY_CASES,
      {},
    );
  });

  answers404ForUnknownIds((id) => product.admin.put(`/holidays/${id}`).send({ name: 'A day' }));
  answers404ForUnknownIds((id) => product.admin.delete(`/holidays/${id}`));
});
