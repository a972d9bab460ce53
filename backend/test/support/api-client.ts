import request, { type Test } from 'supertest';

const METHODS = ['get', 'post', 'put', 'delete', 'head', 'patch', 'options'] as const;
export type Method = (typeof METHODS)[number];

/** Sends requests as one caller: `visitor.post('/contact/addcontact')`. */
export type ApiClient = Readonly<Record<Method, (path: string) => Test>>;

/** A request that is not answered fails then, by its own name. */
const ANSWERS_WITHIN_MS = 60_000;

/** @param token sent with every request; none makes an anonymous visitor */
export function apiClientOf(url: string, token?: string): ApiClient {
  const call = (method: Method) => {
    return (path: string): Test => {
      const test = request(url)[method](path).timeout(ANSWERS_WITHIN_MS);
      return token === undefined ? test : test.set('Authorization', `Bearer ${token}`);
    };
  };
  return Object.fromEntries(METHODS.map((method) => [method, call(method)])) as ApiClient;
}
