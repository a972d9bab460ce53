import { DRAFT_IDLE_MS, DRAFT_PREFIX, draftKeysIn, freshDraft, newKey, OWN_DEVICE_MS } from '#contract/drafts';
import type { Rules } from '#contract/rule';
import type { Answers } from './answers.js';

/** Prefix of the keys that note the expiry of a draft, without its content. */
const FORGOTTEN = 'onestep.forgotten.';
const OWN_DEVICE = 'onestep.own-device';
/** The admin app keeps drafts under the same prefix. */
const OF_SITE = new RegExp(`^(?:${DRAFT_PREFIX}(?!admin\\.)|${FORGOTTEN})`);

/** Local storage outlives a closed tab; drafts in session storage always expire after half an hour. */
type StorageName = 'localStorage' | 'sessionStorage';
const STORAGES: readonly StorageName[] = ['localStorage', 'sessionStorage'];

export interface Draft {
  answers: Answers;
  /** The idempotency key of this form. */
  key: string;
  /** When it was last touched. */
  at: number;
}

/** Reads the stored draft; nothing if it is stale or unreadable. */
export function parseDraft(text: string | null, now: number, keepMs?: number): Draft | undefined {
  const draft: Partial<Draft> | undefined = freshDraft(text, now, keepMs);
  if (typeof draft?.key !== 'string' || typeof draft.at !== 'number' || typeof draft.answers !== 'object')
    return undefined;
  return { answers: draft.answers ?? {}, key: draft.key, at: draft.at };
}

/** Passwords are never stored. */
export function keepable(rules: Rules, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => rules[name]?.type !== 'password'));
}

/** Storage fails in some private windows and when it is full: the form then works without a draft. */
function withStorage<T>(storage: StorageName, action: (store: Storage) => T): T | undefined {
  try {
    return action(window[storage]);
  } catch {
    return undefined;
  }
}

/** Whether somebody has said that this phone or computer is theirs. */
export function isOwnDevice(): boolean {
  return withStorage('localStorage', (store) => store.getItem(OWN_DEVICE)) === 'yes';
}

export function setOwnDevice(own: boolean): void {
  withStorage('localStorage', (store) => (own ? store.setItem(OWN_DEVICE, 'yes') : store.removeItem(OWN_DEVICE)));
}

const keptFor = (storage: StorageName): number =>
  storage === 'localStorage' && isOwnDevice() ? OWN_DEVICE_MS : DRAFT_IDLE_MS;

/** The draft if it is fresh; a stale or unreadable one is deleted, which is noted for drafts in local storage. */
export function loadDraft(form: string, now: number, storage: StorageName = 'localStorage'): Draft | undefined {
  return withStorage(storage, (store) => {
    const text = store.getItem(DRAFT_PREFIX + form);
    const draft = parseDraft(text, now, keptFor(storage));
    if (draft || text === null) return draft;
    store.removeItem(DRAFT_PREFIX + form);
    if (storage === 'localStorage') store.setItem(FORGOTTEN + form, 'yes');
    return undefined;
  });
}

/** Whether the draft has expired since this form was last open; true only once. */
export function takeForgotten(form: string): boolean {
  return (
    withStorage('localStorage', (store) => {
      const isForgotten = store.getItem(FORGOTTEN + form) !== null;
      store.removeItem(FORGOTTEN + form);
      return isForgotten;
    }) ?? false
  );
}

export function saveDraft(form: string, draft: Draft, storage: StorageName = 'localStorage'): void {
  withStorage(storage, (store) => store.setItem(DRAFT_PREFIX + form, JSON.stringify(draft)));
}

/**
 * Answers of this page for a form on another one. They become its draft: navigation state would stay in the history, and
 * come back after they were deleted.
 */
export function prefill(form: 'call-back' | 'signup', answers: Answers): void {
  const now = Date.now();
  const draft = loadDraft(form, now);
  saveDraft(form, { answers: { ...draft?.answers, ...answers }, key: draft?.key ?? newKey(), at: now });
}

export function eraseDraft(form: string, storage: StorageName = 'localStorage'): void {
  withStorage(storage, (store) => store.removeItem(DRAFT_PREFIX + form));
}

/** Erases the drafts of all forms of the site, and what was noted of expired ones. */
export function eraseDrafts(): void {
  for (const storage of STORAGES) {
    withStorage(storage, (store) => {
      for (const name of Object.keys(store)) if (OF_SITE.test(name)) store.removeItem(name);
    });
  }
}

/** Calls back when another tab sends or deletes the same form. */
export function watchDraft(form: string, onErased: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === DRAFT_PREFIX + form && newValue === null) onErased();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Removes stale drafts, whichever page is opened. */
export function sweepDrafts(now: number, storages: readonly StorageName[] = STORAGES): void {
  for (const storage of storages) {
    withStorage(storage, (store) => {
      for (const name of draftKeysIn(store)) {
        if (!freshDraft(store.getItem(name), now, keptFor(storage)))
          loadDraft(name.slice(DRAFT_PREFIX.length), now, storage);
      }
    });
  }
}
