import simpleRestProvider from 'ra-data-simple-rest';
import {
  HttpError,
  type DataProvider,
  type fetchUtils,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { PREFERS_OUTGOING } from '#contract/messages';
import type { Verb } from '../config/pageTypes';
import { bookingResource, RESOURCES, type ResourceName } from '../config/resources';
import { ifMatch, isPreconditionFailed, mergeOrAsk, savedBefore } from './conflict';
import { type Answer, httpClient } from './http';
import { forgetKeys, withIdempotencyKey } from './idempotency';
import { forEachConcurrently } from './partial';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** react-admin speaks of `id`, the API of `_id`. */
const withId = (record: unknown): unknown =>
  isJson(record) && '_id' in record ? { ...record, id: record._id } : record;

const apiOf = (resource: string) => RESOURCES[resource as ResourceName].api;

/** The documented path of an operation. */
function pathOf(resource: string, verb: Verb, id: Identifier = ''): string {
  const route = apiOf(resource)[verb];
  if (route === undefined) throw new Error(`${resource} cannot ${verb}`);
  return route.replace(':id', encodeURIComponent(id));
}

/** Opens the envelope of an answer. */
function opened(answer: Answer, resource: string, verb: Verb): Answer {
  const path = apiOf(resource).answerPath?.[verb] ?? [];
  const inner = path.reduce<unknown>((value, key) => (isJson(value) ? value[key] : undefined), answer.json);
  return { ...answer, json: Array.isArray(inner) ? inner.map(withId) : withId(inner) };
}

/** One operation on a record. */
async function send(resource: string, verb: Verb, id: Identifier, options: fetchUtils.Options) {
  return opened(await httpClient(pathOf(resource, verb, id), options), resource, verb).json as RaRecord;
}

/** ra-data-simple-rest for the lists of a resource; it is called with their path in place of the resource. */
const simpleRest = (resource: string, headers: HeadersInit) =>
  simpleRestProvider('', async (path: string, options: fetchUtils.Options = {}) =>
    opened(await httpClient(path, { ...options, headers: new Headers(headers) }), resource, 'list'),
  );

const listPath = (resource: string): string => pathOf(resource, 'list').slice(1);

/** One record, by its own path or through its list. */
async function getOne(resource: string, id: Identifier): Promise<RaRecord> {
  const { one, release: canBeSpam } = apiOf(resource);
  if (one !== undefined) return send(resource, 'one', id, {});
  // Lists leave out what is suspected of being spam.
  for (const filter of canBeSpam === undefined ? [{ id }] : [{ id }, { id, suspectedSpam: true }]) {
    const address = `${pathOf(resource, 'list')}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
    const [record] = opened(await httpClient(address), resource, 'list').json as RaRecord[];
    if (record !== undefined) return record;
  }
  throw new HttpError('admin.errors.gone', 404);
}

/** `meta` of reads for an export: the server writes them to the audit log. */
export const FOR_EXPORT = { purpose: 'export' };

/** `meta` of decisions: the server answers the messages about the record too. */
export const WITH_OUTGOING = { withOutgoing: true };

/** Long lists are fetched in parts. */
const PAGE = 200;

type Values = Record<string, unknown>;

interface DeleteOne {
  id: Identifier;
  previousData?: RaRecord;
}
interface UpdateMany {
  data: Values;
  meta?: unknown;
}
type UpdateOne = DeleteOne & UpdateMany;

interface Meta {
  readonly purpose?: string;
  /** The record as the person saw it, if react-admin has fetched a newer one. */
  readonly read?: RaRecord;
  readonly withOutgoing?: boolean;
  /** The records of a bulk action. */
  readonly records?: readonly RaRecord[];
}

interface WithMeta {
  readonly meta?: unknown;
}
const metaOf = ({ meta }: WithMeta): Meta => meta ?? {};
/** The headers of a read. */
const purposeOf = (params: WithMeta): HeadersInit =>
  metaOf(params).purpose === FOR_EXPORT.purpose ? { 'X-Purpose': 'export' } : {};

/** The value of a filter for an empty field: react-admin leaves an empty value out of the filter. */
export const NOBODY = 'nobody';

const asAsked = (filter: Values = {}): Values =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value === NOBODY ? null : value]));

async function getList(resource: string, { filter, ...others }: GetListParams) {
  const params = { ...others, filter: asAsked(filter as Values) };
  const headers = purposeOf(params);
  const { perPage } = params.pagination ?? { perPage: PAGE };
  const provider = simpleRest(resource, headers);
  const path = listPath(resource);
  if (perPage <= PAGE) return provider.getList<RaRecord>(path, params);
  const found = new Map<Identifier, RaRecord>();
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: PAGE };
    const { data, total = 0 } = await provider.getList<RaRecord>(path, { ...params, pagination });
    // A record may have moved to the next page in the meantime.
    for (const record of data) found.set(record.id, record);
    if (data.length < PAGE || page * PAGE >= total) return { data: [...found.values()], total };
  }
}

/**
 * Text fields and files as a multipart body.
 * @param empties whether an empty field is sent too, which empties it; it is left out otherwise
 */
function formDataOf(data: Values, empties = false): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (Array.isArray(value)) form.append(name, value.join(','));
    else if (value === null && empties) form.append(name, '');
    else if (typeof value === 'string' || typeof value === 'number') form.append(name, String(value));
  }
  return form;
}

const holdsFile = (data: Values): boolean => Object.values(data).some((value) => value instanceof File);

/** The inbox has no routes of its own: a booking is changed by those of its kind. */
function ownResourceOf(resource: string, record: RaRecord | undefined): string {
  return resource === 'inbox' && record?.kind ? bookingResource(record.kind as BookingKind) : resource;
}

interface Change {
  id: Identifier;
  data: Values;
  /** The record as it was read. */
  read: RaRecord | undefined;
  withOutgoing?: boolean | undefined;
}

/** Changes of different fields are merged; if both changed the same field, the person is asked. */
function update(resource: string, { id, data, read, withOutgoing }: Change): Promise<RaRecord> {
  const body = holdsFile(data) ? formDataOf(data, true) : JSON.stringify(data);
  const put = (version?: RaRecord): Promise<RaRecord> => {
    const headers = ifMatch(version);
    if (withOutgoing) headers.set(PREFERS_OUTGOING.header, PREFERS_OUTGOING.value);
    return send(ownResourceOf(resource, version), 'update', id, { method: 'PUT', body, headers });
  };
  const readNow = async () => ({ record: await getOne(resource, id) });
  return read ? mergeOrAsk({ read, changes: data, send: put, readNow }).catch(savedBefore(data)) : put();
}

const isBooking = (resource: string): boolean => BOOKING_KINDS.some((kind) => bookingResource(kind) === resource);

/** A file by its name, size and date, which `JSON.stringify` leaves out. */
const withFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Sent again unchanged, a form makes no second record where its route takes an idempotency key (contract), also where only the
 * new booking could not be read.
 */
function create(resource: string, data: Values): Promise<RaRecord> {
  const isMultipart = RESOURCES[resource as ResourceName].api.multipart;
  const body = isMultipart ? formDataOf(data) : JSON.stringify(data);
  return withIdempotencyKey(resource + JSON.stringify(data, withFiles), async (headers) => {
    const created = await send(resource, 'create', '', { method: 'POST', body, headers });
    return isBooking(resource) ? getOne(resource, created['bookingId'] as string) : created;
  });
}

/** A deletion answers a sentence, not the record. */
async function remove(resource: string, id: Identifier, record: RaRecord | undefined): Promise<RaRecord> {
  await send(ownResourceOf(resource, record), 'delete', id, { method: 'DELETE' });
  forgetKeys();
  return { id };
}

/** The contract's routes, as react-admin asks for them (config/resources.ts). */
export const dataProvider = {
  getList,
  getMany: (resource: string, params: GetManyParams) =>
    simpleRest(resource, purposeOf(params)).getMany(listPath(resource), params),
  getManyReference: (resource: string, { target, id, ...params }: GetManyReferenceParams) =>
    getList(resource, { ...params, filter: { ...(params.filter as Values), [target]: id } }),
  getOne: async (resource: string, { id }: { id: Identifier }) => ({ data: await getOne(resource, id) }),
  create: async (resource: string, { data }: { data: Values }) => ({ data: await create(resource, data) }),
  update: async (resource: string, { id, data, previousData, ...params }: UpdateOne) => {
    const { read = previousData, withOutgoing } = metaOf(params);
    return { data: await update(resource, { id, data, read, withOutgoing }) };
  },
  /** Unlike react-admin's, answers the records: nobody has to read what became of them. */
  updateMany: async (resource: string, { data, ...params }: UpdateMany) => ({
    data: await forEachConcurrently(metaOf(params).records, (read) => update(resource, { id: read.id, data, read })),
  }),
  delete: async (resource: string, { id, previousData }: DeleteOne) => ({
    data: await remove(resource, id, previousData),
  }),
  deleteMany: async (resource: string, params: { meta?: unknown }) => ({
    data: await forEachConcurrently(metaOf(params).records, async (record) => {
      await remove(resource, record.id, record);
      return record;
    }),
  }),
} as DataProvider;

/**
 * Resets a decision to the previous status, based on the record as it was decided. A colleague's change of other fields
 * does not prevent it; a later decision, or the person having been told, does.
 * @returns the record as it is now
 */
export async function undo(resource: string, record: RaRecord, status: string): Promise<RaRecord> {
  const own = ownResourceOf(resource, record);
  const options = apiOf(own).undo ? { method: 'POST' } : { method: 'PUT', body: JSON.stringify({ status }) };
  try {
    const now = await send(own, apiOf(own).undo ? 'undo' : 'update', record.id, {
      ...options,
      headers: ifMatch(record),
    });
    return { ...now, id: record.id };
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
    const now = await getOne(resource, record.id);
    if (now.status !== record.status || now.told || now.updatedAt === record.updatedAt) throw error;
    return undo(resource, now, status);
  }
}

/** Lets a record that was suspected of being spam go to its list. */
export const release = (resource: string, record: RaRecord) =>
  send(ownResourceOf(resource, record), 'release', record.id, { method: 'POST' });
