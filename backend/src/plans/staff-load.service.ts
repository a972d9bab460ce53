import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model } from 'mongoose';
import type { StaffLoad } from '#contract/plans';
import { dayOf, daysLater, weekdayOf } from '#contract/sri-lanka';
import { AuditService } from '../audit/index.js';
import { TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { freeMinutes } from './figures.js';
import { SessionCounts } from './session-counts.js';
import { OCCUPYING_STATUSES } from './planning-rules.js';
import { daysIn } from './staff-days.js';
import { offBetween, type StoredTimeOff, TIME_OFF_MODEL } from './time-off.schema.js';

const SUNDAY = 7;

/** Shows how much one member of staff has to do this week. It compares nobody with anybody. */
@Injectable()
export class StaffLoadService {
  constructor(
    private readonly profiles: TeacherProfiles,
    @InjectModel(TIME_OFF_MODEL) private readonly timesOff: Model<StoredTimeOff>,
    private readonly audit: AuditService,
    private readonly counts: SessionCounts,
  ) {}

  async show(id: string, by: RequestUser): Promise<StaffLoad> {
    const { _id, availability = [] } = await this.profiles.accessibleTo(by, id);
    const profile = String(_id);
    this.audit.viewed(by, { entity: 'staff-hours', recordId: profile });
    const today = dayOf(new Date());
    const until = daysLater(today, SUNDAY - weekdayOf(today));
    const from = daysLater(until, 1 - SUNDAY);
    const [children, groups, timeOff] = await Promise.all([
      this.counts.each('child', { profile, status: 'planned', day: { $gte: today } }),
      this.counts.sessionGroups({
        profile,
        status: { $in: [...OCCUPYING_STATUSES] },
        day: { $gte: from, $lte: until },
      }),
      this.timesOff.find({ profile, ...offBetween(from, until) }).lean<StoredTimeOff[]>(),
    ]);
    const planned = groups.reduce((sum, { _id: { minutes }, n }) => sum + minutes * n, 0);
    const free = freeMinutes({ availability, planned, timeOff }, daysIn({ from, to: until }));
    const sessions = groups.reduce((sum, { n }) => sum + n, 0);
    return { from, until, children: children.size, sessions, freeMinutes: Math.max(0, free) };
  }
}
