import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, trusted } from 'mongoose';
import { SENTENCES } from '#contract/sentences';
import { REFUSALS } from '#contract/refusals';
import { type Actor, AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { findPage, type ListQuery, type Page } from '../common/list/index.js';
import { Settings } from '../config/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { MessagesService, PrivateLinks } from '../messages/index.js';
import { kindOf, OFFICE_KINDS, roleOf, type User, USER_MODEL } from '../users/index.js';
import { ADMINISTRATOR_LIST, type InvitationDto } from './administrator.dto.js';
import { type Administrator, toAdministrator } from './administrator.mapper.js';

const INVITATION_TTL_MS = 7 * 24 * 60 * 60 * 1000;
/** Fields that are read only to see whether they are set, and never shown. */
const SHOWN = '+passwordHash +secondFactor +reset';
/** Accounts of a role, or of any of several, as a filter names them. */
const officeOnly = (role?: unknown) => ({
  kind: trusted({ $in: OFFICE_KINDS.filter((kind) => role === undefined || rolesOf(role).includes(roleOf({ kind }))) }),
});

/** Those who work in the admin app: administrators and content editors. */
@Injectable()
export class AdministratorsService {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<User>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
    private readonly links: PrivateLinks,
    private readonly messages: MessagesService,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
  ) {}

  async list(query: ListQuery, by: RequestUser): Promise<Page<Administrator>> {
    const where = officeOnly(query.filter['role']);
    const page = await findPage(this.users, ADMINISTRATOR_LIST, byKind(query), toAdministrator, where, SHOWN);
    return this.audit.viewedPage(by, { entity: 'account' }, query, page);
  }

  async invite({ email, full_name, role, language }: InvitationDto, by: RequestUser) {
    const user = new this.users({ kind: kindOf(role), email, full_name, language });
    const { reset, also } = this.invitation(user);
    user.set({ reset });
    await this.changes.create(user, by, { entity: 'account', fields: ['email', 'full_name', 'role'], also });
    return this.handedOver(user);
  }

  /** Replaces a link that expired or was lost. The link is a secret, so what is kept for a repetition does not hold it. */
  async inviteAgain(id: string, key: Key, by: RequestUser) {
    const user = await findOr404(this.users, id, officeOnly(), SHOWN);
    if (user.passwordHash !== undefined) throw conflict(REFUSALS.invitationUsed);
    const { reset, also } = this.invitation(user);
    const about = { entity: 'account', fields: ['invitation'], also } as const;
    await this.idempotency.once({ key, sent: id, recordId: user._id }, async (tx) => {
      await this.changes.update(user, { reset }, by, about, undefined, tx);
      return id;
    });
    return this.handedOver(await findOr404(this.users, id, officeOnly(), SHOWN));
  }

  /** The account; without a mail server also its link, which the sender passes on. */
  private handedOver(user: User) {
    const { _id, reset, language } = user;
    const isMailed = this.settings.SMTP_URL !== '' || reset === undefined;
    const link = isMailed ? {} : { invitation: this.links.password('invitation', String(_id), reset.nonce, language) };
    return { ...toAdministrator(user), ...link };
  }

  /** Another link, and the message with it. */
  private invitation({ _id, email, full_name: name, language }: User) {
    const nonce = randomBytes(16).toString('base64url');
    const id = String(_id);
    const { hash } = this.links.passwordToken('invitation', id, nonce);
    const also = this.messages.message({
      template: 'invitation',
      language,
      email,
      name,
      about: { entity: 'user', recordId: id },
      params: { nonce },
    });
    return { reset: { nonce, hash, until: new Date(Date.now() + INVITATION_TTL_MS) }, also };
  }

  /** @throws PublicHttpException (409) for the last administrator who can sign in */
  async remove(id: string, by: Actor): Promise<{ message: string }> {
    const user = await findOr404(this.users, id, officeOnly(), '+passwordHash');
    await this.removeUnlessLast(user, by);
    return { message: SENTENCES.administratorDeleted };
  }

  /** The same by e-mail address, for the terminal. @returns `false` where nobody works here under that address */
  async removeByEmail(email: string, by: Actor): Promise<boolean> {
    const user = await this.users.findOne({ ...officeOnly(), email }, '+passwordHash');
    if (user === null) return false;
    await this.removeUnlessLast(user, by);
    return true;
  }

  /**
   * Keeps two administrators from removing each other. Each removal first claims all who can log in, so that one transaction
   * waits for the other and then counts again.
   */
  private async removeUnlessLast(user: HydratedDocument<User>, by: Actor): Promise<void> {
    const about = { entity: 'account', also: this.messages.removal(String(user._id)) } as const;
    const canSignIn = user.kind === 'administrator' && user.passwordHash !== undefined;
    await this.transactions.run(async (tx) => {
      if (canSignIn && (await this.oneStays(tx, user)) === null) throw conflict(REFUSALS.lastAdministrator);
      await this.changes.delete(user, by, about, {}, tx);
    });
  }

  private async oneStays(tx: Tx, { _id }: Pick<User, '_id'>): Promise<object | null> {
    const { collection } = this.users;
    const ready = { kind: 'administrator', passwordHash: { $exists: true } };
    await tx.updateMany(collection, ready, { $inc: { claims: 1 } });
    return tx.findOne(collection, { ...ready, _id: { $ne: _id } }, { _id: 1 });
  }
}

/** The roles that a filter names: one, or any of several. */
function rolesOf(wanted: unknown): readonly unknown[] {
  const several = typeof wanted === 'object' && wanted !== null && '$in' in wanted ? wanted.$in : undefined;
  return Array.isArray(several) ? several : [wanted];
}

/** A list query for accounts as they are stored: a role is their kind, which `officeOnly` filters. */
function byKind({
  filter: { role: _, ...filter },
  sort: { role: direction, ...sort },
  ...query
}: ListQuery): ListQuery {
  return { ...query, filter, sort: direction === undefined ? sort : { kind: direction, ...sort } };
}
