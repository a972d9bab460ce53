import { HttpError, type fetchUtils } from 'react-admin';
import { type Answer, call } from './call';
import { isResource, ROUTES, type ResourceName, type Route, type Verb } from './routes';

type Json = Record<string, unknown>;

const VERBS: Readonly<Record<string, Verb>> = { GET: 'list', POST: 'create', PUT: 'update', DELETE: 'delete' };

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** react-admin speaks of `id`, the API of `_id`. */
function withId(record: unknown): unknown {
  return isJson(record) && '_id' in record ? { ...record, id: record._id } : record;
}

function opened(body: unknown, { within = [], said }: Route): unknown {
  const inner = within.reduce<unknown>((value, key) => (isJson(value) ? value[key] : undefined), body);
  if (Array.isArray(inner)) return inner.map(withId);
  const record = withId(inner);
  return said !== undefined && isJson(record) && isJson(body) ? { ...record, said: body[said] } : record;
}

/**
 * The HTTP client of ra-data-simple-rest: that provider asks for `/users?…` and `/users/{id}`; this one sends each
 * call to the documented path of the table and opens its envelope.
 */
export async function restClient(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const [path = '', query] = url.split('?');
  const [, resource = '', id] = path.split('/');
  if (!isResource(resource)) throw new Error(`No such resource: ${resource}`);
  const routes = ROUTES[resource];
  const wanted = VERBS[options.method ?? 'GET'];
  const verb = wanted === 'list' && id !== undefined ? 'one' : wanted;
  if (verb === 'one' && id !== undefined && routes.one === undefined) return oneThroughList(resource, id, options);

  const route = verb && routes[verb];
  if (route === undefined) throw new Error(`${resource} cannot ${options.method ?? 'GET'}`);
  const address = route.path.replace(':id', id ?? '') + (query === undefined ? '' : `?${query}`);
  const answer = await call(address, options);
  const json = opened(answer.json, route);
  // A deletion answers a sentence, not the record.
  return { ...answer, json: verb === 'delete' && isJson(json) ? { id, said: json.said } : json };
}

async function oneThroughList(resource: ResourceName, id: string, options: fetchUtils.Options): Promise<Answer> {
  const filter = encodeURIComponent(JSON.stringify({ id: decodeURIComponent(id) }));
  const answer = await restClient(`/${resource}?filter=${filter}`, options);
  const records: unknown = answer.json;
  const record: unknown = Array.isArray(records) ? records[0] : undefined;
  if (record === undefined) throw new HttpError('admin.errors.gone', 404);
  return { ...answer, json: record };
}
