import { decodeToken } from '#contract/session';
import { eraseDraft } from '../../form/draft.js';
import { loadSent, saveSent } from '../../form/sent.js';

/** Who asks for a report, and for which booking: a family by its private address, staff by their account. */
export type Asked = { readonly token: string } | { readonly booking: string; readonly account: string };

/** Under this name the tab keeps for half an hour which sentences are left out of the last report: their days, and no word of them. */
const NAME = 'report';

/** Whose report it is: a choice is never met in the report of another child, or by another account. */
function ownerOf(asked: Asked): string {
  if ('token' in asked) return asked.token;
  return `${decodeToken(asked.account)?.sub ?? ''} ${asked.booking}`;
}

/** The sentences that were left out, as `2026-11-20.0`: the oldest of its day. */
export function loadLeftOut(asked: Asked): readonly string[] {
  const { of, left } = loadSent(NAME)?.answers ?? {};
  return of === ownerOf(asked) && left ? left.split(' ') : [];
}

export function saveLeftOut(asked: Asked, left: readonly string[]): void {
  saveSent(NAME, { of: ownerOf(asked), left: left.join(' ') });
}

/** Somebody else may use this tab next. */
export function forgetLeftOut(): void {
  eraseDraft(NAME, 'sessionStorage');
}
