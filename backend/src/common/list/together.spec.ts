import { together } from './together.js';

/** A store that answers when it is told to, with what is in it when it begins to answer. */
class Store {
  readonly about = {};
  version = 0;
  begun = 0;
  private readonly waiting: (() => void)[] = [];

  async read(): Promise<number> {
    this.begun++;
    const found = this.version;
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    return found;
  }

  ask = (question = 'all') => together(this.about, question, () => this.read());

  /** Lets answers arrive until nobody waits. */
  async answerAll(): Promise<void> {
    while (this.waiting.length > 0) {
      this.waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

describe('what is asked at the same moment', () => {
  it('is answered by two readings, however many ask', async () => {
    const store = new Store();
    const answers = Array.from({ length: 50 }, () => store.ask());
    await store.answerAll();
    expect(await Promise.all(answers)).toEqual(Array(50).fill(0));
    expect(store.begun).toBe(2);
  });

  it('has what was written before it was asked, though others were answered meanwhile', async () => {
    const store = new Store();
    const early = store.ask();
    store.version = 1;
    const late = store.ask();
    await store.answerAll();
    expect(await Promise.all([early, late])).toEqual([0, 1]);
  });

  it('is answered anew when nobody waits any more', async () => {
    const store = new Store();
    const first = store.ask();
    await store.answerAll();
    await first;
    store.version = 1;
    const second = store.ask();
    await store.answerAll();
    expect(await second).toBe(1);
    expect(store.begun).toBe(2);
  });

  it('keeps different questions apart', async () => {
    const store = new Store();
    const other = new Store();
    const answers = [store.ask('a'), store.ask('b'), other.ask('a')];
    await Promise.all([store.answerAll(), other.answerAll()]);
    await Promise.all(answers);
    expect([store.begun, other.begun]).toEqual([2, 1]);
  });

  it('fails for those who asked, and is asked again by the next', async () => {
    const about = {};
    let times = 0;
    const fail = () => Promise.reject(new Error(`away ${++times}`));
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => together(about, 'all', fail)));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as Error).message)).toEqual([
      'away 1',
      'away 2',
      'away 2',
    ]);
    expect(await together(about, 'all', () => Promise.resolve('back'))).toBe('back');
  });
});
