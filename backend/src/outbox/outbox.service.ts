import { HttpStatus, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { AWAITED_TEMPLATES, type Channel, TOO_MANY_MAILS } from '#contract/outbox';
import { REFUSALS } from '#contract/refusals';
import { AuditedChanges, AuditService, OPERATOR } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { PublicHttpException } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { insertManyIgnoringDuplicates, type NewDocument } from '../common/idempotency/index.js';
import { mailSender } from '../limits/index.js';
import { findPage, type ListQuery, NEWEST_FIRST, Page } from '../common/list/index.js';
import { type PendingEvent, PendingEvents } from '../common/pending-events/index.js';
import { refuseWithdrawn } from '../common/withdrawn-consent.js';
import { Settings } from '../config/index.js';
import { Subjects } from '../subjects/index.js';
import { Addresses, isAwaited, isWithheld, type ReachableMessage } from './addresses.js';
import type { Bounce } from './delivery-report.js';
import { messageText } from './message-text.js';
import {
  BY_HAND,
  messageEvent,
  type NewMessage,
  type OutboxEvent,
  replacedBy,
  withdrawalEvent,
} from './new-message.js';
import { OUTBOX_LIST, OUTBOX_MODEL, type OutboxMessage } from './outbox-message.schema.js';
import { PrivateLinks } from './private-links.js';
import { ToldRecords } from './told-records.js';

/** Its link opens an account: nobody but its owner may see it. */
const isSecret = ({ template }: Pick<OutboxMessage, 'template'>): boolean => template === 'invitation';

/** The messages to people: what they say, and whether they have arrived. */
@Injectable()
export class OutboxService implements OnModuleInit {
  /** Called when there may be something to send. */
  onMail: () => void = () => undefined;

  constructor(
    @InjectModel(OUTBOX_MODEL) private readonly messages: Model<OutboxMessage>,
    private readonly subjects: Subjects,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly addresses: Addresses,
    private readonly records: ToldRecords,
    private readonly pending: PendingEvents,
    private readonly links: PrivateLinks,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.pending.register('outbox', (events) => this.insert(events as readonly OutboxEvent[]));
  }

  /** Whether there is a mail server: without one nobody is promised a mail. */
  get sendsMail(): boolean {
    return this.settings.SMTP_URL !== '';
  }

  /** A message, stored in the same write as the change: `about.message` of an audited change, or `pendingEventFields`. */
  message(message: NewMessage): PendingEvent {
    return messageEvent(message, this.sendsMail, mailSender());
  }

  /** Withdraws the unsent messages about a decision, in the write that takes the decision back. */
  withdrawal(recordId: string): PendingEvent {
    return withdrawalEvent(recordId, { wasDeleted: false });
  }

  /** Deletes all messages about a record, in the write that deletes it: they hold its person's name and address. */
  removal(recordId: string): PendingEvent {
    return withdrawalEvent(recordId, { wasDeleted: true });
  }

  async list(query: ListQuery, by: RequestUser) {
    await this.pending.flush();
    const { rows, resource, first, total } = await findPage(this.messages, OUTBOX_LIST, query, (message) => message);
    const answers = await this.answers(rows);
    return this.audit.viewedPage(by, { entity: 'message' }, query, new Page(answers, resource, first, total));
  }

  /** A person passed it on: recorded in the message, if it is still there, then in the record it is about. */
  async told(id: string, channel: Channel, by: RequestUser) {
    const { message } = await this.found(id);
    const told = { at: new Date(), by: channel, who: by.email };
    message.set({ status: 'told', channel, told, nextTry: undefined });
    await this.changes.update(message, {}, by, { entity: 'message', action: 'told', fields: ['status'] });
    if (isAwaited(message)) await this.records.markTold(message, told, by);
    return (await this.answers([message.toObject<OutboxMessage>()]))[0];
  }

  /** It was not told after all: it waits again, where a mail server has not taken it before, and so does its record. */
  async notTold(id: string, by: RequestUser) {
    const { message } = await this.found(id);
    const { status, told, email, sentAt } = message;
    if (status !== 'told' || told === undefined) throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.notTold);
    if (!(await this.records.isTrue(message, told.at))) {
      throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.decidedSince);
    }
    const isMailed = this.sendsMail && email !== undefined && sentAt === undefined;
    const waits = {
      status: sentAt === undefined ? 'waiting' : 'sent',
      channel: email === undefined ? 'phone' : 'email',
      told: undefined,
      ...(isMailed && { nextTry: new Date(), attempts: 0 }),
    };
    await this.changes.update(message, waits, by, { entity: 'message', action: 'updated', fields: ['status'] });
    await this.records.markUntold(message, told.at, by);
    this.onMail();
    return (await this.answers([message.toObject<OutboxMessage>()]))[0];
  }

  /** Sends a message again by e-mail; without a mail server it waits again to be passed on by a person. */
  async resend(id: string, by: RequestUser) {
    const { message, withheld } = await this.found(id);
    refuseWithdrawn(withheld);
    if (message.email === undefined) {
      throw new PublicHttpException(HttpStatus.CONFLICT, REFUSALS.noEmail);
    }
    const mailed = this.sendsMail && { nextTry: new Date() };
    const again = {
      status: 'waiting',
      sentAt: undefined,
      channel: 'email',
      attempts: 0,
      resends: (message.resends ?? 0) + 1,
      ...mailed,
    };
    await this.changes.update(message, again, by, { entity: 'message', action: 'updated', fields: ['status'] });
    this.onMail();
    return (await this.answers([message.toObject<OutboxMessage>()]))[0];
  }

  /** The messages about these records, newest first. */
  async about(recordIds: readonly string[]) {
    await this.pending.flush();
    const where = { recordId: trusted({ $in: [...recordIds] }) };
    return this.answers(await this.messages.find(where).sort(NEWEST_FIRST).lean<OutboxMessage[]>());
  }

  /** Deletes the messages about records that are erased. */
  async forget(recordIds: readonly string[]): Promise<void> {
    await this.messages.deleteMany({ recordId: trusted({ $in: [...recordIds] }) });
  }

  private async answers(messages: readonly OutboxMessage[]) {
    const applicants = await this.applicantsAmong(messages);
    return (await this.addresses.current(messages)).map((message) => this.toAnswer(message, applicants));
  }

  /** A message with its person's current name and addresses, which are stored with what is done next. */
  private async found(id: string) {
    const message = await findOr404(this.messages, id);
    const current = (await this.addresses.of([message.toObject<OutboxMessage>()])).get(message.recordId);
    const { name, email, phone } = current ?? message;
    return { message: message.set({ name, email, phone }), withheld: isWithheld(message, current) };
  }

  /**
   * For the dashboard and the metrics: how many decisions and answers have not reached anybody, and since when the oldest
   * waits, of the e-mails and of what a person has to pass on.
   */
  async figures() {
    const awaited = { template: trusted({ $in: AWAITED_TEMPLATES }) };
    const byHand = { ...awaited, status: trusted({ $in: ['waiting', 'failed'] }), ...BY_HAND };
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
    return (await first.lean<Pick<OutboxMessage, 'createdAt'>>())?.createdAt;
  }

  /** A mail that the mail server had taken came back: it failed, and its person has to be told in another way. */
  async bounced({ messageId, resends, code }: Bounce): Promise<void> {
    const message = await this.messages.findOne({ _id: messageId, status: 'sent' });
    const sentAt = message?.sentAt;
    if (!message || !sentAt || (message.resends ?? 0) !== resends) return;
    if (!(await this.records.isTrue(message, sentAt))) return;
    const failed = { status: 'failed', lastError: `bounced ${code}`, sentAt: undefined };
    await this.changes.update(message, failed, OPERATOR, { entity: 'message', fields: ['status'] });
    await this.records.markUntold(message, sentAt, OPERATOR);
  }

  /** An e-mail was sent: its person has been told. */
  async sent(message: OutboxMessage, at: Date): Promise<void> {
    if (isAwaited(message)) await this.records.markTold(message, { at, by: 'email' }, OPERATOR);
  }

  /** A decision was read on the private page: nobody has to pass it on. An e-mail that is on its way still goes. */
  async readOnPage(subject: Pick<OutboxMessage, 'entity' | 'recordId'>, status: string): Promise<void> {
    const passedOn = withdrawalEvent(subject.recordId, { wasDeleted: false, isByHand: true });
    await this.records.markTold(subject, { at: new Date(), by: 'page' }, OPERATOR, { status }, passedOn);
  }

  /**
   * Delivered twice, a message is stored once. A newer decision replaces one that nobody was told of, even where both are
   * delivered together.
   */
  private async insert(events: readonly OutboxEvent[]): Promise<void> {
    const messages = events.filter((event) => !('withdraws' in event));
    await insertManyIgnoringDuplicates(this.messages.collection, messages as unknown as readonly NewDocument[]);
    for (const event of events) {
      const replaced = replacedBy(event);
      if (replaced) await this.messages.collection.deleteMany({ ...replaced, _id: { $lt: event._id } });
    }
    this.onMail();
  }

  /** Of those who forgot their password: links that open other accounts are shown to nobody. */
  private async applicantsAmong(messages: readonly OutboxMessage[]): Promise<ReadonlySet<string>> {
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
