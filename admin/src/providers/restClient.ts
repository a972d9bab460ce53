import { HttpError, type fetchUtils } from 'react-admin';
import type { Verb } from '../config/pageTypes';
import { type ResourceName, RESOURCES } from '../config/resources';
import { type Answer, call } from './call';

type Json = Record<string, unknown>;

const VERBS: Readonly<Record<string, Verb>> = { GET: 'list', POST: 'create', PUT: 'update', DELETE: 'delete' };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isResource = (name: string): name is ResourceName => Object.hasOwn(RESOURCES, name);

/** react-admin speaks of `id`, the API of `_id`. */
const withId = (record: unknown): unknown =>
  isJson(record) && '_id' in record ? { ...record, id: record._id } : record;

/** Unwraps the envelope of an answer. */
function opened(body: unknown, within: readonly string[] = []): unknown {
  const inner = within.reduce<unknown>((value, key) => (isJson(value) ? value[key] : undefined), body);
  return Array.isArray(inner) ? inner.map(withId) : withId(inner);
}

/**
 * The HTTP client of ra-data-simple-rest: that provider asks for `/{resource}?…` and `/{resource}/{id}`; this one sends
 * each call to the documented path of the table and opens its envelope.
 */
export async function restClient(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const [path = '', query] = url.split('?');
  const [, resource = '', id] = path.split('/');
  const method = options.method ?? 'GET';
  if (!isResource(resource)) throw new Error(`No such resource: ${resource}`);
  const { api } = RESOURCES[resource];
  const verb = id !== undefined && method === 'GET' ? 'one' : VERBS[method];
  if (verb === 'one' && id !== undefined && api.one === undefined) return oneThroughList(resource, id, options);

  const route = verb && api[verb];
  if (verb === undefined || route === undefined) throw new Error(`${resource} cannot ${method}`);
  const address = route.replace(':id', id ?? '') + (query === undefined ? '' : `?${query}`);
  const answer = await call(address, options);
  // A deletion answers a sentence, not the record.
  return { ...answer, json: method === 'DELETE' ? { id } : opened(answer.json, api.within?.[verb]) };
}

async function oneThroughList(resource: ResourceName, id: string, options: fetchUtils.Options): Promise<Answer> {
  const asked = { id: decodeURIComponent(id) };
  // Lists leave out what is suspected of being spam.
  const filters = RESOURCES[resource].api.release === undefined ? [asked] : [asked, { ...asked, suspectedSpam: true }];
  for (const filter of filters) {
    const answer = await restClient(`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, options);
    const [record] = answer.json as unknown[];
    if (record !== undefined) return { ...answer, json: record };
  }
  throw new HttpError('admin.errors.gone', 404);
}
