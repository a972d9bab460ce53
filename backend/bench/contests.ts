import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, jobOf, repeatOf, type Request, signIn } from './answers.js';
import type { Child } from './child.js';
import { BOOKING } from './records.js';
import { compete, type Contender, type Effort, type Figures } from './rounds.js';
import { ADMIN, type Server, startBare } from './server.js';
import type { Vitals } from './vitals.js';

/** The product over few and over many records. */
export interface Products {
  readonly few: Server;
  readonly many: Server;
  /** One of the applicants in `few`. */
  readonly applicant: string;
}

export interface Result {
  readonly name: string;
  readonly bare: Figures;
  readonly ours: Figures;
}

/** Twenty bookings by date, from this one on. */
const listFrom = (first: number): string => {
  const query = new URLSearchParams({ range: `[${first},${first + 19}]`, sort: '["createdAt","DESC"]' });
  return `/shadow-teacher/view-booking?${query.toString()}`;
};
const LIST = listFrom(0);
/** More than there are connections. */
const LISTS = Array.from({ length: 50 }, (_, i) => listFrom(i));
const NAMES = ['list', 'one', 'create', 'courses'] as const;
type Name = (typeof NAMES)[number];

export const LIST_FEW = 'list 20 of 1,000';
export const LIST_MANY = 'list 20 of 100,000';
const LIST_EACH = 'each another 20 of 1,000';
export const ONE = 'one user by filter';
export const CREATE = 'create a booking';
export const COURSES = 'public courses';
export const REPEAT = 'public courses, 304';

/** Lets the product and the bare route answer the same five requests, each pair in turns. */
export async function allContests(
  { few, many, applicant }: Products,
  load: Child,
  folder: string,
  effort: Effort,
): Promise<Result[]> {
  const admin = await signIn(few.url);
  const requests: Record<Name, Request> = {
    list: { path: LIST, headers: admin },
    one: {
      path: `/user/get?${new URLSearchParams({ filter: JSON.stringify({ id: applicant }) }).toString()}`,
      headers: admin,
    },
    create: { path: '/shadow-teacher/add-booking', body: BOOKING },
    courses: { path: '/course/getcourses' },
  };
  const bare = await startBare(folder, await answersTo(few.url, requests, folder));
  const onBare = (name: Name, request = requests[name]): Request => ({ ...request, path: `/${name}` });
  const results: Result[] = [];

  async function contest(yardstick: Contender, ...rivals: readonly Contender[]): Promise<void> {
    const [first, ...others] = await compete(load, [yardstick, ...rivals], effort);
    others.forEach((ours, i) => {
      const name = rivals[i]?.name ?? '';
      if (first) results.push({ name, bare: first, ours });
    });
  }
  const contender = (name: string, server: Server, request: Request, status = 200): Contender => ({
    name,
    server,
    status,
    job: jobOf(server.url, request),
  });

  const ofPages = contender(LIST_EACH, few, requests.list);

  try {
    await contest(
      contender('bare list', bare, onBare('list')),
      contender(LIST_FEW, few, requests.list),
      { ...ofPages, job: { ...ofPages.job, paths: LISTS } },
      contender(LIST_MANY, many, { ...requests.list, headers: await signIn(many.url) }),
    );
    await contest(contender('bare one', bare, onBare('one')), contender(ONE, few, requests.one));
    await contest(contender('bare courses', bare, onBare('courses')), contender(COURSES, few, requests.courses));
    const [bareAgain, oursAgain] = await Promise.all([
      repeatOf(bare.url, onBare('courses')),
      repeatOf(few.url, requests.courses),
    ]);
    await contest(contender('bare 304', bare, bareAgain, 304), contender(REPEAT, few, oursAgain, 304));
    // Last, because it adds records.
    await contest(contender('bare create', bare, onBare('create'), 201), contender(CREATE, few, requests.create, 201));
  } finally {
    await bare.stop();
  }
  return results;
}

/** Writes what the product answers to each request, for the bare routes to answer the same bytes. */
async function answersTo(url: string, requests: Readonly<Record<Name, Request>>, folder: string): Promise<string> {
  const answers: Record<string, unknown> = {};
  for (const name of NAMES) answers[name] = await (await ask(url, requests[name])).json();
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return file;
}

const LOGINS_AT_ONCE = 4;

export interface Logins {
  readonly figures: Figures;
  readonly delay: Vitals['delay'];
}

/** Four people sign in at a time: how fast, and how long everybody else's requests wait for their turn. */
export async function logins(server: Server, load: Child, effort: Effort): Promise<Logins> {
  const job = jobOf(server.url, { path: '/user/login', body: ADMIN }, LOGINS_AT_ONCE);
  await server.ask('watch delays');
  const [figures] = await compete(load, [{ name: 'login', server, job, status: 200 }], effort);
  const { delay } = await server.ask('vitals');
  if (!figures) throw new Error('No login was measured.');
  return { figures, delay };
}
