import { SERVICES } from '#contract/services';
import { theTeacherProfile, addTeacherProfile, type Detail } from './support/teacher-profiles.js';
import { knowsNobody } from './support/knows-nobody.js';
import { answersLists } from './support/lists.js';
import { theProduct } from './support/product.js';

describe('the teacher details', () => {
  const product = theProduct();
  const ofService = (query: string) => product.visitor.get(`/category/counselingdetails${query}`);

  answersLists({
    get: (query) => product.visitor.get('/category/alldetails').query(query),
    add: (tName) => addTeacherProfile(product, { tName }),
    field: 'tName',
    resource: 'categories',
  });

  it('are filtered by service and by age', async () => {
    await theTeacherProfile(product, { tName: 'Old', age: 61 });
    await theTeacherProfile(product, { tName: 'Young', age: 25, service: SERVICES[0] });
    const names = async (filter: object): Promise<string[]> => {
      const { body } = await product.visitor.get('/category/alldetails').query({ filter: JSON.stringify(filter) });
      return (body as Detail[]).map(({ tName }) => tName);
    };
    expect(await names({ age: 61 })).toEqual(['Old']);
    expect(await names({ service: SERVICES[0] })).toEqual(['Young']);
    expect(await names({ service: SERVICES[1] })).toEqual([]);
  });

  it('are filtered by one of their languages and districts', async () => {
    await theTeacherProfile(product, { tName: 'Both', languages: 'si,ta', districts: 'Colombo,Gampaha' });
    await theTeacherProfile(product, { tName: 'Tamil', languages: 'ta', districts: 'Jaffna' });
    await theTeacherProfile(product, { tName: 'Nobody knows' });
    const names = async (filter: object): Promise<string[]> => {
      const { body } = await product.visitor.get('/category/alldetails').query({ filter: JSON.stringify(filter) });
      return (body as Detail[]).map(({ tName }) => tName);
    };
    expect(await names({ languages: 'ta' })).toEqual(['Tamil', 'Both']);
    expect(await names({ languages: 'si', districts: 'Gampaha' })).toEqual(['Both']);
    expect(await names({ districts: ['Jaffna', 'Colombo'] })).toEqual(['Tamil', 'Both']);
    expect(await names({ languages: 'en' })).toEqual([]);
  });

  it('are read one by one, inside an envelope', async () => {
    const detail = await theTeacherProfile(product);
    const { status, body } = await product.visitor.get(`/category/details/${detail._id}`);
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: { category: detail } });
  });

  knowsNobody((id) => product.visitor.get(`/category/details/${id}`));

  it.each(SERVICES)('of %s are found by that label', async (service) => {
    const other = SERVICES.find((label) => label !== service);
    const [first, second] = [
      await theTeacherProfile(product, { service }),
      await theTeacherProfile(product, { service }),
    ];
    await theTeacherProfile(product, { service: other });
    const { status, body } = await ofService(`?service=${encodeURIComponent(service)}`);
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: [second, first] });
  });

  it.each([
    ['another label', '?service=Cooking'],
    ['a label in other letters', `?service=${SERVICES[3].toUpperCase().replaceAll(' ', '+')}`],
    ['a part of a label', '?service=Student'],
    ['no label', ''],
    ['an empty label', '?service='],
    ['an operator', '?service[$ne]=x'],
    ['an encoded operator', '?service%5B%24ne%5D=x'],
    ['two labels', `?service=${encodeURIComponent(SERVICES[3])}&service=x`],
    ['an expression', '?service=.*'],
    ['a label of 10 KB', `?service=${'x'.repeat(10_240)}`],
  ])('of %s are none', async (_, query) => {
    await theTeacherProfile(product, { service: SERVICES[3] });
    const { status, body } = await ofService(query);
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: [] });
  });

  it('are not sent again to a browser that has them', async () => {
    const { _id } = await theTeacherProfile(product);
    const service = encodeURIComponent('Student counseling');
    const paths = ['alldetails', `details/${_id}`, `counselingdetails?service=${service}`];
    for (const path of paths.map((name) => `/category/${name}`)) {
      const { headers } = await product.visitor.get(path);
      const again = () => product.visitor.get(path).set('If-None-Match', headers['etag'] ?? '');
      expect((await again()).status).toBe(304);
      await product.admin.put(`/category/updatedetails/${_id}`).send({ tName: `of ${path}` });
      expect((await again()).status).toBe(200);
    }
  });
});
