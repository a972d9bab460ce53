import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { AuditedChanges } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { newestFirst } from '../common/list/index.js';
import { Settings } from '../config/index.js';
import { type Account, type Credentials, toTokenAccount } from './accounts.js';
import { type Session, USER_MODEL, type User, WITHOUT_TIMESTAMPS } from './user.schema.js';

/** Beyond this number the oldest sessions end. */
const SESSIONS_AT_MOST = 20;
const AGENT_LENGTH = 200;
const SID = /^[\w-]{22}$/;

/** The audit's name for sessions that somebody ended from another session. */
export const SESSIONS_ENDED = { action: 'updated', fields: ['sessions'] } as const;
type Ending = typeof SESSIONS_ENDED | { readonly action: 'logout' };

/** Keeps the sessions of accounts in the accounts' own records. */
@Injectable()
export class Sessions {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly changes: AuditedChanges,
    private readonly settings: Settings,
  ) {}

  /**
   * Begins a session, and drops those that are over or too many.
   * @returns its id; nothing if the account was removed or got another password in the meantime
   */
  async begin(account: Credentials, agent: string): Promise<string | undefined> {
    const sid = randomBytes(16).toString('base64url');
    const now = new Date();
    const session: Session = {
      createdAt: now,
      until: new Date(now.getTime() + this.settings.JWT_EXPIRES_IN * 1000),
      agent: agent.slice(0, AGENT_LENGTH),
    };
    const dropped = Object.fromEntries(droppedOf(account.sessions, now).map((id) => [`sessions.${id}`, 1]));
    const { matchedCount } = await this.users.updateOne(
      { _id: account.id, passwordHash: account.passwordHash },
      { $set: { [`sessions.${sid}`]: session }, ...(Object.keys(dropped).length > 0 && { $unset: dropped }) },
      WITHOUT_TIMESTAMPS,
    );
    return matchedCount === 1 ? sid : undefined;
  }

  /** The account a token names, as it is now; `undefined` when it or the session is gone. */
  async accountOf(id: string, sid: string): Promise<Account | undefined> {
    if (!SID.test(sid)) return undefined;
    const there = { _id: id, [`sessions.${sid}.until`]: trusted({ $gt: new Date() }) };
    const user = await this.users.findOne(there, 'email kind teacher_type secondFactor').lean<User>();
    return user === null ? undefined : toTokenAccount(user);
  }

  async list(id: string): Promise<(Session & { id: string })[]> {
    const user = await this.users.findById(id, 'sessions').lean<User>();
    const now = new Date();
    return byAge(user?.sessions)
      .filter(([, { until }]) => until > now)
      .map(([sid, session]) => ({ id: sid, ...session }));
  }

  /** Ends one of their own sessions. @returns whether there was such a session */
  async end(by: RequestUser, sid: string, event: Ending): Promise<boolean> {
    if (!SID.test(sid)) return false;
    const field = `sessions.${sid}`;
    const there = { _id: new Types.ObjectId(by.id), [field]: { $exists: true } };
    const about = { ...event, entity: 'account' } as const;
    const update = { $unset: { [field]: 1 } } as const;
    return (await this.changes.updateWhere(this.users.collection, there, update, by, about)) !== null;
  }

  /** Ends all their sessions but this one. */
  async endOthers(by: RequestUser): Promise<void> {
    const $unset = await this.othersOf(by);
    if (Object.keys($unset).length === 0) return;
    const about = { ...SESSIONS_ENDED, entity: 'account' } as const;
    await this.changes.updateWhere(this.users.collection, { _id: new Types.ObjectId(by.id) }, { $unset }, by, about);
  }

  /** The fields that a change of the account unsets to end its other sessions. */
  async othersOf({ id, sid }: Pick<RequestUser, 'id' | 'sid'>): Promise<Readonly<Record<string, 1>>> {
    const others = (await this.list(id)).filter((session) => session.id !== sid);
    return Object.fromEntries(others.map((session) => [`sessions.${session.id}`, 1] as const));
  }
}

type Kept = Readonly<Record<string, Session>> | undefined;

function byAge(sessions: Kept): [string, Session][] {
  return Object.entries(sessions ?? {}).sort(([, a], [, b]) => newestFirst(a, b));
}

/** Sessions that have expired, and the oldest ones if a new session would exceed the limit. */
function droppedOf(sessions: Kept, now: Date): string[] {
  const current = byAge(sessions).filter(([, { until }]) => until > now);
  const kept = new Set(current.slice(0, SESSIONS_AT_MOST - 1).map(([sid]) => sid));
  return Object.keys(sessions ?? {}).filter((sid) => !kept.has(sid));
}
