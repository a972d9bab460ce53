import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { BOOKING_KINDS } from '#contract/bookings';
import { openApiOf } from '../src/openapi/describe-api.js';
import { theProduct } from './support/product.js';
import { ROUTES } from './support/routes.js';

const product = theProduct({ PUBLIC_URL: 'https://onestep.example' });

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: object;
}

/** Routes that change something and read no body. */
const WITHOUT_BODY = [
  'post /mail/bounces',
  'post /user/logout',
  'post /staff/{profileId}/calendar-address',
  'post /user/me/second-factor',
  'post /administrators/{id}/invite',
  'post /course/course-requests/{id}/take-back',
  'post /course/course-requests/{id}/release',
  ...BOOKING_KINDS.map((kind) => `post /${kind}/release-booking/{id}`),
  'post /contact/{id}/release',
  'post /outbox/{id}/resend',
];

/** A route as its line in the documents' tables: the names of parameters do not matter. */
const namelessly = (line: string): string => line.toLowerCase().replaceAll(/:\w+|\{\w+\}/g, '{}');

it('every route stands in the tables of docs/contract.md or docs/architecture.md, and nothing else', () => {
  const rows = ['contract', 'architecture'].flatMap((page) =>
    readFileSync(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8').match(/^\| [^|]*/gm),
  );
  const listed = rows.flatMap((row) =>
    [...(row ?? '').matchAll(/((?:(?:GET|POST|PUT|DELETE)(?:, )?)+) (\/[\w./{}-]+)/g)].flatMap(
      ([, methods = '', path = '']) => methods.split(', ').map((method) => namelessly(`${method} ${path}`)),
    ),
  );
  const isOfKind = new RegExp(`^/(?:${BOOKING_KINDS.join('|')})/`);
  const routes = ROUTES.map(({ method, path }) => namelessly(`${method} ${path.replace(isOfKind, '/{type}/')}`));
  // `/metrics` is there only where METRICS_TOKEN is set.
  expect([...new Set(listed)].sort()).toEqual([...new Set([...routes, 'get /metrics'])].sort());
});

describe('the OpenAPI description', () => {
  let document: OpenAPIObject;
  beforeAll(async () => {
    document = (await openApiOf(product.app))();
  });
  const line = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
  const operations = (): Map<string, Operation> =>
    new Map(
      Object.entries(document.paths).flatMap(([path, item]) =>
        Object.entries(item as Record<string, Operation>).map(([method, one]) => [`${method} ${path}`, one] as const),
      ),
    );
  const operation = (name: string): Operation => operations().get(name) ?? { responses: {} };
  const named = (name: string, where: string): string[] =>
    (operation(name).parameters ?? []).filter((one) => one.in === where).map((one) => one.name);

  it('has every route', () => {
    const missing = ROUTES.map(line).filter((name) => !operations().has(name));
    expect(missing).toEqual([]);
  });

  it('has the body of every route that reads one', () => {
    const silent = ROUTES.map(line).filter((name) => /^p(os|u)t /.test(name) && !operation(name).requestBody);
    expect(silent).toEqual(WITHOUT_BODY);
  });

  it.each(BOOKING_KINDS)('tells how a %s is booked once, and changed', (kind) => {
    const create = operation(`post /${kind}/add-booking`);
    expect(named(`post /${kind}/add-booking`, 'header')).toEqual(['Idempotency-Key']);
    expect(Object.keys(create.responses)).toEqual(expect.arrayContaining(['422', '429']));
    const schemas = JSON.stringify(create.requestBody?.content['application/json']?.schema);
    const [, name = ''] = /schemas\/([\w-]+)/.exec(schemas) ?? [];
    expect(document.components?.schemas?.[name]).toMatchObject({
      required: expect.arrayContaining(['childName', 'childAge']) as string[],
      properties: { childAge: { type: 'integer', minimum: 3, maximum: 18 } },
    });
    expect(named(`put /${kind}/update-booking/{id}`, 'header')).toEqual(['If-Match', 'Prefer']);
    expect(operation(`put /${kind}/update-booking/{id}`).responses).toHaveProperty('412');
    expect(named(`get /${kind}/view-booking`, 'query')).toEqual(['sort', 'q', 'range', 'filter']);
  });

  it.each([
    ['post /user/create', 'cv'],
    ['post /category/adddetails', 'profilePicture'],
  ])('of %s has the file %s beside the fields', (name, file) => {
    const { schema } = operation(name).requestBody?.content['multipart/form-data'] ?? {};
    expect(schema).toMatchObject({ allOf: [{}, { properties: { [file]: { type: 'string', format: 'binary' } } }] });
  });

  it('requires no fields when a record is changed', () => {
    const { schema } = operation('put /course/updateCourse/{id}').requestBody?.content['application/json'] ?? {};
    const [, name = ''] = /schemas\/([\w-]+)/.exec(JSON.stringify(schema)) ?? [];
    expect(document.components?.schemas?.[name]).not.toHaveProperty('required');
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;

const SECURITY_TXT = '/.well-known/security.txt';

describe('security.txt', () => {
  const read = async () => {
    const { status, headers, text } = await product.visitor.get(SECURITY_TXT);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = text.trimEnd().split('\n');
    return { text, of: (name: string) => fields.filter((line) => line.startsWith(`${name}: `)) };
  };

  it('names somebody, in fields that RFC 9116 knows', async () => {
    const { text, of } = await read();
    expect(text).toMatch(/^((Contact|Expires|Preferred-Languages|Canonical): \S[^\n]*\n)+$/);
    expect(of('Contact').length).toBeGreaterThan(0);
    for (const line of of('Contact')) expect(line).toMatch(/^Contact: (https:\/\/[^\s/]+\/\S+|mailto:\S+@\S+)$/);
    expect(text).not.toMatch(/localhost|version|node/i);
  });

  it('is good for half a year from today', async () => {
    const expires = (await read()).of('Expires');
    expect(expires).toEqual([expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/)]);
    const days = (Date.parse(expires[0]?.slice('Expires: '.length) ?? '') - Date.now()) / DAY_MS;
    expect(days > 178 && days < 181).toBe(true);
  });

  it('may be kept for a day, is the same all day, and answers HEAD', async () => {
    const { headers } = await product.visitor.get(SECURITY_TXT);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect((await product.visitor.get(SECURITY_TXT).set('If-None-Match', headers['etag'] ?? '')).status).toBe(304);
    expect((await product.visitor.head(SECURITY_TXT)).status).toBe(200);
  });
});
