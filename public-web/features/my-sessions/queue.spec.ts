import type { SessionNote } from '#contract/goals';
import fc from '../../../backend/test/support/seeded-fast-check.js';
import {
  choose,
  type QueueStorage,
  type Transport,
  sendAll,
  type SendResult,
  type QueuedChange,
  write,
} from './queue.js';

/** The storage of one device. */
function deviceKeep(): QueueStorage {
  const rows = new Map<string, QueuedChange>();
  return {
    list: () => Promise.resolve([...rows.values()]),
    put: (waiting) => Promise.resolve(void rows.set(waiting.key, waiting)),
    remove: (key) => Promise.resolve(void rows.delete(key)),
  };
}

/** Whatever can happen to one call. */
type Fate = 'arrives' | 'lost on the way' | 'answer lost' | 'sent twice' | 'killed';

/** A server with one note of each session, which keeps versions and keys as ours does. */
class Server {
  readonly notes = new Map<string, SessionNote>();
  readonly answers = new Map<string, SendResult>();
  /** Every note that was stored, with the one it replaced. */
  readonly stored: { key: string; session: string; text: string; replaced: string | undefined }[] = [];
  #version = 0;

  put({ key, session, change, base }: QueuedChange): SendResult {
    const before = this.answers.get(key);
    if (before) return before;
    const there = this.notes.get(session);
    if ((there?.updatedAt ?? null) !== base) return { kind: 'changed' };
    if (change.kind !== 'note') return { kind: 'done' };
    const updatedAt = `version ${(this.#version += 1)}`;
    this.notes.set(session, { ...change.note, session, by: 'Ruwani', updatedAt });
    this.stored.push({ key, session, text: textOf(change.note), replaced: there && textOf(there) });
    const answer: SendResult = { kind: 'done', version: updatedAt };
    this.answers.set(key, answer);
    return answer;
  }
}

const textOf = ({ forTeam = '' }: Pick<SessionNote, 'forTeam'>) => forTeam;

/** A line on which each call has the next fate; after those everything arrives. */
function lineTo(server: Server, fates: Fate[]): Transport {
  return {
    send: (waiting) => {
      const fate = fates.shift() ?? 'arrives';
      if (fate === 'lost on the way') return Promise.resolve({ kind: 'later' });
      const answer = server.put(waiting);
      if (fate === 'killed') return Promise.reject(new Error('killed'));
      if (fate === 'answer lost') return Promise.resolve({ kind: 'later' });
      return Promise.resolve(fate === 'sent twice' ? server.put(waiting) : answer);
    },
    read: (session) =>
      Promise.resolve(fates.shift() === 'lost on the way' ? 'later' : (server.notes.get(session) ?? null)),
  };
}

const about = { childName: 'Kavya', day: '2026-11-27', at: '15:30' };
const noteOf = (text: string) =>
  ({ kind: 'note', note: { mood: 3, language: 'en', steps: [], forTeam: text } }) as const;

describe('notes that wait', () => {
  const FATES = ['arrives', 'lost on the way', 'answer lost', 'sent twice', 'killed'] as const;
  const STEP = fc.oneof(
    fc.record({ kind: fc.constant('read'), device: fc.nat(1), session: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('write'), device: fc.nat(1), session: fc.constantFrom('a', 'b') }),
    fc.record({
      kind: fc.constant('send'),
      device: fc.nat(1),
      session: fc.constant('a'),
      fates: fc.array(fc.constantFrom(...FATES), { maxLength: 4 }),
    }),
    fc.record({ kind: fc.constantFrom('mine', 'theirs'), device: fc.nat(1), session: fc.constantFrom('a', 'b') }),
  );

  it('arrive once and in order, and none replaces another that its writer has not seen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 30 }), fc.boolean(), async (steps, own) => {
        const server = new Server();
        const devices = [0, 1].map((number) => ({
          number,
          keep: deviceKeep(),
          /** The version that the person has on the screen, by session. */
          read: new Map<string, string | null>(),
          /** Every text that the person has seen, the own ones included. */
          seen: new Set<string>(),
          written: [] as { text: string; session: string }[],
          dropped: new Set<string>(),
        }));
        type Device = (typeof devices)[number];

        const showConflicts = async ({ keep, seen }: Device) => {
          for (const { theirs } of await keep.list()) if (theirs) seen.add(textOf(theirs));
        };
        const decide = async ({ keep, seen, dropped }: Device, session: string, keepsOwn: boolean) => {
          for (const one of await keep.list()) {
            if (one.session !== session || !one.theirs || one.change.kind !== 'note') continue;
            seen.add(textOf(one.theirs));
            if (!keepsOwn) dropped.add(textOf(one.change.note));
            await choose(keep, one, keepsOwn);
          }
        };
        const send = async (device: Device, fates: Fate[]) => {
          // A kill ends the page, not what is kept.
          await sendAll(device.keep, lineTo(server, fates)).catch(() => undefined);
          await showConflicts(device);
        };

        for (const step of steps) {
          const device = devices[step.device] as Device;
          const { session } = step;
          const own = (await device.keep.list()).filter((one) => one.session === session);
          if (step.kind === 'read') {
            const note = server.notes.get(session);
            device.read.set(session, note?.updatedAt ?? null);
            if (note) device.seen.add(textOf(note));
          } else if (step.kind === 'write') {
            // The page asks to choose first.
            if (own.some(({ theirs }) => theirs)) continue;
            const text = `${device.number}.${device.written.length}`;
            device.written.push({ text, session });
            device.seen.add(text);
            for (const { change, isTried } of own)
              if (change.kind === 'note' && !isTried) device.dropped.add(textOf(change.note));
            const base = own.at(-1)?.base ?? device.read.get(session) ?? null;
            await write(device.keep, { session, change: noteOf(text), base, about, seen: own.at(-1)?.key });
          } else if (step.kind === 'send') await send(device, 'fates' in step ? [...step.fates] : []);
          else await decide(device, session, step.kind === 'mine');
        }
        // At last there is a line, and somebody to choose.
        for (let turn = 0; turn < 6; turn += 1) {
          for (const device of devices) {
            await send(device, []);
            for (const session of ['a', 'b']) await decide(device, session, own);
          }
        }

        for (const { keep } of devices) expect(await keep.list()).toEqual([]);
        const texts = server.stored.map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
        for (const { number, written, seen, dropped } of devices) {
          for (const session of ['a', 'b']) {
            const places = server.stored
              .filter((one) => one.session === session && one.text.startsWith(`${number}.`))
              .map(({ text }) => written.findIndex((one) => one.text === text));
            expect(places).toEqual([...places].sort((a, b) => a - b));
          }
          const overwritten = server.stored.filter(({ text }) => text.startsWith(`${number}.`));
          for (const { replaced } of overwritten) if (replaced !== undefined) expect(seen).toContain(replaced);
          // Only a newer one of the same device may take the place of a note that met another one.
          const lost = written.filter(({ text, session }, place) => {
            const isLast = !written.some((later, at) => at > place && later.session === session);
            return isLast && !texts.includes(text) && !dropped.has(text);
          });
          expect(lost).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('two of one session, of which one tab has not seen the other’s, are both kept, and a person chooses', async () => {
    const keep = deviceKeep();
    const server = new Server();
    for (const text of ['one', 'other']) await write(keep, { session: 'a', change: noteOf(text), base: null, about });
    expect(await keep.list()).toMatchObject([{ change: noteOf('one') }, { change: noteOf('other') }]);
    await sendAll(keep, lineTo(server, []));
    expect(server.stored.map(({ text }) => text)).toEqual(['one']);
    const [waiting] = await keep.list();
    expect(waiting).toMatchObject({ change: noteOf('other'), theirs: { forTeam: 'one' } });
    if (waiting) await choose(keep, waiting, true);
    await sendAll(keep, lineTo(server, []));
    expect(server.stored.map(({ text }) => text)).toEqual(['one', 'other']);
  });

  it('two of one session that meet a third one are both shown beside it', async () => {
    const keep = deviceKeep();
    const server = new Server();
    server.put({ key: 'third', session: 'a', change: noteOf('third'), base: null, about, place: 1 });
    for (const text of ['one', 'other']) await write(keep, { session: 'a', change: noteOf(text), base: null, about });
    await sendAll(keep, lineTo(server, []));
    const theirs = { forTeam: 'third' };
    expect(await keep.list()).toMatchObject([
      { change: noteOf('one'), theirs },
      { change: noteOf('other'), theirs },
    ]);
  });

  it('a refused one stays, and does not stop the others', async () => {
    const keep = deviceKeep();
    await write(keep, { session: 'old', change: noteOf('too late'), base: null, about });
    await write(keep, { session: 'new', change: noteOf('in time'), base: null, about });
    const server = new Server();
    const send: Transport['send'] = (waiting) =>
      Promise.resolve(waiting.session === 'old' ? { kind: 'refused', status: 409 } : server.put(waiting));
    await sendAll(keep, { ...lineTo(server, []), send });
    expect(await keep.list()).toMatchObject([{ session: 'old', refused: 409 }]);
    expect(server.stored.map(({ text }) => text)).toEqual(['in time']);
  });

  it('a new one that meets a note which is not there is set aside, not sent for ever', async () => {
    const keep = deviceKeep();
    let sent = 0;
    const send = () =>
      (sent += 1) > 9 ? Promise.reject(new Error('It goes on.')) : Promise.resolve({ kind: 'changed' } as const);
    await write(keep, { session: 'a', change: noteOf('mine'), base: null, about });
    await sendAll(keep, { send, read: () => Promise.resolve(null) });
    expect(await keep.list()).toMatchObject([{ change: noteOf('mine'), refused: 412 }]);
    expect(sent).toBe(1);
  });

  it('one that was erased meanwhile is written anew', async () => {
    const keep = deviceKeep();
    const server = new Server();
    await write(keep, { session: 'a', change: noteOf('mine'), base: 'version 0', about });
    await sendAll(keep, lineTo(server, []));
    expect(await keep.list()).toEqual([]);
    expect(server.stored.map(({ text }) => text)).toEqual(['mine']);
  });

  it('is not shown as another one where it is the same, after the server has forgotten its key', async () => {
    const keep = deviceKeep();
    const server = new Server();
    await write(keep, { session: 'a', change: noteOf('once'), base: null, about });
    await sendAll(keep, lineTo(server, ['answer lost']));
    server.answers.clear();
    await sendAll(keep, lineTo(server, []));
    expect(await keep.list()).toEqual([]);
    expect(server.stored).toHaveLength(1);
  });

  it('absent replaces held before it is sent, and both are sent where the first may have arrived', async () => {
    const keep = deviceKeep();
    const sent: unknown[] = [];
    const line: Transport = {
      send: ({ change }) => {
        sent.push(change.kind === 'outcome' && change.status);
        return Promise.resolve(sent.length === 1 ? { kind: 'later' } : { kind: 'done' });
      },
      read: () => Promise.resolve(null),
    };
    const tap = (status: 'held' | 'absent') =>
      write(keep, { session: 'a', change: { kind: 'outcome', status }, base: null, about });
    await tap('absent');
    await tap('held');
    await sendAll(keep, line);
    await tap('absent');
    await sendAll(keep, line);
    expect(sent).toEqual(['held', 'held', 'absent']);
  });
});
