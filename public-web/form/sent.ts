import { announceArrival } from '../components/arrival.js';
import type { Answers } from './answers.js';
import { type Draft, eraseDraft, eraseDrafts, loadDraft, parseDraft, saveDraft, sweepDrafts } from './draft.js';

/** What is not stored, and so gone with the page: all there is in a browser without storage. */
const memory = new Map<string, string>();

/**
 * Keeps something of a sent form in this tab, for half an hour.
 * @param name of what is kept: the form, for its receipt
 * @param isStored whether it survives a reload
 */
export function saveSent(name: string, answers: Answers, isStored = true): void {
  const draft = { answers, key: '', at: Date.now() };
  // Where nothing more can be stored, what an earlier one left would be shown in its place.
  memory.delete(name);
  eraseDraft(name, 'sessionStorage');
  if (isStored) saveDraft(name, draft, 'sessionStorage');
  if (!loadSent(name)) memory.set(name, JSON.stringify(draft));
}

export function loadSent(name: string): Draft | undefined {
  const now = Date.now();
  return loadDraft(name, now, 'sessionStorage') ?? parseDraft(memory.get(name) ?? null, now);
}

/** Erases all that this tab keeps: of every form, and the key to a private page. */
export function forgetSent(): void {
  memory.clear();
  announceArrival(undefined);
  sweepDrafts(Infinity, ['sessionStorage']);
}

/** Erases all that this device keeps of what anybody typed or sent here: the phone may be shared. */
export function forgetEverything(): void {
  forgetSent();
  eraseDrafts();
}
