import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { postJson } from './support/call.js';
import { addPlannable, later, mondayAfter, type Plannable } from './support/plannable.js';
import { inStore, type Product, startProduct, withProduct } from './support/product.js';

const ROUNDS = 20;
const SERIES_IN_ROUND = 30;
const WEEKS = 12;

interface Plan {
  readonly key: string;
  readonly series: object;
}

/** F33: the process is killed while it plans series; who got no answer plans the same again, with the same key. */
export async function killedWhilePlanning(folder: string): Promise<string> {
  const sizes = new Map<string, number>();
  let unanswered: readonly Plan[] = [];
  let repeated = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const product = await startProduct({ folder });
    const admin = await product.signIn();
    await mustBeWhole(folder, sizes);
    for (const plan of unanswered) must((await send(product, admin, plan, sizes)) === 201, 'a retry is refused');
    repeated += unanswered.length;
    const plans = plansFor(await addPlannable(folder, `Child ${round}`));
    const killed = pause(100 + Math.random() * 1900).then(() => product.end('SIGKILL'));
    unanswered = await plannedUntilTheEnd(product, admin, plans, sizes);
    await killed;
  }
  const kept = await withProduct({ folder }, () => mustBeWhole(folder, sizes));
  must(sizes.size > ROUNDS, `only ${sizes.size} series were acknowledged: nothing was shown`);
  must(kept - sizes.size <= unanswered.length, 'a series was planned twice');
  return `${ROUNDS} kills, ${sizes.size} series acknowledged, ${repeated} of them at the second try: all whole (${kept} kept)`;
}

/** Plans one series after the other. @returns those without an answer */
async function plannedUntilTheEnd(
  product: Product,
  admin: Readonly<Record<string, string>>,
  plans: readonly Plan[],
  sizes: Map<string, number>,
): Promise<readonly Plan[]> {
  for (const plan of plans) {
    const status = await send(product, admin, plan, sizes);
    if (status === 0) return [plan];
    must(status === 201, `a plan is answered ${status}`);
  }
  return [];
}

/** Every working day of twelve weeks, at another time each. */
function plansFor({ booking, profile }: Plannable): Plan[] {
  const from = mondayAfter(1);
  return Array.from({ length: SERIES_IN_ROUND }, (_, i) => {
    const at = `${String(8 + Math.floor(i / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][i % 4]}`;
    const pattern = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, at, minutes: 15 }));
    const days = { from, until: later(from, WEEKS * 7 - 1), skip: ['public', 'school'] };
    return { key: randomUUID(), series: { booking, profile, pattern, ...days, place: 'centre' } };
  });
}

/** @param sizes how many sessions each acknowledged series has */
async function send(
  product: Product,
  admin: Readonly<Record<string, string>>,
  { key, series }: Plan,
  sizes: Map<string, number>,
): Promise<number> {
  const headers = { ...admin, 'Idempotency-Key': key };
  const { status, body } = await postJson(`${product.url}/sessions/series`, series, { headers });
  if (status !== 201) return status;
  const made = JSON.parse(body) as { series: { _id: string }; sessions: readonly object[] };
  sizes.set(made.series._id, made.sessions.length);
  return status;
}

/** Each series has all of its sessions and one message to its family; no session is without its series. */
async function mustBeWhole(folder: string, sizes: ReadonlyMap<string, number>): Promise<number> {
  const [size = 0] = sizes.values();
  return inStore(join(folder, 'data'), async (store) => {
    const series = await store.collection('series').find({}).toArray();
    const counts = new Map<string, number>();
    for await (const session of store.collection('sessions').find({}, { projection: { series: 1 } })) {
      counts.set(String(session['series']), (counts.get(String(session['series'])) ?? 0) + 1);
    }
    const ids = series.map(({ _id }) => String(_id));
    must(
      [...sizes.keys()].every((id) => ids.includes(id)),
      'an acknowledged series is gone',
    );
    must(counts.size === ids.length, `there are sessions of ${counts.size} series, and ${ids.length} series`);
    for (const id of ids)
      must(counts.get(id) === size || size === 0, `a series has ${counts.get(id)} of ${size} sessions`);
    const told = await store.collection('messages').countDocuments({ template: 'sessions-planned' });
    must(told === ids.length, `${told} messages tell of ${ids.length} series`);
    return ids.length;
  });
}
