import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';
import type { Tx } from '../database/index.js';

/** The collections with what is planned with bookings and written about them, whose modules know families. */
const COLLECTIONS = { sessions: 'sessions', series: 'series', sessionNotes: 'sessionnotes', goals: 'goals' } as const;
type What = keyof typeof COLLECTIONS;
const ALL = Object.keys(COLLECTIONS) as What[];
/** Those whose documents name the family, and the child. */
const WITH_FAMILY = ['sessions', 'sessionNotes', 'goals'] as const;
const WITH_CHILD = ['sessions', 'goals'] as const;

interface Dated {
  readonly day: string;
  readonly at: string;
  readonly minutes: number;
}

/** Sessions, series, session notes and goals of bookings: where the booking goes, they go too. */
@Injectable()
export class Planned {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether anything is planned with a booking or written about it. */
  async isAnyOf(tx: Tx, booking: string): Promise<boolean> {
    for (const what of ALL) {
      if ((await tx.findOne(this.stored(what), { booking }, { _id: 1 })) !== null) return true;
    }
    return false;
  }

  async moveTo(tx: Tx, booking: string, family: string, child: string | undefined): Promise<void> {
    for (const what of WITH_FAMILY) await tx.updateMany(this.stored(what), { booking }, { $set: { family } });
    if (child === undefined) return;
    for (const what of WITH_CHILD) await tx.updateMany(this.stored(what), { booking }, { $set: { child } });
  }

  /** Whether two children, who are one, would be in two places at once. */
  async doMeet(tx: Tx, one: string, other: string): Promise<boolean> {
    const of = (child: string) =>
      tx.find<Dated>(this.stored('sessions'), { child, status: 'planned' }, { day: 1, at: 1, minutes: 1 });
    const [some, others] = [await of(one), await of(other)];
    return some.some((session) => others.some((another) => overlap(session, another)));
  }

  async remove(tx: Tx, bookings: readonly string[]): Promise<void> {
    for (const what of ALL) await tx.deleteMany(this.stored(what), { booking: { $in: [...bookings] } });
  }

  /** All of it, for an export. */
  async of(bookings: readonly string[]): Promise<Readonly<Record<What, readonly object[]>>> {
    const found = ALL.map(async (what) => {
      const sorted = this.stored(what)
        .find({ booking: { $in: [...bookings] } })
        .sort({ createdAt: 1, _id: 1 });
      return [what, await sorted.toArray()] as const;
    });
    return Object.fromEntries(await Promise.all(found)) as Record<What, object[]>;
  }

  private stored(what: What): Collection {
    return this.connection.collection(COLLECTIONS[what]);
  }
}

function overlap(one: Dated, other: Dated): boolean {
  const [first, second] = [minuteOf(one.at), minuteOf(other.at)];
  return one.day === other.day && first < second + other.minutes && second < first + one.minutes;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
