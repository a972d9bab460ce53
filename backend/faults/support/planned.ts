import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { must } from '../fault.js';
import { call, postJson } from './call.js';
import { later, mondayAfter, type Plannable } from './plannable.js';
import { inStore, type Product } from './product.js';

const WEEKS = 12;
/** The session of a series from which on it is moved or cancelled. */
const CUT = 10;

export interface Plan {
  readonly key: string;
  readonly series: object;
}
export interface Planned {
  readonly id: string;
  readonly sessions: readonly { readonly _id: string; readonly day: string }[];
}

/** What was acknowledged: each series with how many sessions it has, and how many changes of each kind. */
export class Acknowledged {
  readonly sizes = new Map<string, number>();
  readonly changes = { moved: 0, cancelled: 0, covered: 0 };
  /** Changes that were sent and got no answer: they were made, or not. */
  unanswered = 0;
}
type Changes = keyof Acknowledged['changes'];

/** Somebody who plans at a running product, and writes down what was acknowledged. */
export class Planner {
  constructor(
    private readonly product: Product,
    private readonly admin: Readonly<Record<string, string>>,
    private readonly acknowledged: Acknowledged,
  ) {}

  /** @returns nothing where there was no answer */
  async plan({ key, series }: Plan): Promise<Planned | undefined> {
    const headers = { ...this.admin, 'Idempotency-Key': key };
    const { status, body } = await postJson(`${this.product.url}/sessions/series`, series, { headers });
    must(status === 201 || status === 0, `a plan is answered ${status}`);
    if (status === 0) return undefined;
    const made = JSON.parse(body) as { series: { _id: string }; sessions: Planned['sessions'] };
    this.acknowledged.sizes.set(made.series._id, made.sessions.length);
    return { id: made.series._id, sessions: made.sessions };
  }

  /** Moves a session and all that follow by six hours. */
  move({ sessions }: Planned, at: string): Promise<boolean> {
    return this.change('moved', 'PUT', `/sessions/${sessions[CUT]?._id}`, {
      at: sixHoursAfter(at),
      scope: 'following',
    });
  }

  cancel({ sessions }: Planned): Promise<boolean> {
    const body = { by: 'provider', scope: 'following', reason: 'The school is closed.', owed: true };
    return this.change('cancelled', 'POST', `/sessions/${sessions[CUT]?._id}/cancel`, body);
  }

  cover(profile: string, day: string, by: string): Promise<boolean> {
    return this.change('covered', 'POST', '/sessions/cover', { profile, day, by });
  }

  private async change(what: Changes, method: string, path: string, content: object): Promise<boolean> {
    const headers = { 'Content-Type': 'application/json', ...this.admin };
    const { status } = await call(this.product.url + path, { method, headers, body: JSON.stringify(content) });
    must([200, 201, 0].includes(status), `what is ${what} is answered ${status}`);
    if (status === 0) this.acknowledged.unanswered += 1;
    else this.acknowledged.changes[what] += 1;
    return status !== 0;
  }
}

/** When the series of a round begin: a quarter of an hour each, from eight. */
export function timeOf(i: number): string {
  return `${String(8 + Math.floor(i / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][i % 4]}`;
}

const sixHoursAfter = (at: string): string => `${String(Number(at.slice(0, 2)) + 6).padStart(2, '0')}${at.slice(2)}`;

/** Every working day of twelve weeks, at another time each. */
export function plansFor({ booking, profile }: Plannable, count: number): Plan[] {
  const from = mondayAfter(1);
  return Array.from({ length: count }, (_, i) => {
    const pattern = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, at: timeOf(i), minutes: 15 }));
    const days = { from, until: later(from, WEEKS * 7 - 1), skip: ['public', 'school'] };
    return { key: randomUUID(), series: { booking, profile, pattern, ...days, place: 'centre' } };
  });
}

interface StoredSession {
  readonly series: string;
  readonly booking: string;
  readonly profile: string;
  readonly day: string;
  readonly at: string;
  readonly status: string;
}
interface StoredSeries {
  readonly _id: unknown;
  readonly pattern: readonly { readonly at: string }[];
}

/**
 * Each series has all of its sessions and one message to its family. What was moved, cancelled or covered was so from its first
 * session to its last, with one message.
 * @returns how many series were planned
 */
export async function assertIntact(folder: string, { sizes, changes, unanswered }: Acknowledged): Promise<number> {
  const [size = 0] = sizes.values();
  return inStore(join(folder, 'data'), async (store) => {
    const series = await store.collection<StoredSeries>('series').find({}).toArray();
    const sessions = await store.collection<StoredSession>('sessions').find({}).sort({ day: 1 }).toArray();
    const told = (template: string): Promise<number> => store.collection('messages').countDocuments({ template });
    const [planned, moved] = [await told('sessions-planned'), await told('session-moved')];
    const [cancelled, covered] = [await told('session-cancelled'), await told('session-covered')];

    const ofSeries = groupedBy(sessions, (session) => session.series);
    const ids = series.map(({ _id }) => String(_id));
    must(
      [...sizes.keys()].every((id) => ids.includes(id)),
      'an acknowledged series is gone',
    );
    must(ofSeries.size === ids.length, `there are sessions of ${ofSeries.size} series, and ${ids.length} series`);
    // What is moved goes on as a series of its own.
    must(
      ids.length === planned + moved,
      `${planned} plans and ${moved} moves are told, and there are ${ids.length} series`,
    );
    must(sessions.length === planned * size, `${planned} series of ${size} have ${sessions.length} sessions`);
    for (const { _id, pattern } of series) {
      const own = ofSeries.get(String(_id)) ?? [];
      must(
        [CUT, size - CUT, size].includes(own.length) || size === 0,
        `a series has ${own.length} of ${size} sessions`,
      );
      const isHalf = own.some(({ at }) => at !== pattern[0]?.at);
      must(!isHalf, 'a series is moved by half');
    }

    const ended = [...ofSeries.values()].filter((own) => own.some(({ status }) => status === 'cancelled'));
    for (const own of ended) {
      const statuses = own.map(({ status }, i) => (status === 'cancelled') === i >= CUT);
      must(statuses.every(Boolean), 'a series is cancelled by half');
    }
    must(ended.length === cancelled, `${ended.length} series are cancelled, and ${cancelled} messages tell of it`);

    const days = groupedBy(sessions, ({ booking, day }) => `${booking} ${day}`);
    const takers = [...days.values()].map((own) => new Set(own.map(({ profile }) => profile)));
    must(
      takers.every(({ size: people }) => people === 1),
      'a day is covered by half',
    );
    const made = { moved, cancelled, covered };
    const lost = (Object.keys(made) as Changes[]).filter((what) => made[what] < changes[what]);
    must(lost.length === 0, `of what was acknowledged as ${lost.join(', ')} something is gone`);
    const more = moved + cancelled + covered - changes.moved - changes.cancelled - changes.covered;
    must(more <= unanswered, `${more} changes were made without an answer, and ${unanswered} got none`);
    return planned;
  });
}

function groupedBy<One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
