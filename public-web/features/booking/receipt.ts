import type { BookingKind } from '#contract/bookings';

const NAME = 'onestep.receipt.';

/** What stays for the receipt's own page: the reference number, nothing of the child. */
export function loadReceipt(kind: BookingKind): string | undefined {
  try {
    return window.sessionStorage.getItem(NAME + kind) ?? undefined;
  } catch {
    return memory.get(kind);
  }
}

export function saveReceipt(kind: BookingKind, bookingId: string): void {
  memory.set(kind, bookingId);
  try {
    window.sessionStorage.setItem(NAME + kind, bookingId);
  } catch {
    // A private window keeps it until the page is left.
  }
}

const memory = new Map<BookingKind, string>();
