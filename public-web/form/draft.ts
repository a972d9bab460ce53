import type { Rules } from '#contract/rule';
import type { Answers } from './answers.js';

/** A form left alone this long on a shared phone is forgotten (quality A-16). */
export const DRAFT_IDLE_MS = 30 * 60 * 1000;
const PREFIX = 'onestep.form.';

/** Local storage outlives a closed tab, session storage does not; neither is read again after half an hour. */
type Shelf = 'localStorage' | 'sessionStorage';
const SHELVES: readonly Shelf[] = ['localStorage', 'sessionStorage'];

export interface Draft {
  answers: Answers;
  /** The idempotency key of this form. */
  key: string;
  /** When it was last touched. */
  at: number;
}

/** An idempotency key. */
export function newKey(): string {
  // Not randomUUID: browsers keep that back on plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isFresh(draft: Draft, now: number): boolean {
  return now - draft.at < DRAFT_IDLE_MS;
}

/** Reads the stored draft; nothing if it is stale or unreadable. */
export function parseDraft(text: string | null, now: number): Draft | undefined {
  if (text === null) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<Draft>;
    if (typeof draft.key !== 'string' || typeof draft.at !== 'number' || typeof draft.answers !== 'object')
      return undefined;
    const found: Draft = { answers: draft.answers ?? {}, key: draft.key, at: draft.at };
    return isFresh(found, now) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Passwords are never stored. */
export function keepable(rules: Rules, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => rules[name]?.type !== 'password'));
}

/** Storage fails in some private windows and when it is full: the form then works without a draft. */
function storage<T>(shelf: Shelf, action: (store: Storage) => T): T | undefined {
  try {
    return action(window[shelf]);
  } catch {
    return undefined;
  }
}

export function loadDraft(form: string, now: number, shelf: Shelf = 'localStorage'): Draft | undefined {
  return storage(shelf, (store) => parseDraft(store.getItem(PREFIX + form), now));
}

export function saveDraft(form: string, draft: Draft, shelf: Shelf = 'localStorage'): void {
  storage(shelf, (store) => store.setItem(PREFIX + form, JSON.stringify(draft)));
}

export function eraseDraft(form: string, shelf: Shelf = 'localStorage'): void {
  storage(shelf, (store) => store.removeItem(PREFIX + form));
}

/** Tells when another tab sent or deleted the same form. */
export function watchDraft(form: string, onErased: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + form && newValue === null) onErased();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Removes stale drafts, whichever page is opened. */
export function sweepDrafts(now: number): void {
  for (const shelf of SHELVES) {
    storage(shelf, (store) => {
      const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
      for (const name of names.filter((found) => found.startsWith(PREFIX))) {
        if (!parseDraft(store.getItem(name), now)) store.removeItem(name);
      }
    });
  }
}
