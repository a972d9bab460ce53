import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { call } from '../faults/support/call.js';
import { addPlannable, later, mondayAfter, type Plannable } from '../faults/support/plannable.js';
import { inStore, type Product, withProduct } from '../faults/support/product.js';
import { answersTo, median, startBare } from './comparisons.js';
import { BOOKING, fill } from './records.js';

// `npm run bench -- --sessions`: one request after the other at the timetable of forty people over two years.

const STAFF = 40;
/** A hundred and four weeks, half of them past. */
const WEEKS = 104;
/** Two thousand sessions a week. */
const EACH_DAY = 10;
const WARM_UP = 20;
const ROUNDS = 40;
/** Plans are made for another child and teacher each time. */
const PLANS = 12;
/** About 120 sessions: five a week without holidays. */
const SERIES_DAYS = 7 * 30 - 1;

/** Five days a week. */
const SERIES = {
  pattern: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, at: '09:00', minutes: 60 })),
  place: 'centre',
  skip: ['public', 'school'],
};

interface Approved {
  readonly family: string;
  readonly child: string;
}
type Headers = Readonly<Record<string, string>>;

const folder = mkdtempSync(join(tmpdir(), 'one-step-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

const [busy = 0] = loadavg();
const monday = mondayAfter(-7);
say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${busy.toFixed(1)}`);
await withProduct({ folder, settings: { LOG_LEVEL: 'error' } }, async (product) => {
  await fill(folder, 1000);
  const staff: Plannable[] = [];
  for (let i = 0; i < STAFF + PLANS; i += 1) staff.push(await addPlannable(folder, `Child ${i}`));
  const count = await addSessions(staff.slice(0, STAFF));
  say(`${STAFF} people, ${count} sessions\n`);
  await measure(product, staff);
});

async function measure(product: Product, staff: readonly Plannable[]): Promise<void> {
  const admin = await product.signIn();
  const [person] = staff;
  const week = { since: monday, until: later(monday, 6) };
  const list = `/shadow-teacher/view-booking?${query({ range: [0, 19], sort: ['createdAt', 'DESC'] })}`;
  const own = `/sessions?${query({ filter: { profile: person?.profile, ...week }, sort: ['day', 'ASC'] })}`;
  const all = `/sessions?${query({ filter: week, sort: ['day', 'ASC'] })}`;
  const made = await post(product, `/staff/${person?.profile}/calendar-address`, {}, admin);
  const { url } = JSON.parse(made.body) as { url: string };

  const listMs = await timed(product, list, admin);
  const ownMs = await timed(product, own, admin);
  const allMs = await timed(product, all, admin);
  const calendarMs = await timed(product, new URL(url).pathname, {});
  const ANSWERS = await answersTo(product.url, { week: { paths: [all], headers: admin } }, folder);
  const bare = await startBare(folder, { ANSWERS });
  const bareMs = await timed(bare, '/constant/week', {});
  await bare.end('SIGTERM');

  const planMs: number[] = [];
  const createMs: number[] = [];
  let size = 0;
  for (const { booking, profile } of staff.slice(STAFF)) {
    const series = { booking, profile, ...SERIES, from: later(monday, 7), until: later(monday, 7 + SERIES_DAYS) };
    const planned = await post(product, '/sessions/series', series, { ...admin, ...aKey() });
    planMs.push(planned.ms);
    size = (JSON.parse(planned.body) as { sessions: readonly object[] }).sessions.length;
    createMs.push((await post(product, '/shadow-teacher/add-booking', BOOKING, aKey())).ms);
  }
  const [plan, create] = [median(planMs), median(createMs)];

  line('a list of 20 bookings', listMs);
  line('the week of one person', ownMs, `${(ownMs / listMs).toFixed(2)} × the list (≤ 1.5)`);
  line('the week of all', allMs, `≤ 300; the same bytes of a bare Nest app: ${bareMs.toFixed(1)} ms`);
  line('an iCalendar of a year', calendarMs, '≤ 100');
  line('a booking with a key', create);
  line(`a series of ${size} sessions`, plan, `${(plan / create).toFixed(1)} × such a booking (≤ 20)`);
}

/** Sessions of two years, past the API. @returns how many */
async function addSessions(staff: readonly Plannable[]): Promise<number> {
  const first = later(monday, (-7 * WEEKS) / 2);
  return inStore(join(folder, 'data'), async (store) => {
    const bookings = await store.collection<Approved>('bookings').find({ status: 'Approved' }).toArray();
    const places = new Map(bookings.map(({ _id, family, child }) => [String(_id), { family, child }] as const));
    let count = 0;
    for (let day = 0; day < 7 * WEEKS; day += 1) {
      if (day % 7 > 4) continue;
      const sessions = staff.flatMap(({ booking, profile }) =>
        Array.from({ length: EACH_DAY }, (_, slot) => ({
          _id: new mongoose.Types.ObjectId(),
          booking,
          profile,
          ...places.get(booking),
          kind: 'therapy-session-teacher',
          day: later(first, day),
          minutes: 45,
          place: 'centre',
          at: `${String(8 + slot).padStart(2, '0')}:00`,
          status: day < (7 * WEEKS) / 2 ? 'held' : 'planned',
          sequence: 0,
          createdAt: new Date(),
          updatedAt: new Date(),
        })),
      );
      await store.collection('sessions').insertMany(sessions, { ordered: false });
      count += sessions.length;
    }
    return count;
  });
}

/** The median, in milliseconds. */
async function timed(product: Product, path: string, headers: Headers): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < WARM_UP + ROUNDS; i += 1) {
    const { status, ms } = await call(product.url + path, { headers, agent: product.kept });
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
    if (i >= WARM_UP) all.push(ms);
  }
  return median(all);
}

async function post(product: Product, path: string, body: object, headers: Headers) {
  const answer = await call(product.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    agent: product.kept,
  });
  if (answer.status !== 201) throw new Error(`${path} answers ${answer.status}: ${answer.body.slice(0, 200)}`);
  return answer;
}

function aKey(): Headers {
  return { 'Idempotency-Key': randomUUID() };
}

function query(values: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString();
}

function line(what: string, ms: number, beside = ''): void {
  say(`  ${what.padEnd(26)} ${ms.toFixed(1).padStart(8)} ms   ${beside}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
