import { DRAFT_PREFIX, draftsOn, freshDraft } from '#contract/drafts';
import { tokenFacts } from '#contract/session';
import { storedToken } from './session';
import { letGo, setUnsaved } from './unsaved';

const PREFIX = `${DRAFT_PREFIX}admin.`;

/** What was typed into a form and not saved, kept until the tab is closed. */
export interface Draft {
  typed: Readonly<Record<string, unknown>>;
  at: number;
  /** Of the record that was being changed. */
  version?: string;
}

/** Of the administrator who is signed in; nobody else is offered it. */
function ownPrefix(): string | undefined {
  const sub = tokenFacts(storedToken())?.sub;
  return sub === undefined ? undefined : `${PREFIX}${sub}.`;
}

/** The form that adds a record to a resource, or changes one of it. */
export const formOf = (resource: string, id: unknown = 'new'): string => `${resource}/${String(id)}`;

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

/** What was typed into a form is saved, or given up. */
export function settle(form: string): void {
  setUnsaved(form, false);
  const own = ownPrefix();
  if (own !== undefined) sessionStorage.removeItem(own + form);
}

/** The page is left, and what was typed on it is given up. */
export function giveUp(): void {
  for (const form of letGo()) settle(form);
}

/** Removes drafts that are stale or somebody else's; at sign-out, when nobody is signed in any more, all of them. */
export function sweepDrafts(): void {
  const own = ownPrefix();
  for (const name of draftsOn(sessionStorage)) {
    const isKept = own !== undefined && name.startsWith(own) && freshDraft(sessionStorage.getItem(name), Date.now());
    if (name.startsWith(PREFIX) && !isKept) sessionStorage.removeItem(name);
  }
}
