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
    if (typeof draft?.at !== 'number' || now - draft.at >= keepMs) return undefined;
    return { ...draft, at: draft.at };
  } catch {
    return undefined;
  }
}

/** The browser's local or session storage. */
interface Shelf {
  readonly length: number;
  key(place: number): string | null;
  getItem(name: string): string | null;
}

/** The names of all drafts on a shelf. */
export function draftsOn(shelf: Shelf): string[] {
  return Array.from({ length: shelf.length }, (_, place) => shelf.key(place) ?? '').filter((name) =>
    name.startsWith(DRAFT_PREFIX),
  );
}
