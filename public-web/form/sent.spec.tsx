import { forgetSent, loadSent, saveSent } from './sent.js';

const FULL = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const setItem: unknown = Reflect.get(Storage.prototype, 'setItem');
const { now } = Date;

const fillStorage = () => Object.assign(Storage.prototype, { setItem: FULL });
const makeRoom = () => Object.assign(Storage.prototype, { setItem });
const kept = () => loadSent('booking')?.answers['reference'];

beforeEach(forgetSent);
afterEach(() => {
  makeRoom();
  Date.now = now;
});

describe('what a tab keeps of what was sent', () => {
  it('is of the last one, also where nothing can be stored', () => {
    fillStorage();
    saveSent('booking', { reference: 'OS-1' });
    saveSent('booking', { reference: 'OS-2' });
    expect(kept()).toBe('OS-2');
  });

  it('is of the last one, also where the storage was full by then', () => {
    saveSent('booking', { reference: 'OS-1' });
    fillStorage();
    saveSent('booking', { reference: 'OS-2' });
    expect(kept()).toBe('OS-2');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('OS-1');
  });

  it('is of the last one, also where there is room again', () => {
    fillStorage();
    saveSent('booking', { reference: 'OS-1' });
    makeRoom();
    saveSent('booking', { reference: 'OS-2' });
    sessionStorage.clear();
    expect(kept()).toBeUndefined();
  });

  it('is gone after half an hour, also where nothing can be stored', () => {
    fillStorage();
    saveSent('booking', { reference: 'OS-1' });
    const later = now() + 1_800_000;
    Date.now = () => later;
    expect(kept()).toBeUndefined();
  });
});
