import { aCourse } from './factories/index.js';
import { COURSE_CASES } from './support/field-cases.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';

describe('adding a course', () => {
  const product = theProduct();
  const add = (fields: object) => product.admin.post('/course/addCourse').send(fields);

  it.each(['name', 'title'])('answers with the course when its title is sent as %s', async (sentAs) => {
    const { title, ...others } = aCourse();
    const { status, body } = await add({ ...others, [sentAs]: title });
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        ...aCourse(),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
  });

  it('says under which name the title is missing', async () => {
    const { title: _, ...others } = aCourse();
    expectError(await add(others), 400, { title: 'Enter the course name.' });
    expect((await add({ ...others, name: '  ' })).body).toMatchObject({ message: 'Enter the course name.' });
  });

  it('drops what the contract does not name', async () => {
    await add(aCourse({ _id: 'a'.repeat(24), createdAt: '2001-01-01', price: 5, name: 'not this' }));
    const [kept] = await product.connection.collection('courses').find().toArray();
    expect(Object.keys(kept ?? {}).sort()).toEqual(['_id', 'createdAt', 'description', 'link', 'title', 'updatedAt']);
    expect(String(kept?._id)).not.toBe('a'.repeat(24));
  });

  obeysRules({ send: add, record: (body) => body }, COURSE_CASES, aCourse());
});
