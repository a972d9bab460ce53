import { Injectable, Logger } from '@nestjs/common';
import { type MessageTemplate, TOO_MANY_MAILS } from '#contract/messages';
import { TooManyRequestsException } from '../common/errors/index.js';
import { RateLimits } from '../limits/index.js';
import { mailboxOf } from './mailbox.js';
import type { Message } from './message.schema.js';

const IN_ALL = 'in all';

/** Templates that a visitor can have sent to any address, by a public form or by changing or cancelling a request. */
const isOfPublicForm = (template: MessageTemplate): boolean =>
  /^(?!session|staff).*-(?:received|changed|cancelled)$/.test(template);

/** Why a mail is not sent now. */
interface Refusal {
  readonly lastError: string;
  /** When it is tried again; if absent, a person has to pass it on. */
  readonly nextTry?: Date;
}

/**
 * Limits the mails to addresses that nobody has confirmed: into one mailbox, by the forms of one visitor, and in all.
 * Anybody may type somebody else's address into a form, and mails that nobody asked for cost the domain its reputation.
 */
@Injectable()
export class MailBudget {
  private readonly log = new Logger('Mail');
  private warnedUntil = 0;

  constructor(private readonly limits: RateLimits) {}

  /** Uses up one mail of each budget. A mail that an administrator sends again is not counted, and neither are retries. */
  async refusal({ template, attempts, resends, sender }: Message, email: string): Promise<Refusal | undefined> {
    if (!isOfPublicForm(template) || attempts > 1 || resends) return undefined;
    const mailbox = mailboxOf(email);
    if (!(await this.limits.tryConsume('publicFormsToEmail', mailbox))) {
      return { lastError: 'too many messages to this address' };
    }
    if (sender !== undefined && !(await this.limits.tryConsume('publicFormsFromSender', sender))) {
      await this.limits.refund('publicFormsToEmail', mailbox);
      return { lastError: 'too many messages from this sender' };
    }
    try {
      await this.limits.consume('publicFormsInAll', IN_ALL);
      return undefined;
    } catch (error) {
      if (!(error instanceof TooManyRequestsException)) throw error;
      await this.limits.refund('publicFormsToEmail', mailbox);
      if (sender !== undefined) await this.limits.refund('publicFormsFromSender', sender);
      return this.later(error.seconds);
    }
  }

  private later(seconds: number): Refusal {
    const nextTry = new Date(Date.now() + seconds * 1000);
    if (this.warnedUntil < Date.now()) {
      this.log.warn({ msg: 'the hourly budget of mails is used up', until: nextTry.toISOString() });
      this.warnedUntil = nextTry.getTime();
    }
    return { lastError: TOO_MANY_MAILS, nextTry };
  }
}
