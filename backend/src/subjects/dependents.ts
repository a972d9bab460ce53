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
  /** Another message tells the family that nothing of it will take place, or it said so itself. */
  readonly isFamilyTold: boolean;
}

/** The family and the child that a booking belongs to from now on. */
export interface BookingPlace {
  readonly family: string;
  readonly child?: string;
}

/** A module's part of the transaction that ends a record of another module. */
export interface Dependent {
  /** A booking is about to be deleted by hand; throws where that has to be refused. */
  readonly bookingDeleted?: (tx: Tx, id: string) => Promise<void>;
  /** A booking is no longer approved. */
  readonly bookingClosed?: (tx: Tx, booking: ClosedBooking, by: By) => Promise<void>;
  /** Bookings are deleted, erased, or their time is over. */
  readonly bookingsGone?: (tx: Tx, ids: readonly string[]) => Promise<unknown>;
  /** Whether something names this teacher profile, which is then not deleted. */
  readonly namesStaff?: (tx: Tx, id: string) => Promise<boolean>;
  /** A teacher profile is linked to this account; throws where that has to be refused. */
  readonly staffLinked?: (tx: Tx, account: string) => Promise<void>;
  /** A teacher profile that nothing names is deleted. */
  readonly staffDeleted?: (tx: Tx, id: string) => Promise<unknown>;
  /** Accounts are about to be removed or erased, while profiles are linked to them still. */
  readonly accountsGone?: (tx: Tx, ids: readonly string[]) => Promise<unknown>;
  /** A record is removed by the person whom it is about. */
  readonly ownRemoved?: (tx: Tx, id: string) => Promise<void>;
  /** Whether something names this booking, which then keeps its family and its child. */
  readonly namesBooking?: (tx: Tx, id: string) => Promise<boolean>;
  /** A booking is another family's, because two families became one or two again. */
  readonly bookingMoved?: (tx: Tx, id: string, to: BookingPlace) => Promise<unknown>;
  /** A record belongs to this family no longer: it was given to it by mistake. */
  readonly recordLeft?: (tx: Tx, id: string, family: string) => Promise<void>;
  /** Whether these two, if they were one child, would be in two places at once. */
  readonly childrenMeet?: (tx: Tx, one: string, other: string) => Promise<boolean>;
  /** Returns what is kept of bookings, by collection, for the copy of a person's data. */
  readonly ofBookings?: (ids: readonly string[]) => Promise<Readonly<Record<string, readonly object[]>>>;
  /** Returns what is kept of the work of these accounts, in the same way. */
  readonly ofAccounts?: (ids: readonly string[]) => Promise<Readonly<Record<string, readonly object[]>>>;
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
    await this.bookingsGone(tx, [id]);
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

  async staffLinked(tx: Tx, account: string): Promise<void> {
    for (const { staffLinked } of this.all) await staffLinked?.(tx, account);
  }

  async staffDeleted(tx: Tx, id: string): Promise<void> {
    for (const { staffDeleted } of this.all) await staffDeleted?.(tx, id);
  }

  async accountsGone(tx: Tx, ids: readonly string[]): Promise<void> {
    for (const { accountsGone } of this.all) await accountsGone?.(tx, ids);
  }

  async ownRemoved(tx: Tx, id: string): Promise<void> {
    for (const { ownRemoved } of this.all) await ownRemoved?.(tx, id);
  }

  async namesBooking(tx: Tx, id: string): Promise<boolean> {
    for (const { namesBooking } of this.all) if (await namesBooking?.(tx, id)) return true;
    return false;
  }

  async bookingMoved(tx: Tx, id: string, to: BookingPlace): Promise<void> {
    for (const { bookingMoved } of this.all) await bookingMoved?.(tx, id, to);
  }

  async recordLeft(tx: Tx, id: string, family: string): Promise<void> {
    for (const { recordLeft } of this.all) await recordLeft?.(tx, id, family);
  }

  async childrenMeet(tx: Tx, one: string, other: string): Promise<boolean> {
    for (const { childrenMeet } of this.all) if (await childrenMeet?.(tx, one, other)) return true;
    return false;
  }

  async ofBookings(ids: readonly string[]): Promise<Readonly<Record<string, readonly object[]>>> {
    const found: Record<string, readonly object[]> = {};
    for (const { ofBookings } of this.all) Object.assign(found, await ofBookings?.(ids));
    return found;
  }

  async ofAccounts(ids: readonly string[]): Promise<Readonly<Record<string, readonly object[]>>> {
    const found: Record<string, readonly object[]> = {};
    for (const { ofAccounts } of this.all) Object.assign(found, await ofAccounts?.(ids));
    return found;
  }
}
