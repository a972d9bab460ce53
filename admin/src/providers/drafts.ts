import { DRAFT_PREFIX, draftKeysIn, freshDraft } from '#contract/drafts';
import { decodeToken } from '#contract/session';
import { storedToken } from './session';
import { clearUnsaved, setUnsaved } from './unsaved';

const PREFIX = `${DRAFT_PREFIX}admin.`;

/** Unsaved input of a form, kept until the tab is closed. */
export interface Draft {
  typed: Readonly<Record<string, unknown>>;
  at: number;
  /** `updatedAt` of the record when it was opened. */
  version?: string;
}

/** Key prefix for the drafts of the signed-in administrator; nobody else is offered them. */
function ownPrefix(): string | undefined {
  const sub = decodeToken(storedToken())?.sub;
  return sub === undefined ? undefined : `${PREFIX}${sub}.`;
}

/** Id of the form that creates or edits a record. */
export const formIdOf = (resource: string, id: unknown = 'new'): string => `${resource}/${String(id)}`;

export function loadDraft(form: string): Draft | undefined {
  const own = ownPrefix();
  const draft: Partial<Draft> | undefined = freshDraft(own ? sessionStorage.getItem(own + form) : null, Date.now());
  return draft?.typed && (draft as Draft);
}

export function keepDraft(form: string, draft: Omit<Draft, 'at'>): void {
  const own = ownPrefix();
  if (own === undefined) return;
  try {
    sessionStorage.setItem(own + form, JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // The storage is full: the form works without a draft.
  }
}

/** After saving or discarding: the form has no unsaved changes any more. */
export function eraseDraft(form: string): void {
  setUnsaved(form, false);
  const own = ownPrefix();
  if (own !== undefined) sessionStorage.removeItem(own + form);
}

/** Erases the drafts of the forms on this page that have unsaved changes. */
export function discardDrafts(): void {
  for (const form of clearUnsaved()) eraseDraft(form);
}

/** Removes drafts that are stale or somebody else's; at sign-out, when nobody is signed in any more, all of them. */
export function sweepDrafts(): void {
  const own = ownPrefix();
  for (const name of draftKeysIn(sessionStorage)) {
    const isKept = own !== undefined && name.startsWith(own) && freshDraft(sessionStorage.getItem(name), Date.now());
    if (name.startsWith(PREFIX) && !isKept) sessionStorage.removeItem(name);
  }
}
