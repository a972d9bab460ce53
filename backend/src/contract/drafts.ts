/** A form left alone this long on a shared device is forgotten. */
export const DRAFT_IDLE_MS = 30 * 60 * 1000;

/** Prefix of the storage keys of all drafts: each web app also clears the other's stale ones. */
export const DRAFT_PREFIX = 'onestep.form.';

/** The same on a phone or computer that somebody says is theirs. */
export const OWN_DEVICE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Reads a stored draft; nothing if it is stale or unreadable.
 * @param keepMs for how long it is kept since it was last touched
 */
export function freshDraft(
  text: string | null,
  now: number,
  keepMs: number = DRAFT_IDLE_MS,
): ({ at: number } & Record<string, unknown>) | undefined {
  if (text === null) return undefined;
  try {
    const draft = JSON.parse(text) as { at?: unknown } | null;
    // Where the clock was ahead, it would lie on a shared device for that much longer.
    if (typeof draft?.at !== 'number' || Math.abs(now - draft.at) >= keepMs) return undefined;
    return { ...draft, at: draft.at };
  } catch {
    return undefined;
  }
}

/** The browser's local or session storage. */
interface DraftStorage {
  readonly length: number;
  key(place: number): string | null;
  getItem(name: string): string | null;
}

/** The keys of all drafts in a storage. */
export function draftKeysIn(storage: DraftStorage): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter((name) =>
    name.startsWith(DRAFT_PREFIX),
  );
}

/** An idempotency key: of 32 letters, a new one at each call. */
export function newKey(): string {
  // Not randomUUID: it is not available over plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
