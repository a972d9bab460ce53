import { mongo } from 'mongoose';
import { batched } from './batched.js';

/** A call of many whose answers the test gives. */
function heldBack(max = 100) {
  const batches: (readonly number[])[] = [];
  const answers: PromiseWithResolvers<readonly string[]>[] = [];
  const call = batched((items: readonly number[]) => {
    batches.push(items);
    const answer = deferred<readonly string[]>();
    answers.push(answer);
    return answer.promise;
  }, max);
  return { call, batches, answers };
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

function deferred<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('batched calls', () => {
  it('run at once where none is under way', async () => {
    const { call, batches, answers } = heldBack();
    const one = call(1);
    await turn();
    expect(batches).toEqual([[1]]);
    answers[0]?.resolve(['one']);
    expect(await one).toBe('one');
  });

  it('go together when they come in one turn, or while others are under way; each gets its own result', async () => {
    const { call, batches, answers } = heldBack();
    const first = [call(1), call(2)];
    await turn();
    const later = [call(3), call(4)];
    await turn();
    expect(batches).toEqual([[1, 2]]);
    answers[0]?.resolve(['one', 'two']);
    expect(await Promise.all(first)).toEqual(['one', 'two']);
    await turn();
    await turn();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    answers[1]?.resolve(['three', 'four']);
    expect(await Promise.all(later)).toEqual(['three', 'four']);
  });

  it('fail together, and the next ones run all the same', async () => {
    const { call, answers } = heldBack();
    const first = Promise.allSettled([call(1), call(2)]);
    await turn();
    const next = call(3);
    answers[0]?.reject(new Error('away'));
    expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await turn();
    await turn();
    answers[1]?.resolve(['three']);
    expect(await next).toBe('three');
  });

  it.each([
    ['no answer', new mongo.MongoOperationTimeoutError('No answer')],
    ['a lock that nobody gives back', new mongo.MongoServerError({ message: 'locked', code: 24 })],
  ])('fail with those that wait, where the database gave no answer, and later ones run: %s', async (_what, silence) => {
    const { call, batches, answers } = heldBack();
    const first = Promise.allSettled([call(1)]);
    await turn();
    const waiting = Promise.allSettled([call(2), call(3)]);
    answers[0]?.reject(silence);
    expect([...(await first), ...(await waiting)].map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    await turn();
    await turn();
    const next = call(4);
    await turn();
    expect(batches).toEqual([[1], [4]]);
    answers[1]?.resolve(['four']);
    expect(await next).toBe('four');
  });

  it('hold no more items than they may', async () => {
    const { call, batches, answers } = heldBack(2);
    const all = [1, 2, 3].map((item) => call(item));
    await turn();
    answers[0]?.resolve(['one', 'two']);
    await Promise.all(all.slice(0, 2));
    await turn();
    await turn();
    expect(batches).toEqual([[1, 2], [3]]);
    answers[1]?.resolve(['three']);
    expect(await all[2]).toBe('three');
  });
});
