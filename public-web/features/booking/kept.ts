import type { Answers } from '../../form/answers.js';
import { emptyDraft, eraseDraft, loadDraft, saveDraft } from '../../form/draft.js';

/** What a second booking of the same visit may ask for again (quality A-33). */
const OF_PARENT = ['parentName', 'parentPhone', 'parentEmail'] as const;
const OF_CHILD = ['childName', 'childAge', 'schoolGrade'] as const;
const NAME = 'kept-details';

export type KeptPart = 'parent' | 'both';

/** Kept for this tab only, for half an hour, and only what was sent. */
export function keepDetails(answers: Answers): void {
  const now = Date.now();
  saveDraft(NAME, { ...emptyDraft(now), answers: chosenFrom(answers, 'both') }, 'sessionStorage');
}

export function hasKeptDetails(): boolean {
  return loadDraft(NAME, Date.now(), 'sessionStorage') !== undefined;
}

export function keptDetails(part: KeptPart): Answers {
  return chosenFrom(loadDraft(NAME, Date.now(), 'sessionStorage')?.answers ?? {}, part);
}

export function forgetDetails(): void {
  eraseDraft(NAME, 'sessionStorage');
}

function chosenFrom(answers: Answers, part: KeptPart): Answers {
  const names: readonly string[] = part === 'both' ? [...OF_PARENT, ...OF_CHILD] : OF_PARENT;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}
