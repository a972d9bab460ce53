import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { dayOf } from '#contract/sri-lanka';
import { ADMIN_ROLE } from '#contract/users';
import { TEACHER_PROFILE_MODEL, type TeacherProfile } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { daysLater, TAKES_TIME } from './planning-rules.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';

/** Staff see a child until so many days after its last session with them. */
const SEEN_DAYS = 14;

type Where = Readonly<Record<string, unknown>>;

/** Which sessions an account may see: administrators all, staff their own, of children who are still assigned to them. */
@Injectable()
export class SessionsViewer {
  constructor(
    @InjectModel(TEACHER_PROFILE_MODEL) private readonly staff: Model<TeacherProfile>,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
  ) {}

  /** A condition for the sessions that this account may see; an account without a profile sees none. */
  async whereFor(by: RequestUser): Promise<Where> {
    if (by.role === ADMIN_ROLE) return {};
    const profile = await this.profileOf(by);
    if (profile === undefined) return { profile: trusted({ $in: [] }) };
    return { profile, child: trusted({ $in: await this.childrenOf(profile) }) };
  }

  /** The teacher profile that is linked to an account. */
  async profileOf({ id }: RequestUser): Promise<string | undefined> {
    const found = await this.staff.findOne({ account: id }, '_id').lean<TeacherProfile>();
    return found ? String(found._id) : undefined;
  }

  private async childrenOf(profile: string): Promise<string[]> {
    const day = trusted({ $gte: daysLater(dayOf(new Date()), -SEEN_DAYS) });
    const found = await this.sessions.find({ profile, day }, 'child status').lean<StoredSession[]>();
    const assigned = found.filter(({ status }) => (TAKES_TIME as readonly string[]).includes(status));
    return [...new Set(assigned.map(({ child }) => child))];
  }
}
