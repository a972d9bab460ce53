import { Injectable } from '@nestjs/common';
import type { BookingKind } from '#contract/bookings';
import type { Tx } from '../database/index.js';

/** Whoever changes a record, as the audit names them. */
interface By {
  readonly address: string;
  readonly id?: string;
  readonly email?: string;
}
/** A booking that is about to be refused, cancelled or opened again. */
export interface ClosedBooking {
  readonly id: string;
  readonly kind: BookingKind;
  readonly cancelledBy: 'provider' | 'family';
}

/** What a module has to do in the transaction that ends a record of another module. */
export interface Dependent {
  /** A booking is deleted by hand; throws where that has to be refused. */
  readonly bookingDeleted?: (tx: Tx, id: string) => Promise<void>;
  /** A booking is no longer approved. */
  readonly bookingClosed?: (tx: Tx, booking: ClosedBooking, by: By) => Promise<void>;
  /** Bookings are erased, or their time is over. */
  readonly bookingsGone?: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** Whether something names this teacher profile, which is then not deleted. */
  readonly namesStaff?: (tx: Tx, id: string) => Promise<boolean>;
}

/**
 * Modules whose records hang on bookings and teacher profiles. They import the modules of these, so those cannot import
 * them in turn; they name themselves here when they start.
 */
@Injectable()
export class Dependents {
  private readonly all: Dependent[] = [];

  add(dependent: Dependent): void {
    this.all.push(dependent);
  }

  async bookingDeleted(tx: Tx, id: string): Promise<void> {
    for (const { bookingDeleted } of this.all) await bookingDeleted?.(tx, id);
  }

  async bookingClosed(tx: Tx, booking: ClosedBooking, by: By): Promise<void> {
    for (const { bookingClosed } of this.all) await bookingClosed?.(tx, booking, by);
  }

  async bookingsGone(tx: Tx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const { bookingsGone } of this.all) await bookingsGone?.(tx, ids);
  }

  async namesStaff(tx: Tx, id: string): Promise<boolean> {
    for (const { namesStaff } of this.all) if (await namesStaff?.(tx, id)) return true;
    return false;
  }
}
