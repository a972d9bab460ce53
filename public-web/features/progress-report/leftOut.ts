import { decodeToken } from '#contract/session';
import { eraseDraft, loadDraft, saveDraft } from '../../form/draft.js';

/** Who asks for a report, and for which booking: a family by its private address, staff by their account. */
export type ReportRequester = { readonly token: string } | { readonly booking: string; readonly account: string };

/** Under this name the tab keeps for half an hour which sentences are left out of the last report: their days, and no word of them. */
const NAME = 'report';
const STORAGE = 'sessionStorage';

/** Whose report it is: a choice is never met in the report of another child, or by another account. */
function ownerOf(asked: ReportRequester): string {
  if ('token' in asked) return asked.token;
  return `${decodeToken(asked.account)?.sub ?? ''} ${asked.booking}`;
}

/** The sentences that were left out, as `2026-11-20.0`: the oldest of its day. */
export function loadLeftOut(asked: ReportRequester): readonly string[] {
  const { of, left } = loadDraft(NAME, Date.now(), STORAGE)?.answers ?? {};
  return of === ownerOf(asked) && left ? left.split(' ') : [];
}

export function saveLeftOut(asked: ReportRequester, left: readonly string[]): void {
  const answers = { of: ownerOf(asked), left: left.join(' ') };
  saveDraft(NAME, { answers, key: '', at: Date.now() }, STORAGE);
}

/** Somebody else may use this tab next. */
export function forgetLeftOut(): void {
  eraseDraft(NAME, STORAGE);
}
