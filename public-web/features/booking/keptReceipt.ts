import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import type { Answers } from '../../form/answers.js';
import { eraseDraft, loadDraft, newKey, saveDraft } from '../../form/draft.js';
import type { Kept } from '../receipt/Keep.js';

/** The receipt, kept in session storage for a reload. */
export interface KeptReceipt extends Kept {
  bookingId: string;
  /** When it was sent. */
  at: number;
}

const NAME = 'onestep.receipt.';
const answersOf = (kind: BookingKind): string => `receipt-${kind}`;

/** The reference is kept as long as the tab; the answers, which are about a child, for half an hour. */
export function saveReceipt(kind: BookingKind, receipt: KeptReceipt, answers: Answers): void {
  memory.set(kind, receipt);
  saveDraft(answersOf(kind), { answers, key: newKey(), at: receipt.at }, 'sessionStorage');
  try {
    window.sessionStorage.setItem(NAME + kind, JSON.stringify(receipt));
  } catch {
    // Without storage, `memory` keeps it until the page is left.
  }
}

export function loadReceipt(kind: BookingKind): KeptReceipt | undefined {
  try {
    const text = window.sessionStorage.getItem(NAME + kind);
    return text === null ? memory.get(kind) : (JSON.parse(text) as KeptReceipt);
  } catch {
    return memory.get(kind);
  }
}

export function sentAnswers(kind: BookingKind): Answers | undefined {
  return loadDraft(answersOf(kind), Date.now(), 'sessionStorage')?.answers;
}

export function forgetAnswers(): void {
  for (const kind of BOOKING_KINDS) eraseDraft(answersOf(kind), 'sessionStorage');
}

const memory = new Map<BookingKind, KeptReceipt>();
