import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, trusted, type Types } from 'mongoose';
import { AWAITED_TEMPLATES, type Channel, type MessageTemplate, TOO_MANY_MAILS } from '#contract/messages';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges, AuditService, OPERATOR } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import { mailSender } from '../limits/index.js';
import { findPage, type ListQuery, NEWEST_FIRST } from '../common/list/index.js';
import { Settings } from '../config/index.js';
import { insertManyIgnoringDuplicates, type Step, Transactions } from '../database/index.js';
import { refuseWithdrawn, Subjects } from '../subjects/index.js';
import { Addresses, addressOf, isAwaited, isOutdated, isWithheld, type ReachableMessage } from './addresses.js';
import type { Bounce } from './delivery-report.js';
import { messageText } from './message-text.js';
import { newMessage, type NewMessage } from './new-message.js';
import { MESSAGE_LIST, MESSAGE_MODEL, type Message } from './message.schema.js';
import { PrivateLinks } from './private-links.js';
import { ToldRecords } from './told-records.js';
import { NOT_SCHEDULED, MessageWithdrawals } from './message-withdrawals.js';

/** The link in these messages opens an account, so nobody but its owner may see it. */
const isSecret = ({ template }: Pick<Message, 'template'>): boolean => template === 'invitation';

const STATUS_CHANGED = { entity: 'message', action: 'updated', fields: ['status'] } as const;

/**
 * What else must hold of a record whose message is marked as told: if the message was told before, that the record says so too.
 * Then both name the same moment, and both wait again if this is undone.
 */
const toldBefore = ({ status, told }: Message): object =>
  status === 'told' ? { toTell: null, 'told.at': told?.at } : {};

/** Whether a message is still true. */
type Check = (message: Pick<Message, 'params' | 'recordId'>) => Promise<boolean>;

/** The messages to people: what they say, and whether they have arrived. */
@Injectable()
export class MessagesService {
  /** Called when there may be something to send. */
  onMail: () => void = () => undefined;
  private readonly checks = new Map<MessageTemplate, Check>();

  constructor(
    @InjectModel(MESSAGE_MODEL) private readonly messages: Model<Message>,
    private readonly subjects: Subjects,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly addresses: Addresses,
    private readonly records: ToldRecords,
    private readonly withdrawals: MessageWithdrawals,
    private readonly transactions: Transactions,
    private readonly links: PrivateLinks,
    private readonly settings: Settings,
  ) {}

  /** Whether there is a mail server: without one nobody is promised a mail. */
  get sendsMail(): boolean {
    return this.settings.SMTP_URL !== '';
  }

  /** Stores a message in the transaction of the change it is about. A newer decision replaces one that nobody was told of. */
  message(wanted: NewMessage): Step {
    const message = newMessage(wanted, this.sendsMail, mailSender());
    return async (tx) => {
      await this.withdrawals.ofReplaced(message)(tx);
      await tx.insert(this.messages.collection, message);
      tx.after(() => this.onMail());
    };
  }

  /** Stores messages that belong to no change, each once for its id. */
  async storeOnce(wanted: readonly (NewMessage & { readonly _id: Types.ObjectId })[]): Promise<void> {
    const messages = wanted.map(({ _id, ...message }) => ({ ...newMessage(message, this.sendsMail), _id }));
    await insertManyIgnoringDuplicates(this.messages.collection, messages);
    if (messages.length > 0) this.onMail();
  }

  /** Has such messages checked before each is sent; what is no longer true is dropped. */
  checkBeforeSending(template: MessageTemplate, check: Check): void {
    this.checks.set(template, check);
  }

  async isStillTrue(message: Message): Promise<boolean> {
    return (await this.checks.get(message.template)?.(message)) ?? true;
  }

  /** Deletes all messages about records, in the transaction that deletes those: they hold a person's name and address. */
  removal(...recordIds: readonly string[]): Step {
    return (tx) => tx.deleteMany(this.messages.collection, { recordId: { $in: recordIds } });
  }

  /** Takes the references of erased records out of what others were told, such as staff: it is then about nobody. */
  forgetReferences(references: readonly string[]): Step {
    const about = { reference: { $in: [...references] } };
    return (tx) => tx.updateMany(this.messages.collection, about, { $unset: { reference: 1 } });
  }

  async list(query: ListQuery, by: RequestUser) {
    const page = await findPage(this.messages, MESSAGE_LIST, query, (row) => row);
    return this.audit.viewedPage(by, { entity: 'message' }, query, page.with(await this.answers(page.rows)));
  }

  /**
   * Records that a person passed the message on, in the message (if it still exists) and in its record.
   * @param ifMatch the version that was read: what a colleague has written down since is not replaced
   */
  async told(id: string, channel: Channel, by: RequestUser, ifMatch: IfMatchValue) {
    const { message, outdated } = await this.found(id);
    if (outdated) throw conflict(REFUSALS.decidedSince);
    // Sent again, because the answer was lost.
    if (message.status === 'told' && message.told?.by === channel && message.told.who === by.email)
      return this.answer(message);
    const told = { at: new Date(), by: channel, who: by.email };
    const passedOn = { status: 'told', channel, told, nextTry: undefined };
    const about = { entity: 'message', action: 'told', fields: ['status'] } as const;
    await this.transactions.run(async (tx) => {
      const before = await this.changes.update(message, passedOn, by, about, ifMatch, tx);
      if (isAwaited(message)) await this.records.markTold(message, told, by, { and: toldBefore(before), tx });
    });
    return this.answer(message);
  }

  /** Undoes `told`: message and record wait again, unless a mail server had taken the message before. */
  async notTold(id: string, by: RequestUser, ifMatch: IfMatchValue) {
    const { message } = await this.found(id);
    const { status, told, email, sentAt } = message;
    if (status !== 'told' || told === undefined) throw conflict(REFUSALS.notTold);
    if (!(await this.records.isTrue(message, told.at))) throw conflict(REFUSALS.decidedSince);
    const isMailed = this.sendsMail && email !== undefined && sentAt === undefined;
    const waits = {
      status: sentAt === undefined ? 'waiting' : 'sent',
      channel: email === undefined ? 'phone' : 'email',
      told: undefined,
      ...(isMailed && { nextTry: new Date(), attempts: 0 }),
    };
    await this.transactions.run(async (tx) => {
      await this.changes.update(message, waits, by, STATUS_CHANGED, ifMatch, tx);
      await this.records.markUntold(message, told.at, by, tx);
    });
    this.onMail();
    return this.answer(message);
  }

  /** Sends a message again by e-mail; without a mail server it waits again to be passed on by a person. */
  async resend(id: string, by: RequestUser, ifMatch: IfMatchValue) {
    const { message, withheld, outdated } = await this.found(id);
    refuseWithdrawn(withheld);
    // The mail worker would drop it, and with it the record of what was sent before.
    if (outdated || !(await this.isStillTrue(message))) throw conflict(REFUSALS.decidedSince);
    if (message.email === undefined) throw conflict(REFUSALS.noEmail);
    const mailed = this.sendsMail && { nextTry: new Date() };
    const again = {
      status: 'waiting',
      sentAt: undefined,
      channel: 'email',
      attempts: 0,
      resends: (message.resends ?? 0) + 1,
      ...mailed,
    };
    await this.changes.update(message, again, by, STATUS_CHANGED, ifMatch);
    this.onMail();
    return this.answer(message);
  }

  /** The messages about these records, newest first. */
  async about(recordIds: readonly string[]) {
    const where = { recordId: trusted({ $in: [...recordIds] }) };
    return this.answers(await this.messages.find(where).sort(NEWEST_FIRST).lean<Message[]>());
  }

  /** The messages that reached somebody, for their own copy: without the link that opens their account, and who told them. */
  async received(recordId: string) {
    const reached = this.messages.find({ recordId, status: trusted({ $in: ['sent', 'told'] }) });
    const messages = await reached.sort(NEWEST_FIRST).lean<Message[]>();
    return messages.map((message) => {
      const { told, ...answer } = this.toAnswer(message, new Set());
      return { ...answer, ...(told && { told: { at: told.at, by: told.by } }) };
    });
  }

  private async answer(message: HydratedDocument<Message>) {
    return (await this.answers([message.toObject<Message>()]))[0];
  }

  private async answers(messages: readonly Message[]) {
    const applicants = await this.applicantsAmong(messages);
    return (await this.addresses.current(messages)).map((message) => this.toAnswer(message, applicants));
  }

  /** A message with its person's current name and addresses; the next change of the message stores them. */
  private async found(id: string) {
    const message = await findOr404(this.messages, id);
    const current = (await this.addresses.of([message.toObject<Message>()])).get(message.recordId);
    const { name, email, phone } = addressOf(message, current);
    const outdated = current !== undefined && isOutdated(message, current);
    return { message: message.set({ name, email, phone }), withheld: isWithheld(message, current), outdated };
  }

  /**
   * Figures for the dashboard and the metrics: how many decisions and answers have not reached anybody, and since when
   * the oldest e-mail and the oldest message for a person to pass on have waited.
   */
  async figures() {
    const awaited = { template: trusted({ $in: AWAITED_TEMPLATES }) };
    const byHand = { ...awaited, status: trusted({ $in: ['waiting', 'failed'] }), ...NOT_SCHEDULED };
    const [waiting, failedOnes, failed, postponed, oldestUnsent, oldestToTell] = await Promise.all([
      this.messages.countDocuments({ ...awaited, status: 'waiting' }),
      this.messages.countDocuments({ ...awaited, status: 'failed' }),
      this.messages.countDocuments({ status: 'failed' }),
      this.messages.countDocuments({ status: 'waiting', lastError: TOO_MANY_MAILS }),
      this.oldest({
        status: 'waiting',
        nextTry: trusted({ $gt: new Date(0) }),
        lastError: trusted({ $ne: TOO_MANY_MAILS }),
      }),
      this.oldest(byHand),
    ]);
    return { toTell: waiting + failedOnes, failed, postponed, oldestUnsent, oldestToTell };
  }

  private async oldest(where: object): Promise<Date | undefined> {
    const first = this.messages.findOne(where, 'createdAt').sort({ createdAt: 1, _id: 1 });
    return (await first.lean<Pick<Message, 'createdAt'>>())?.createdAt;
  }

  /** Marks a mail that came back as failed, because its person has to be told in another way. */
  async bounced({ messageId, resends, code }: Bounce): Promise<void> {
    const message = await this.messages.findOne({ _id: messageId, status: 'sent' });
    const sentAt = message?.sentAt;
    if (!message || !sentAt || (message.resends ?? 0) !== resends) return;
    if (!(await this.records.isTrue(message, sentAt))) return;
    const failed = { status: 'failed', lastError: `bounced ${code}`, sentAt: undefined };
    await this.transactions.run(async (tx) => {
      await this.changes.update(message, failed, OPERATOR, STATUS_CHANGED, undefined, tx);
      await this.records.markUntold(message, sentAt, OPERATOR, tx);
    });
  }

  /** Records that an e-mail was sent to that address, which counts as told unless another decision has replaced it meanwhile. */
  async sent(message: Message, email: string, at: Date): Promise<void> {
    const { collection } = this.messages;
    const update = {
      $set: { status: 'sent', channel: 'email', email, sentAt: at, updatedAt: at },
      $unset: { nextTry: 1, lastError: 1, sender: 1 },
    } as const;
    await this.transactions.run(async (tx) => {
      const isThere = (await tx.update(collection, { _id: message._id, status: 'waiting' }, update)) !== null;
      if (isThere && isAwaited(message)) await this.records.markTold(message, { at, by: 'email' }, OPERATOR, { tx });
    });
  }

  /** Records that the family read the decision on its private page, so nobody has to pass it on. A waiting e-mail is still sent. */
  async readOnPage(subject: Pick<Message, 'entity' | 'recordId'>, status: string): Promise<void> {
    const also = this.withdrawals.ofReadDecision(subject.recordId);
    await this.records.markTold(subject, { at: new Date(), by: 'page' }, OPERATOR, { and: { status }, also });
  }

  /** Allows the link for applicants who forgot their password; links to other accounts are shown to nobody. */
  private async applicantsAmong(messages: readonly Message[]): Promise<ReadonlySet<string>> {
    const ids = messages.flatMap(({ template, recordId }) => (template === 'password-reset' ? [recordId] : []));
    if (ids.length === 0) return new Set();
    const found = this.subjects.model('user').find({ ...this.subjects.of('user').where, _id: trusted({ $in: ids }) });
    return new Set((await found.select('_id').lean()).map(({ _id }) => String(_id)));
  }

  private toAnswer(message: ReachableMessage, applicants: ReadonlySet<string>) {
    const { name, email, phone, whatsapp, entity, recordId, kind, reference } = message;
    const hidden = isSecret(message) || (message.template === 'password-reset' && !applicants.has(recordId));
    const { subject, text } = messageText(message, hidden ? '…' : this.links.of(message));
    return {
      _id: String(message._id),
      to: email ?? phone ?? '',
      channel: message.channel,
      template: message.template,
      language: message.language ?? 'en',
      subject,
      text,
      status: message.status,
      about: { entity, recordId, kind, reference },
      name,
      email,
      phone,
      whatsapp,
      told: message.told,
      lastError: message.lastError,
      nextTry: message.nextTry,
      createdAt: message.createdAt,
      updatedAt: message.updatedAt,
      sentAt: message.sentAt,
    };
  }
}
