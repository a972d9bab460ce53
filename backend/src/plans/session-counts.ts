import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { OCCUPYING_STATUSES } from './planning-rules.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';
import type { Planned } from './figures.js';
import type { SessionGroup } from './hours.js';
import type { Filter } from '../common/list/index.js';

/** Counts sessions. The store adds nothing up but counts, so minutes are grouped by their number. */
@Injectable()
export class SessionCounts {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
  ) {}

  count(where: Filter): Promise<number> {
    return this.sessions.countDocuments(where);
  }

  /** Finds planned sessions, the first one first. */
  planned(where: Filter): Promise<Planned[]> {
    const found = this.sessions.find({ ...where, status: 'planned' }).sort({ day: 1, at: 1, _id: 1 });
    return found.select('profile day allowed').lean<Planned[]>();
  }

  /** Finds when each member of staff has sessions between two days. */
  slots(from: string, to: string): Promise<Pick<StoredSession, 'profile' | 'day' | 'at' | 'minutes'>[]> {
    const found = this.sessions.find({
      status: trusted({ $in: [...OCCUPYING_STATUSES] }),
      day: trusted({ $gte: from, $lte: to }),
    });
    return found.select('profile day at minutes').lean();
  }

  sessionGroups(where: Filter): Promise<SessionGroup[]> {
    const _id = { profile: '$profile', status: '$status', late: '$late', minutes: '$minutes' };
    return this.sessions.aggregate<SessionGroup>([{ $match: where }, { $group: { _id, n: { $sum: 1 } } }]);
  }

  /** Finds the values that a field has among some sessions. */
  async each(field: 'booking' | 'family' | 'child', where: Filter): Promise<ReadonlySet<string>> {
    const groups = await this.sessions.aggregate<{ readonly _id: string }>([
      { $match: where },
      { $group: { _id: `$${field}`, n: { $sum: 1 } } },
    ]);
    return new Set(groups.map(({ _id }) => _id));
  }

  /** Finds those of some bookings whose consent is withdrawn. */
  async withdrawn(bookings: ReadonlySet<string>): Promise<string[]> {
    const stopped = { consentWithdrawnAt: trusted({ $ne: null }), _id: trusted({ $in: [...bookings] }) };
    const found = await this.bookings.find(stopped, '_id').lean<Pick<Booking, '_id'>[]>();
    return found.map(({ _id }) => String(_id));
  }

  /** What narrows to owed sessions: while consent is withdrawn nothing is owed, because no make-up can be planned. */
  async owed(): Promise<Filter> {
    const owing = await this.each('booking', { owed: true });
    const stopped = await this.withdrawn(owing);
    return { owed: true, booking: trusted({ $in: [...owing].filter((booking) => !stopped.includes(booking)) }) };
  }

  /** The minutes of each member of staff between two days, planned and past. */
  async plannedMinutes(from: string, to: string): Promise<ReadonlyMap<string, number>> {
    const minutes = new Map<string, number>();
    for (const { _id, n } of await this.sessionGroups({
      status: { $in: [...OCCUPYING_STATUSES] },
      day: { $gte: from, $lte: to },
    })) {
      minutes.set(_id.profile, (minutes.get(_id.profile) ?? 0) + n * _id.minutes);
    }
    return minutes;
  }
}
