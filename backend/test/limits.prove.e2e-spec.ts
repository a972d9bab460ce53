import type { Challenge } from 'altcha-lib';
import { ProofOfWork } from '../src/common/limits/index.js';
import { STORE, type Store } from '../src/database/index.js';
import { aBooking, aMessage } from './factories/index.js';
import { postFrom } from './support/from-address.js';
import { type Product, startProduct, theProduct } from './support/product.js';
import { challengeOf, proofHeader, proofOf, solve, useUp } from './support/proofs.js';
import { PUBLIC_CREATES } from './support/public-creates.js';
import type { RawAnswer } from './support/raw.js';
import { expectRawRefusal } from './support/refusals.js';

const LONG_MS = 60_000;
const PATH = '/contact/addcontact';
type Headers = Readonly<Record<string, string>>;

const product = theProduct({ RATE_LIMITS: 'on' });
/** Where the visitor of the test support comes from. */
const VISITOR = '127.0.0.1';

describe.each(PUBLIC_CREATES)('a form sent to $path when the limit is used up', (create) => {
  const { path, list, bodies, send, before } = create;
  beforeEach(() => before?.(product));

  it('is asked for a proof of work, and stored once with it', async () => {
    await useUp(product, 'create', VISITOR);
    const submit = (headers: Headers = {}) =>
      send(product, path, bodies[0]).set({ 'Idempotency-Key': 'one tap', ...headers });
    const challenge = challengeOf(await submit());
    const first = await submit(await proofOf(challenge));
    expect(first.status).toBe(201);
    const again = await submit(await proofOf(challengeOf(await submit())));
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    const { headers } = await product.admin.get(list).query({ range: '[0,0]' });
    expect(headers['content-range']?.split('/')[1]).toBe('1');
  });
});

/** Every test comes from an address of its own. */
describe('a proof of work', () => {
  const send = (from: string, headers: Headers = {}, path = PATH): Promise<RawAnswer> =>
    postFrom(product, from, path, path === PATH ? aMessage() : aBooking('shadow-teacher'), headers);
  const asked = async (from: string): Promise<Challenge> => {
    await useUp(product, 'create', from);
    return challengeOf(await send(from));
  };
  const stored = async (): Promise<number> =>
    ((await product.admin.get('/contact/getcontact')).body as readonly unknown[]).length;

  it('is good for one form: a second one is asked anew', async () => {
    const challenge = await asked('127.0.11.1');
    const proof = await proofOf(challenge);
    expect((await send('127.0.11.1', proof)).status).toBe(201);
    const next = challengeOf(await send('127.0.11.1', proof));
    expect(next.parameters.nonce).not.toBe(challenge.parameters.nonce);
    expect((await send('127.0.11.1', await proofOf(next))).status).toBe(201);
    expect(await stored()).toBe(2);
  });

  it('lets one of ten through that bring the same at the same moment', async () => {
    const proof = await proofOf(await asked('127.0.11.2'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('127.0.11.2', proof)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(9);
    for (const answer of refused) challengeOf(answer);
    expect(await stored()).toBe(1);
  });

  it('opens no other form, and is not used up by trying', async () => {
    const proof = await proofOf(await asked('127.0.11.3'));
    const other = challengeOf(await send('127.0.11.3', proof, '/shadow-teacher/add-booking'));
    challengeOf(await send('127.0.11.3', proof, '/special-need-teacher/add-booking'));
    expect((await send('127.0.11.3', proof)).status).toBe(201);
    expect((await send('127.0.11.3', await proofOf(other), '/shadow-teacher/add-booking')).status).toBe(201);
  });

  it('comes too late after five minutes, and the new challenge is as good', async () => {
    await useUp(product, 'create', '127.0.11.4');
    const minutesAgo = async (minutes: number): Promise<Headers> => {
      const then = new Date(Date.now() - minutes * 60_000);
      return proofOf((await product.app.get(ProofOfWork).challenge(PATH, then)) as unknown as Challenge);
    };
    const next = challengeOf(await send('127.0.11.4', await minutesAgo(5.1)));
    expect((await send('127.0.11.4', await minutesAgo(4.5))).status).toBe(201);
    expect((await send('127.0.11.4', await proofOf(next))).status).toBe(201);
  });

  it('is worth nothing when anything in it was changed', async () => {
    const challenge = await asked('127.0.11.5');
    const { parameters, signature } = challenge;
    const solution = await solve(challenge);
    const changed = (change: object) => proofHeader({ parameters: { ...parameters, ...change }, signature }, solution);
    const late = Math.floor(Date.now() / 1000) + 100_000;
    const forged: readonly Headers[] = [
      changed({ expiresAt: late }),
      changed({ expiresAt: undefined }),
      changed({ data: { route: '/shadow-teacher/add-booking' } }),
      changed({ nonce: parameters.nonce.toUpperCase() }),
      changed({ keySignature: undefined }),
      changed({ keyPrefix: '00' }),
      changed({ cost: 1 }),
      changed({ more: 1 }),
      proofHeader({ parameters }, solution),
      proofHeader({ parameters, signature: '' }, solution),
      proofHeader({ parameters, signature: '0'.repeat(64) }, solution),
      proofHeader(challenge, { ...solution, derivedKey: '00'.repeat(32) }),
      proofHeader(challenge, { ...solution, derivedKey: parameters.keyPrefix }),
      proofHeader(challenge, { counter: solution.counter }),
      proofHeader(challenge, null),
      proofHeader(null, solution),
      proofHeader({ parameters: null, signature }, solution),
      proofHeader({ parameters: [], signature }, solution),
      { 'X-Proof-Of-Work': '' },
      { 'X-Proof-Of-Work': 'no proof' },
      { 'X-Proof-Of-Work': Buffer.from('null').toString('base64') },
      { 'X-Proof-Of-Work': Buffer.from('['.repeat(6000)).toString('base64') },
    ];
    for (const headers of forged) challengeOf(await send('127.0.11.5', headers));
    expect(await stored()).toBe(0);
    expect((await send('127.0.11.5', proofHeader(challenge, solution))).status).toBe(201);
  });

  it('is asked for whatever address a header makes up', async () => {
    await useUp(product, 'create', '127.0.11.6');
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP']) {
      challengeOf(await send('127.0.11.6', { [header]: '203.0.113.9' }));
    }
  });

  it('is neither asked for nor used up while there is room', async () => {
    const proof = await proofOf(await asked('127.0.11.7'));
    expect((await send('127.0.11.8', proof)).status).toBe(201);
    expect((await send('127.0.11.7', proof)).status).toBe(201);
  });

  it('does not help when far too many came: they have to wait', async () => {
    const proof = await proofOf(await asked('127.0.11.9'));
    await useUp(product, 'createBeyond', '127.0.11.9');
    for (const headers of [{}, proof]) {
      const answer = await send('127.0.11.9', headers);
      expectRawRefusal(answer, 429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await stored()).toBe(0);
  });

  it('lets a slip of the form be told, and the next try is asked anew', async () => {
    const proof = await proofOf(await asked('127.0.11.10'));
    expect((await postFrom(product, '127.0.11.10', PATH, {}, proof)).status).toBe(400);
    expect((await send('127.0.11.10', await proofOf(challengeOf(await send('127.0.11.10', proof))))).status).toBe(201);
  });

  it('is kept as a nonce and a time, under an index that lets it go', async () => {
    const { parameters } = await asked('127.0.11.11');
    await send('127.0.11.11', await proofOf(challengeOf(await send('127.0.11.11'))));
    const collection = product.connection.collection('usedproofs');
    const kept = await collection.find().toArray();
    expect(kept).toEqual([{ _id: expect.stringMatching(/^[0-9a-f]{32}$/), until: expect.any(Date) }]);
    expect((kept[0]?.['until'] as Date).getTime()).toBeGreaterThanOrEqual((parameters.expiresAt ?? Infinity) * 1000);
    expect(await collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { until: 1 }, expireAfterSeconds: 0 }),
    );
  });

  it(
    'asked for by one process is taken by another on the same store, and by only one of them',
    async () => {
      const second: Product = await startProduct({
        RATE_LIMITS: 'on',
        MONGODB_URI: product.app.get<Store>(STORE).uri,
      });
      try {
        const proof = await proofOf(await asked('127.0.11.12'));
        const both = await Promise.all(
          [product, second].map((each) => postFrom(each, '127.0.11.12', PATH, aMessage(), proof)),
        );
        expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
      } finally {
        await second.close();
      }
    },
    LONG_MS,
  );
});
