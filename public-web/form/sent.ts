import { draftKeysIn } from '#contract/drafts';
import type { Answers } from './answers.js';
import { type Draft, loadDraft, newKey, saveDraft, withStorage } from './draft.js';

/** Not stored, and so gone with the page; it is all there is in a browser without storage. */
const memory = new Map<string, Draft>();

/** Keeps something of a sent form in this tab, for half an hour. */
export function saveSent(name: string, answers: Answers): void {
  saveDraft(name, draftOf(answers), 'sessionStorage');
  if (!loadSent(name)) holdSent(name, answers);
}

/** Keeps it for this page only. */
export function holdSent(name: string, answers: Answers): void {
  memory.set(name, draftOf(answers));
}

const draftOf = (answers: Answers): Draft => ({ answers, key: newKey(), at: Date.now() });

export function loadSent(name: string): Draft | undefined {
  return loadDraft(name, Date.now(), 'sessionStorage') ?? memory.get(name);
}

/** Erases all that this tab keeps: of every form, and the key to a private page. */
export function forgetSent(): void {
  memory.clear();
  withStorage('sessionStorage', (store) => draftKeysIn(store).forEach((name) => store.removeItem(name)));
}
