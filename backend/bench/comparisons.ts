import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, startProduct } from '../faults/support/product.js';
import type { Job, LoadResult } from './load.js';
import { BOOKING } from './records.js';

export interface Effort {
  readonly rounds: number;
  /** Of each run. */
  readonly seconds: number;
  /** Of the run before the first round. */
  readonly warmUp: number;
}
/** Medians over all rounds. */
type Figures = Omit<LoadResult, 'statuses'>;

export interface Result {
  readonly name: string;
  readonly bare: Figures;
  /** Nest with Mongoose, reading the same records; where nothing is read from the store, or more is done than reading, none. */
  readonly mongoose: Figures | undefined;
  readonly ours: Figures;
}

/** Typical requests, each measured beside a bare Nest route that answers the same bytes. */
export const NAMES = {
  list: 'list of 20 among 1,000, another page each time',
  listOfMany: 'list of 20 among 100,000, another page each time',
  one: 'one applicant',
  create: 'create a booking',
  createWithKey: 'create a booking, with an idempotency key',
  courses: 'public courses',
  page: 'prerendered page',
} as const;

const CONNECTIONS = 16;
/** More than there are connections. */
const PAGES = 50;

const query = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
const LISTS = Array.from(
  { length: PAGES },
  (_, i) => `/shadow-teacher/view-booking?${query({ range: [i, i + 19], sort: ['createdAt', 'DESC'] })}`,
);

const PAGES_OF_MONGOOSE = Array.from({ length: PAGES }, (_, i) => `/mongoose/list?skip=${i}`);

type Request = Pick<Job, 'paths' | 'headers' | 'body' | 'withKeys'>;

/**
 * Lets the product and the bare route answer the same requests in turns, so that whatever else the machine does meets
 * both alike.
 * @param few the product over 1,000 bookings
 * @param many the product over 100,000
 * @param applicant the id of one of the applicants in `few`
 * @param store the address of the store of `few`
 */
export async function compareAll(
  { few, many, applicant, store }: Record<'few' | 'many', Product> & Record<'applicant' | 'store', string>,
  load: ChildProcess,
  folder: string,
  effort: Effort,
): Promise<Result[]> {
  const [admin, adminOfMany] = [await few.signIn(), await many.signIn()];
  const json = { 'Content-Type': 'application/json' };
  const list: Request = { paths: LISTS, headers: admin };
  const one: Request = { paths: [`/user/get?${query({ filter: { id: applicant } })}`], headers: admin };
  const create: Request = { paths: ['/shadow-teacher/add-booking'], headers: json, body: JSON.stringify(BOOKING) };
  const courses: Request = { paths: ['/course/getcourses'], headers: {} };

  const ANSWERS = await answersTo(few.url, { list, one, create, courses }, folder);
  const bare = await startBare(folder, { ANSWERS, STORE_URI: store });
  const results: Result[] = [];
  const compare = async (
    name: string,
    path: string,
    request: Request,
    product = few,
    reading: readonly string[] = [],
  ): Promise<void> => {
    const [yardstick, ours, mongoose] = await alternate(load, effort, [
      { server: bare, request: { ...request, paths: [path] } },
      { server: product, request },
      ...(reading.length > 0 ? [{ server: bare, request: { headers: {}, paths: reading } }] : []),
    ]);
    if (yardstick && ours) results.push({ name, bare: yardstick, mongoose, ours });
  };

  try {
    await compare(NAMES.list, '/constant/list', list, few, PAGES_OF_MONGOOSE);
    await compare(NAMES.listOfMany, '/constant/list', { ...list, headers: adminOfMany }, many);
    await compare(NAMES.one, '/constant/one', one, few, [`/mongoose/one?id=${applicant}`]);
    await compare(NAMES.courses, '/constant/courses', courses);
    await compare(NAMES.page, '/static/AboutUs/index.html', { paths: ['/AboutUs'], headers: {} });
    // Last, because they add records.
    await compare(NAMES.create, '/constant/create', create);
    await compare(NAMES.createWithKey, '/constant/create', { ...create, withKeys: true });
  } finally {
    await bare.end('SIGTERM');
  }
  return results;
}

interface Contestant {
  readonly server: Product;
  readonly request: Request;
}

/** The first turn of each only warms it up: a list gets faster for about 15 s, until the engine has compiled all it runs. */
async function alternate(load: ChildProcess, effort: Effort, contenders: readonly Contestant[]): Promise<Figures[]> {
  for (const contender of contenders) await run(load, contender, effort.warmUp);
  const outcomes: LoadResult[][] = contenders.map(() => []);
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const [i, contender] of contenders.entries()) outcomes[i]?.push(await run(load, contender, effort.seconds));
  }
  return outcomes.map((runs) => ({
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p50: median(runs.map(({ p50 }) => p50)),
    p99: median(runs.map(({ p99 }) => p99)),
  }));
}

async function run(load: ChildProcess, { server, request }: Contestant, seconds: number): Promise<LoadResult> {
  const method = request.body === undefined ? 'GET' : 'POST';
  const job: Job = { ...request, url: server.url, method, connections: CONNECTIONS, seconds };
  load.send(job);
  const heard = new AbortController();
  const next = ['message', 'exit'].map((event) => once(load, event, { signal: heard.signal }));
  const [outcome] = (await Promise.race(next).finally(() => heard.abort())) as [LoadResult | number];
  if (typeof outcome !== 'object') throw new Error('The load generator has ended unexpectedly.');
  // A refusal is fast: a figure that includes refusals would mean nothing.
  const others = Object.entries(outcome.statuses).filter(([status]) => status !== (method === 'POST' ? '201' : '200'));
  if (others.length > 0) throw new Error(`${request.paths[0] ?? ''}: ${JSON.stringify(Object.fromEntries(others))}`);
  return outcome;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The yardstick: a bare Nest app. @param settings the file with what it answers, by path, and the store it reads */
export function startBare(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const script = join(import.meta.dirname, 'bare.js');
  return startProduct({ folder, script, settings, until: '/' });
}

/** Writes what the product answers to each request, for the bare routes to answer the same bytes. */
export async function answersTo(
  url: string,
  requests: Readonly<Record<string, Request>>,
  folder: string,
): Promise<string> {
  const answers: Record<string, unknown> = {};
  for (const [name, { paths, headers, body }] of Object.entries(requests)) {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body };
    const response = await fetch(url + (paths[0] ?? ''), init);
    if (!response.ok) throw new Error(`${name} answers ${response.status}.`);
    answers[name] = await response.json();
  }
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return file;
}
