import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Interval } from '@nestjs/schedule';
import { type Model, trusted } from 'mongoose';
import { DECISION_TEMPLATES, type MessageTemplate, SESSION_TEMPLATES } from '#contract/messages';
import { nameOf } from '../common/errors/index.js';
import { Settings } from '../config/index.js';
import { Addresses, addressOf, isOutdated, isWithheld } from './addresses.js';
import { BookingAnswers } from './booking-answers.js';
import { MailBudget } from './mail-budget.js';
import { type MailTransport, MailTransportError, openTransport } from './mail-transport.js';
import { messageText } from './message-text.js';
import { MESSAGE_MODEL, type Message } from './message.schema.js';
import { MessagesService } from './messages.service.js';
import { PrivateLinks } from './private-links.js';

const EVERY_MS = 15_000;
/** A message is leased to one backend for this long, which is longer than any attempt can take. */
const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Nothing waits for longer: a pause, which varies by a quarter, or the rest of an hour's budget. */
const LONGEST_WAIT_MS = 2 * LONGEST_PAUSE_MS;
const STOP_WITHIN_MS = 2000;
const LINK_OVER = new MailTransportError('its link is no longer valid', true);
/** With the pauses between attempts, this takes more than a day. */
const MOST_ATTEMPTS = 32;
/** An attempt that is to be repeated is no change: whoever has called meanwhile marks the message as they read it. */
const NO_CHANGE = { timestamps: false } as const;

/** Decisions, mails about sessions, and answers to a message: a later one follows from an earlier one, or corrects it. */
const IN_ORDER: readonly MessageTemplate[] = [...DECISION_TEMPLATES, ...SESSION_TEMPLATES, 'contact-answered'];

const idOf = ({ _id, resends }: Message): string => `${String(_id)}${resends ? `.${resends}` : ''}`;

/**
 * Sends waiting messages one after the other, at least once: after a crash between sending and recording it, the
 * message is sent again under the same Message-ID. Any number of backends may run in parallel.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Mail');
  private transport: Promise<MailTransport> | undefined;
  private running: Promise<void> | undefined;
  private isDue = false;
  private isStopping = false;

  constructor(
    @InjectModel(MESSAGE_MODEL) private readonly messages: Model<Message>,
    private readonly service: MessagesService,
    private readonly addresses: Addresses,
    private readonly budget: MailBudget,
    private readonly links: PrivateLinks,
    private readonly answers: BookingAnswers,
    private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    this.service.onMail = () => void this.sendDue();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    (await this.transport)?.close();
    // If the mail server does not answer in time, the next start sends the message again under the same Message-ID.
    await Promise.race([this.running, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
  }

  @Interval(EVERY_MS)
  sendDue(): Promise<void> {
    if (this.settings.SMTP_URL === '' || this.isStopping) return Promise.resolve();
    this.isDue = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  private async run(): Promise<void> {
    while (this.isDue) {
      this.isDue = false;
      try {
        await this.catchUp();
        for (let message = await this.lease(); message !== null; message = await this.lease()) {
          await this.deliver(message);
          if (this.isStopping) return;
        }
      } catch (error) {
        // The database is unavailable: the lease expires by itself.
        this.log.warn(`Sending messages failed, will retry: ${nameOf(error)}`);
      }
    }
  }

  /** Makes due what was postponed while the clock was ahead: it would wait until that time comes. */
  private async catchUp(): Promise<void> {
    const now = Date.now();
    const beyond = { nextTry: trusted({ $gt: new Date(now + LONGEST_WAIT_MS) }) };
    await this.messages.updateMany(beyond, { $set: { nextTry: new Date(now) } });
  }

  private lease(): Promise<Message | null> {
    const now = new Date();
    return this.messages
      .findOneAndUpdate(
        { nextTry: trusted({ $lte: now }) },
        { $set: { nextTry: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
        { ...NO_CHANGE, sort: { nextTry: 1 }, returnDocument: 'after' },
      )
      .lean<Message>();
  }

  private async deliver(stored: Message): Promise<void> {
    const address = (await this.addresses.of([stored])).get(stored.recordId);
    if (isOutdated(stored, address) || !(await this.service.isStillTrue(stored))) {
      await this.messages.deleteOne({ _id: stored._id });
      return;
    }
    const earlier = await this.earlierThan(stored);
    if (earlier?.nextTry) {
      const nextTry = new Date(earlier.nextTry.getTime() + 1);
      const { _id } = stored;
      // The lease counted an attempt, and none is made.
      await this.messages.updateOne(
        { _id, status: 'waiting' },
        { $set: { nextTry }, $inc: { attempts: -1 } },
        NO_CHANGE,
      );
      return;
    }
    const { email, name } = addressOf(stored, address);
    if (email === undefined || isWithheld(stored, address)) {
      // A person has to call if there is no address any more or consent was withdrawn. Nobody calls to remind.
      if (stored.template === 'session-reminder') await this.messages.deleteOne({ _id: stored._id });
      else await this.messages.updateOne({ _id: stored._id }, { $unset: { nextTry: 1 } });
    } else if (await this.links.isOver(stored)) await this.failed(stored, LINK_OVER);
    else await this.sendWithinBudget({ ...stored, ...(name !== undefined && { name }), email });
  }

  /** A mail that waits for another try, or can be undone, and has to go before this one. */
  private async earlierThan({ template, recordId, createdAt }: Message): Promise<Message | null> {
    if (!IN_ORDER.includes(template)) return null;
    const earlier = this.messages.findOne({
      recordId,
      status: 'waiting',
      template: trusted({ $in: IN_ORDER }),
      nextTry: trusted({ $ne: null }),
      createdAt: trusted({ $lt: createdAt }),
    });
    return earlier.sort({ nextTry: -1 }).lean<Message>();
  }

  /** A message beyond the budget is not a failure: nobody has to act on it, and an administrator may still send it. */
  private async sendWithinBudget(message: Message & { readonly email: string }): Promise<void> {
    const refusal = await this.budget.refusal(message, message.email);
    if (refusal === undefined) {
      await this.send(message);
      return;
    }
    const { _id } = message;
    const { lastError, nextTry } = refusal;
    this.log.warn({ msg: 'message not sent', id: String(_id), reason: lastError });
    await this.messages.updateOne(
      { _id, status: 'waiting' },
      nextTry
        ? { $set: { lastError, nextTry, attempts: 0 } }
        : { $set: { lastError }, $unset: { nextTry: 1, sender: 1 } },
      { timestamps: nextTry === undefined },
    );
  }

  private async send(message: Message & { readonly email: string }): Promise<void> {
    const { email } = message;
    try {
      this.transport ??= openTransport(this.settings);
      const transport = await this.transport;
      const text = messageText(message, this.links.of(message), await this.answers.of(message));
      await transport.send(idOf(message), email, text);
    } catch (error) {
      await this.failed(message, error);
      return;
    }
    await this.service.sent(message, email, new Date());
  }

  /** A permanent error ends at once; everything else is retried with exponential backoff. */
  private async failed({ _id, attempts }: Message, error: unknown): Promise<void> {
    const lastError = error instanceof MailTransportError ? error.message : 'unknown';
    const isFinal = (error instanceof MailTransportError && error.isFinal) || attempts >= MOST_ATTEMPTS;
    this.log.warn({ msg: 'message not sent', id: String(_id), reason: lastError, attempts, isFinal });
    const wait = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE_MS);
    const nextTry = new Date(Date.now() + wait * (0.75 + Math.random() / 2));
    await this.messages.updateOne(
      { _id, status: 'waiting' },
      isFinal ? { $set: { status: 'failed', lastError }, $unset: { nextTry: 1 } } : { $set: { nextTry, lastError } },
      { timestamps: isFinal },
    );
  }
}
