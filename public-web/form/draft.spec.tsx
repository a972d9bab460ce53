import { newKey } from '#contract/drafts';
import { PASSWORD } from '#contract/users';
import {
  eraseDrafts,
  keepable,
  loadDraft,
  parseDraft,
  prefill,
  setOwnDevice,
  sweepDrafts,
  takeForgotten,
} from './draft.js';

const NOW = 1_800_000_000_000;
const stored = (at: number) => JSON.stringify({ answers: { childName: 'Kavya' }, key: 'k', at });

const keep = (at: number) => localStorage.setItem('onestep.form.booking', stored(at));
const found = () => loadDraft('booking', NOW)?.answers;

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('comes back within half an hour', () => {
    keep(NOW - 1_800_000 + 1);
    expect(found()).toEqual({ childName: 'Kavya' });
    expect(takeForgotten('booking')).toBe(false);
  });

  it('is forgotten after half an hour, and says so once, with nothing of what was in it', () => {
    keep(NOW - 1_800_000);
    sweepDrafts(NOW);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Kavya');
    expect(found()).toBeUndefined();
    expect(takeForgotten('booking')).toBe(true);
    expect(takeForgotten('booking')).toBe(false);
  });

  it('of a clock that was a day ahead does not lie on a shared phone for that day', () => {
    keep(NOW + 86_400_000);
    sweepDrafts(NOW);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Kavya');
    // One that was a little ahead loses nothing.
    keep(NOW + 60_000);
    expect(found()).toEqual({ childName: 'Kavya' });
  });

  it('comes back within seven days on a device that is said to be one’s own, until that is taken back', () => {
    setOwnDevice(true);
    keep(NOW - 604_800_000);
    expect(found()).toBeUndefined();
    keep(NOW - 604_800_000 + 1);
    expect(found()).toEqual({ childName: 'Kavya' });
    setOwnDevice(false);
    expect(found()).toBeUndefined();
  });

  it('goes with those of all other forms of the site, and with what was noted of them; not with the office’s', () => {
    prefill('signup', { full_name: 'Ruwani' });
    keep(NOW - 1_800_000);
    sweepDrafts(NOW);
    sessionStorage.setItem('onestep.form.contact', stored(NOW));
    sessionStorage.setItem('onestep.form.admin.courses', 'typed by the office');
    localStorage.setItem('theme', 'dark');
    eraseDrafts();
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([
      'theme',
      'onestep.form.admin.courses',
    ]);
    sessionStorage.clear();
  });

  it('takes what another page fills in, and keeps the rest', () => {
    prefill('call-back', { phone: '0112345678', name: 'Nimal' });
    const { key } = loadDraft('call-back', Date.now()) ?? {};
    prefill('call-back', { phone: '0771234567' });
    expect(loadDraft('call-back', Date.now())).toMatchObject({ answers: { phone: '0771234567', name: 'Nimal' }, key });
  });

  it.each([null, 'not json', '{}', '{"key":1}', 'null'])('is nothing when storage holds %s', (text) => {
    expect(parseDraft(text, NOW)).toBeUndefined();
  });

  it('has a key of its own', () => {
    expect(newKey()).not.toBe(newKey());
  });

  it('keeps no password', () => {
    expect(keepable({ password: PASSWORD }, { password: 'secret', full_name: 'A' })).toEqual({ full_name: 'A' });
  });
});
