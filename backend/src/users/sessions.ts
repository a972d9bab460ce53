import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { WITHOUT_TIMESTAMPS } from '../common/without-timestamps.js';
import { Settings } from '../config/index.js';
import { type Account, type Credentials, toTokenAccount } from './accounts.js';
import { type Session, USER_MODEL, type User } from './user.schema.js';

/** Beyond this number the oldest sessions end. */
const SESSIONS_AT_MOST = 20;
const AGENT_LENGTH = 200;
const SID = /^[\w-]{22}$/;

/** Where accounts are signed in, kept in their own records. */
@Injectable()
export class Sessions {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly settings: Settings,
  ) {}

  /**
   * Begins a session, and drops those that are over or too many.
   * @returns its id; nothing where the account went or got another password meanwhile
   */
  async begin(account: Credentials, agent: string): Promise<string | undefined> {
    if (this.settings.READ_ONLY) return readOnlySid(account.passwordHash);
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
    if (user !== null) return toTokenAccount(user);
    return this.settings.READ_ONLY ? this.whileReadOnly(id, sid) : undefined;
  }

  /** Newest first. */
  async list(id: string): Promise<(Session & { id: string })[]> {
    const user = await this.users.findById(id, 'sessions').lean<User>();
    const now = new Date();
    return byAge(user?.sessions)
      .filter(([, { until }]) => until > now)
      .map(([sid, session]) => ({ id: sid, ...session }));
  }

  /** @returns whether there was such a session */
  async end(id: string, sid: string): Promise<boolean> {
    if (!SID.test(sid)) return false;
    const there = { _id: id, [`sessions.${sid}`]: trusted({ $exists: true }) };
    return (
      (await this.users.updateOne(there, { $unset: { [`sessions.${sid}`]: 1 } }, WITHOUT_TIMESTAMPS)).matchedCount === 1
    );
  }

  /** Ends all sessions of an account but one. @returns whether there were others */
  async endOthers(id: string, sid: string): Promise<boolean> {
    const others = (await this.list(id)).filter((session) => session.id !== sid);
    if (others.length === 0) return false;
    const ended = Object.fromEntries(others.map((session) => [`sessions.${session.id}`, 1]));
    await this.users.updateOne({ _id: id }, { $unset: ended }, WITHOUT_TIMESTAMPS);
    return true;
  }

  /** Read-only mode cannot store sessions and changes no password, so the id is derived from the password's hash. */
  private async whileReadOnly(id: string, sid: string): Promise<Account | undefined> {
    const user = await this.users.findById(id, 'email kind teacher_type secondFactor passwordHash').lean<User>();
    return user?.passwordHash !== undefined && readOnlySid(user.passwordHash) === sid
      ? toTokenAccount(user)
      : undefined;
  }
}

type Kept = Readonly<Record<string, Session>> | undefined;

function byAge(sessions: Kept): [string, Session][] {
  return Object.entries(sessions ?? {}).sort(([, a], [, b]) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Those that are over, and the oldest ones where a new one would be too many. */
function droppedOf(sessions: Kept, now: Date): string[] {
  const current = byAge(sessions).filter(([, { until }]) => until > now);
  const kept = new Set(current.slice(0, SESSIONS_AT_MOST - 1).map(([sid]) => sid));
  return Object.keys(sessions ?? {}).filter((sid) => !kept.has(sid));
}

function readOnlySid(passwordHash = ''): string {
  return createHash('sha256').update(`read-only ${passwordHash}`).digest('base64url').slice(0, 22);
}
