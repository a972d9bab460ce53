import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { must } from './fault.js';
import { allBookings, bookOnce, idOf } from './support/bookings.js';
import { call } from './support/call.js';
import { type Product, startProduct } from './support/product.js';

const SEQUENCES = 300;
const SECONDS = 75;
const LONGEST = 12;
const STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
const PATH = '/counselling-teacher';

type Step =
  | { readonly does: 'book'; readonly key: number | null; readonly other: boolean }
  | { readonly does: 'decide'; readonly which: number; readonly status: (typeof STATUSES)[number] }
  | { readonly does: 'delete'; readonly which: number }
  | { readonly does: 'crash' };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ does: fc.constant('book' as const), key: fc.option(fc.nat(3)), other: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      which: fc.nat(20),
      status: fc.constantFrom(...STATUSES),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('delete' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('crash' as const) }) },
);

/** F28: random steps and crashes against a model in memory that says what must come of them. */
export async function likeTheModel(folder: string): Promise<string> {
  const world = new World(folder);
  await world.start();
  const until = performance.now() + SECONDS * 1000;
  let sequences = 0;
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 3, maxLength: LONGEST }), async (steps) => {
        if (performance.now() > until) return;
        sequences += 1;
        world.begin(sequences);
        for (const step of steps) await world.take(step);
        await world.compare();
      }),
      // A sequence changes the store: what is left of it would mislead a shorter one.
      { numRuns: SEQUENCES, endOnFailure: true },
    );
    return `${sequences} sequences (10,000 take a night), ${world.calls} calls and ${world.crashes} crashes: the same state as the model after each`;
  } finally {
    await world.end();
  }
}

/** The product and what it should hold. */
class World {
  calls = 0;
  crashes = 0;
  private product: Product | undefined;
  private admin: Readonly<Record<string, string>> = {};
  private sequence = 0;
  private booked = 0;
  /** id → what a list must show of it. */
  private readonly records = new Map<string, { childName: string; status: string }>();
  /** Key → the first submission with it. */
  private keys = new Map<string, { name: string; id: string }>();

  constructor(private readonly folder: string) {}

  async start(): Promise<void> {
    this.product = await startProduct({ folder: this.folder });
    this.admin = await this.product.signIn();
  }

  async end(): Promise<void> {
    await this.product?.end('SIGKILL');
  }

  begin(sequence: number): void {
    this.sequence = sequence;
    this.keys = new Map();
  }

  async take(step: Step): Promise<void> {
    this.calls += 1;
    if (step.does === 'book') await this.book(step.key, step.other);
    else if (step.does === 'crash') await this.crash();
    else await this.change(step);
  }

  async compare(): Promise<void> {
    const found = (await allBookings(this.running())).map(({ _id, childName, status }) => [_id, childName, status]);
    const wanted = [...this.records].map(([id, { childName, status }]) => [id, childName, status]);
    const sorted = (rows: unknown[][]): string =>
      JSON.stringify(rows.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)));
    must(
      sorted(found) === sorted(wanted),
      `${found.length} bookings are there, the model has ${wanted.length}, or they differ`,
    );
  }

  private async book(key: number | null, other: boolean): Promise<void> {
    this.booked += 1;
    const once = key === null ? '' : `${this.sequence}/${key}`;
    const before = this.keys.get(once);
    const name = before && !other ? before.name : `Child ${this.booked} of ${this.sequence}`;
    const { status, body } = await bookOnce(this.running(), name, once);
    if (before && other) {
      must(status === 422, `a key with other content is answered ${status}`);
      return;
    }
    must(status === 201, `a booking is answered ${status}`);
    const id = idOf(body);
    if (before) must(id === before.id, 'a repeated key made another booking');
    else this.records.set(id, { childName: name, status: 'Pending' });
    if (once) this.keys.set(once, { name, id });
  }

  private async change(step: Exclude<Step, { does: 'book' | 'crash' }>): Promise<void> {
    const ids = [...this.records.keys()].slice(-10);
    const id = ids[step.which % Math.max(1, ids.length)] ?? '0'.repeat(24);
    const known = this.records.get(id);
    const { url } = this.running();
    const headers = { ...this.admin, 'Content-Type': 'application/json' };
    if (step.does === 'delete') {
      const { status } = await call(`${url}${PATH}/delete-booking/${id}`, { method: 'DELETE', headers: this.admin });
      must(status === (known ? 200 : 404), `a deletion is answered ${status}`);
      this.records.delete(id);
      return;
    }
    const body = JSON.stringify({ status: step.status });
    const { status } = await call(`${url}${PATH}/update-booking/${id}`, { method: 'PUT', headers, body });
    must(status === (known ? 200 : 404), `a decision is answered ${status}`);
    if (known) known.status = step.status;
  }

  /** Killed in the middle of a booking: it may be stored or not, but never in part. */
  private async crash(): Promise<void> {
    this.crashes += 1;
    const product = this.running();
    const name = `Crash ${this.crashes}`;
    const sent = bookOnce(product, name);
    await pause(Math.random() * 10);
    await product.end('SIGKILL');
    const { status, body } = await sent;
    await this.start();
    const kept = (await allBookings(this.running())).filter(({ childName }) => childName === name);
    must(kept.length <= 1 && (status !== 201 || kept[0]?._id === idOf(body)), 'an acknowledged booking is gone');
    for (const { _id } of kept) this.records.set(_id, { childName: name, status: 'Pending' });
  }

  private running(): Product {
    if (!this.product) throw new Error('Nothing runs.');
    return this.product;
  }
}
