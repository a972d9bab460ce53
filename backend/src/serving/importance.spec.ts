import { importanceOf } from './importance.js';

const isPage = (path: string): boolean => path === '/AboutUs';
const of = (method: string, url: string, headers = {}) => importanceOf({ method, url, headers }, isPage);

describe('the importance of a request', () => {
  it.each([
    ['OPTIONS', '/user/login', 'always'],
    ['GET', '/health/live', 'always'],
    ['GET', '/AboutUs?from=here', 'always'],
    ['GET', '/category/alldetails', 'stranger'],
    ['HEAD', '/nowhere', 'stranger'],
    ['POST', '/shadow-teacher/add-booking', 'act'],
    ['POST', '/AboutUs', 'act'],
    ['DELETE', '/contact/deletecontact/1', 'act'],
  ])('of %s %s is "%s"', (method, url, importance) => {
    expect(of(method, url)).toBe(importance);
  });

  it('is higher for who is signed in', () => {
    expect(of('GET', '/user/get', { authorization: 'Bearer x' })).toBe('staff');
  });
});
