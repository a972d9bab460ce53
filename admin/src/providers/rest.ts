import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider, type fetchUtils, type Identifier, type RaRecord } from 'react-admin';
import { type ResourceName, RESOURCES } from '../config/resources';
import type { Verb } from '../config/pageTypes';
import { type Answer, call } from './call';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** react-admin speaks of `id`, the API of `_id`. */
const withId = (record: unknown): unknown =>
  isJson(record) && '_id' in record ? { ...record, id: record._id } : record;

const apiOf = (resource: string) => RESOURCES[resource as ResourceName].api;

/** The documented path of an operation. */
function pathOf(resource: string, verb: Verb | 'release', id: Identifier = ''): string {
  const route = apiOf(resource)[verb];
  if (route === undefined) throw new Error(`${resource} cannot ${verb}`);
  return route.replace(':id', encodeURIComponent(id));
}

/** Opens the envelope of an answer. */
function opened(answer: Answer, resource: string, verb: Verb): Answer {
  const within = apiOf(resource).within?.[verb] ?? [];
  const inner = within.reduce<unknown>((value, key) => (isJson(value) ? value[key] : undefined), answer.json);
  return { ...answer, json: Array.isArray(inner) ? inner.map(withId) : withId(inner) };
}

/** One operation on a record. */
export async function send(resource: string, verb: Verb, id: Identifier, options: fetchUtils.Options) {
  return opened(await call(pathOf(resource, verb, id), options), resource, verb).json as RaRecord;
}

/** Lets a record that was suspected of being spam go to its list. */
export const release = (resource: string, id: Identifier) => call(pathOf(resource, 'release', id), { method: 'POST' });

/**
 * ra-data-simple-rest, which asks for `/{resource}?…`, for the list of a resource: it is called with the list's path in
 * place of the resource.
 */
function listOf(resource: string, headers?: HeadersInit) {
  const provider = simpleRestProvider('', async (url: string, options: fetchUtils.Options = {}) => {
    const all = new Headers(headers);
    return opened(await call(url, { ...options, headers: all }), resource, 'list');
  });
  return { provider, path: pathOf(resource, 'list').slice(1) };
}

export const getList = (resource: string, params: Parameters<DataProvider['getList']>[1], headers?: HeadersInit) => {
  const { provider, path } = listOf(resource, headers);
  return provider.getList<RaRecord>(path, params);
};

export const getMany = (resource: string, params: Parameters<DataProvider['getMany']>[1], headers?: HeadersInit) => {
  const { provider, path } = listOf(resource, headers);
  return provider.getMany<RaRecord>(path, params);
};

/** One record, by its own path or through its list. */
export async function getOne(resource: string, id: Identifier): Promise<RaRecord> {
  const { one, release: canBeSpam } = apiOf(resource);
  if (one !== undefined) return send(resource, 'one', id, {});
  // Lists leave out what is suspected of being spam.
  for (const filter of canBeSpam === undefined ? [{ id }] : [{ id }, { id, suspectedSpam: true }]) {
    const address = `${pathOf(resource, 'list')}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
    const [record] = opened(await call(address), resource, 'list').json as RaRecord[];
    if (record !== undefined) return record;
  }
  throw new HttpError('admin.errors.gone', 404);
}
