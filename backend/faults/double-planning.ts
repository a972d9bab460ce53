import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './fault.js';
import { postJson } from './support/call.js';
import { startDatabase } from './support/database.js';
import { addPlannable, mondayAfter, type Plannable } from './support/plannable.js';
import { inStore, type Product, startProduct } from './support/product.js';

const ROUNDS = 20;
const PLANS = 16;
const MINUTES = 60;
const TIMES = ['09:00', '09:15', '09:30', '09:45'];

/** F34: two processes on one store plan for the same people at the same hour, and hand their sessions to the same one. */
export async function doublePlanning(folder: string): Promise<string> {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const database = await startDatabase(data, 'F34');
  const settings = { MONGODB_URI: database.uri };
  const both = await Promise.all([startProduct({ folder, settings }), startProduct({ folder, settings })]);
  try {
    const offices = await Promise.all(both.map(async (product) => ({ product, admin: await product.signIn() })));
    const made = { planned: 0, covered: 0, refused: 0 };
    for (let round = 1; round <= ROUNDS; round += 1) await raced(folder, round, offices, made);
    await assertInOnePlace(folder, made);
    must(
      made.planned > ROUNDS && made.covered > 0,
      `${made.planned} planned and ${made.covered} covered: nothing was shown`,
    );
    return `${made.planned} sessions planned, ${made.covered} covered, ${made.refused} plans refused at two processes: nobody is in two places`;
  } finally {
    await Promise.all(both.map((product) => product.end('SIGKILL')));
    await database.end();
  }
}

interface Office {
  readonly product: Product;
  readonly admin: Readonly<Record<string, string>>;
}
interface Made {
  planned: number;
  covered: number;
  refused: number;
}

async function raced(folder: string, round: number, offices: readonly Office[], made: Made): Promise<void> {
  const people = await Promise.all([1, 2, 3, 4].map((n) => addPlannable(folder, `Child ${n} of round ${round}`)));
  const [ill, alsoIll, taker] = people.map(({ profile }) => profile);
  const day = mondayAfter(7);
  const post = async (n: number, path: string, content: object): Promise<{ status: number; body: string }> => {
    const office = offices[n % offices.length];
    if (office === undefined) throw new Error('There are two.');
    const { product, admin: headers } = office;
    const answer = await postJson(product.url + path, content, { headers });
    must([200, 201, 409, 503].includes(answer.status), `${path} is answered ${answer.status}: ${answer.body}`);
    return answer;
  };
  const plan = async (n: number, whose: Plannable | undefined, profile: string | undefined): Promise<void> => {
    const slot = { day, at: TIMES[n % TIMES.length], minutes: MINUTES, place: 'centre' };
    const allow = [{ day, reason: 'Agreed.' }];
    const { status } = await post(n, '/sessions', { booking: whose?.booking, profile, ...slot, allow });
    if (status === 201) made.planned += 1;
    else made.refused += 1;
  };
  const cover = async (n: number, profile: string | undefined): Promise<void> => {
    const { status, body } = await post(n, '/sessions/cover', { profile, day, by: taker });
    if (status < 300) made.covered += (JSON.parse(body) as { taken: readonly object[] }).taken.length;
  };
  await Promise.all(
    Array.from({ length: PLANS }, (_, i) => plan(i, people[(i >> 1) % 2], i % 3 === 0 ? alsoIll : ill)),
  );
  await Promise.all([cover(0, ill), cover(1, alsoIll), plan(2, people[2], taker), plan(3, people[3], taker)]);
}

interface StoredSession {
  readonly booking: string;
  readonly profile: string;
}

/** What was acknowledged is there, and no person and no child is in two places. */
async function assertInOnePlace(folder: string, made: Made): Promise<void> {
  await inStore(join(folder, 'data'), async (store) => {
    const sessions = await store.collection<StoredSession>('sessions').find({}).toArray();
    must(
      sessions.length === made.planned,
      `${made.planned} sessions were acknowledged, and ${sessions.length} are there`,
    );
    // Any two of these times are less than an hour apart.
    for (const field of ['profile', 'booking'] as const) {
      const several = new Set(sessions.map((session) => session[field])).size < sessions.length;
      must(!several, `somebody is in two places (by ${field})`);
    }
    const told = await store.collection('messages').countDocuments({ template: 'session-covered' });
    must(told === made.covered, `${made.covered} sessions were covered, and ${told} families are told`);
  });
}
