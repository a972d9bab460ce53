import { Socket } from 'node:net';
import { WriteLock } from './write-lock.js';

describe('a lock that nobody gives back', () => {
  afterEach(() => jest.useRealTimers());

  it('refuses a write that has waited for 15 seconds, and none before', async () => {
    jest.useFakeTimers();
    const [lock, holder, next] = [new WriteLock(), new Socket(), new Socket()];
    await lock.take(holder);
    const outcomes: unknown[] = [];
    const wait = (): void =>
      void lock.free().then(
        () => outcomes.push('free'),
        (error: unknown) => outcomes.push(error),
      );
    wait();
    await jest.advanceTimersByTimeAsync(14_900);
    expect(outcomes).toEqual([]);
    wait();
    const taking = lock.take(next);
    await jest.advanceTimersByTimeAsync(200);
    expect(outcomes).toEqual([expect.objectContaining({ codeName: 'LockTimeout' })]);
    holder.destroy();
    await jest.advanceTimersByTimeAsync(1);
    await taking;
    expect([lock.isHeld, outcomes.length]).toEqual([true, 1]);
    expect([lock.release(holder), lock.release(next)]).toEqual([false, true]);
    await jest.advanceTimersByTimeAsync(1);
    expect([lock.isHeld, outcomes[1]]).toEqual([false, 'free']);
  });

  it('is not taken for somebody who has gone', async () => {
    const lock = new WriteLock();
    const gone = new Socket().destroy();
    await expect(lock.take(gone)).rejects.toMatchObject({ codeName: 'IllegalOperation' });
    expect(lock.isHeld).toBe(false);
  });
});
