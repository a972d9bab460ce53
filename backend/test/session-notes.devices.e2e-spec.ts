import type { SessionNote } from '#contract/goals';
import { expectError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { NOTE, sessionNotes } from './support/session-notes.js';

const product = theProduct();
const { held, write, read } = sessionNotes(product);

describe('two devices', () => {
  it('write once what is sent twice, and an old one that comes again undoes nothing', async () => {
    const { session } = await held();
    const key = { 'Idempotency-Key': 'one' };
    const sent = await Promise.all([
      write(session, NOTE, product.admin, key),
      write(session, NOTE, product.admin, key),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const newer = (await write(session, { ...NOTE, mood: 1 })).body as SessionNote;
    expect((await write(session, NOTE, product.admin, key)).body).toEqual(sent[0].body);
    expect((await read(session)).body).toEqual(newer);
    expectError(await write(session, { ...NOTE, mood: 2 }, product.admin, key), 422);
    expect(await product.connection.collection('sessionnotes').countDocuments()).toBe(1);
  });

  it('that write the first note at the same moment leave one, with the words of the other beside it', async () => {
    const { session } = await held();
    const words = ['From one phone.', 'From the other.'];
    const sent = await Promise.all(words.map((forFamily) => write(session, { ...NOTE, forFamily })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const { forFamily, earlier } = (await read(session)).body as SessionNote;
    expect([forFamily, earlier?.[0]?.forFamily].sort()).toEqual(words);
  });

  it('overwrite nothing that they name an older version of', async () => {
    const { session } = await held();
    const first = (await write(session)).body as SessionNote;
    const match = { 'If-Match': `"${first.updatedAt}"` };
    const second = (await write(session, { ...NOTE, forFamily: 'Newer.' }, product.admin, match)).body as SessionNote;
    expect(second).toMatchObject({ forFamily: 'Newer.' });
    expect(second).not.toHaveProperty('earlier');
    expectError(await write(session, { ...NOTE, forFamily: 'Older.' }, product.admin, match), 412);
    expect((await read(session)).body).toEqual(second);
  });

  it('that their device takes for the first of a session do not replace another', async () => {
    const { session } = await held();
    const none = { 'If-None-Match': '*' };
    const words = ['From one phone.', 'From the other.'];
    const sent = await Promise.all(
      words.map((forFamily) => write(session, { ...NOTE, forFamily }, product.admin, none)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kept = sent.find(({ status }) => status === 200)?.body as SessionNote;
    expect((await read(session)).body).toEqual(kept);
    expect(kept).not.toHaveProperty('earlier');
  });

  it('keep the words they replace without having seen them, until somebody has', async () => {
    const { session, member } = await held();
    const first = (await write(session, NOTE, member.client)).body as SessionNote;
    const { forTeam: _, ...shorter } = { ...NOTE, forFamily: 'He waved.' };
    const second = (await write(session, shorter)).body as SessionNote;
    expect(second).toEqual({
      session,
      steps: [],
      mood: 3,
      forFamily: 'He waved.',
      language: 'en',
      by: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
      earlier: [
        {
          forFamily: NOTE.forFamily,
          forTeam: NOTE.forTeam,
          by: 'Dilini',
          at: first.updatedAt,
        },
      ],
    });
    const newest = (await write(session, { ...shorter, forFamily: 'He sang.' })).body as SessionNote;
    expect(newest.earlier?.map(({ forFamily }) => forFamily)).toEqual([NOTE.forFamily, 'He waved.']);
    const match = { 'If-Match': `"${newest.updatedAt}"` };
    const third = (await write(session, shorter, product.admin, match)).body as SessionNote;
    expect(third).not.toHaveProperty('earlier');
  });

  it('keep the last twenty of the words that nobody has seen', async () => {
    const { session } = await held();
    const words = Array.from({ length: 23 }, (_, i) => `Words ${i}`);
    for (const forFamily of words) expect((await write(session, { ...NOTE, forFamily })).status).toBe(200);
    const { forFamily, earlier } = (await read(session)).body as SessionNote;
    expect([...(earlier ?? []).map((each) => each.forFamily), forFamily]).toEqual(words.slice(2));
  });
});
