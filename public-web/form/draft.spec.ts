import { DRAFT_IDLE_MS } from '#contract/drafts';
import { PASSWORD } from '#contract/users';
import { newKey, keepable, parseDraft } from './draft.js';

const NOW = 1_800_000_000_000;
const stored = (at: number) => JSON.stringify({ answers: { childName: 'Kavya' }, key: 'k', at });

describe('a draft', () => {
  it('comes back within half an hour', () => {
    expect(parseDraft(stored(NOW - DRAFT_IDLE_MS + 1), NOW)?.answers).toEqual({ childName: 'Kavya' });
  });

  it('is forgotten after half an hour', () => {
    expect(parseDraft(stored(NOW - DRAFT_IDLE_MS), NOW)).toBeUndefined();
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
