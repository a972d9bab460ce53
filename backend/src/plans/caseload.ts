import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { ADMIN_ROLE } from '#contract/users';
import { type NamedProfile, TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { SESSION_MODEL, type StoredSession } from './session.schema.js';

/** A member of staff still sees a child for so many days after the child's last session. */
const DAYS_AFTER = 14;

/**
 * Decides which children an account may see: an administrator all of them, a member of staff those with whom they have
 * a session planned, or had one in the last two weeks. Anybody else's are unknown to them (404).
 */
@Injectable()
export class Caseload {
  constructor(
    private readonly profiles: TeacherProfiles,
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<StoredSession>,
  ) {}

  /** @returns `undefined` for an administrator, who sees every child */
  async children(by: RequestUser): Promise<readonly string[] | undefined> {
    if (by.role === ADMIN_ROLE) return undefined;
    const profile = await this.profileOf(by);
    return profile === null ? [] : this.childrenOf(profile);
  }

  /** A condition for the sessions that this account may see; an account without a profile sees none. */
  async whereFor(by: RequestUser): Promise<Readonly<Record<string, unknown>>> {
    if (by.role === ADMIN_ROLE) return {};
    const profile = await this.profileOf(by);
    if (profile === null) return { profile: trusted({ $in: [] }) };
    return { profile: String(profile._id), child: trusted({ $in: await this.childrenOf(profile) }) };
  }

  /** @throws NotFoundException if this account may not see the child */
  async requireChild(child: string | undefined, by: RequestUser): Promise<void> {
    if (by.role === ADMIN_ROLE) return;
    const profile = child === undefined ? null : await this.profileOf(by);
    if (profile === null) throw new NotFoundException();
    if ((await this.sessions.exists({ ...recent(profile), child })) === null) throw new NotFoundException();
  }

  /** @throws NotFoundException if the session is neither this account's own nor the account an administrator's */
  async requireSession({ profile, child }: StoredSession, by: RequestUser): Promise<void> {
    if (by.role === ADMIN_ROLE) return;
    const own = await this.profileOf(by);
    if (String(own?._id) !== profile) throw new NotFoundException();
    await this.requireChild(child, by);
  }

  private async childrenOf(profile: NamedProfile): Promise<string[]> {
    const found = this.sessions.find({ ...recent(profile) }).select('child');
    const sessions = await found.lean<Pick<StoredSession, 'child'>[]>();
    return [...new Set(sessions.map(({ child }) => child))];
  }

  /** The profile of an account, by which its sessions name it. */
  profileOf({ id }: Pick<RequestUser, 'id'>): Promise<NamedProfile | null> {
    return this.profiles.ofAccount(id);
  }
}

function recent({ _id }: NamedProfile): Readonly<Record<string, unknown>> {
  const since = dayOf(daysFromNow(-DAYS_AFTER));
  return { profile: String(_id), day: trusted({ $gte: since }), status: trusted({ $ne: 'cancelled' }) };
}
