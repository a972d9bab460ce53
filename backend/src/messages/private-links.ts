import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { MessageTemplate } from '#contract/messages';
import type { Language } from '#contract/languages';
import type { SubjectEntity } from '#contract/subjects';
import { hashOfToken, SecretTokens } from './secret-tokens.js';
import { Settings } from '../config/index.js';
import { Subjects } from '../subjects/index.js';
import type { Message } from './message.schema.js';

/** The paths of the private pages of the public site. */
const PAGES = { followUp: '/booking-status', password: '/reset-password', account: '/login' } as const;

/** Their links set a password, once and for a time. */
export const PASSWORD_TEMPLATES = ['password-reset', 'invitation'] as const satisfies readonly MessageTemplate[];
type PasswordTemplate = (typeof PASSWORD_TEMPLATES)[number];
const isPasswordLink = (template: MessageTemplate): template is PasswordTemplate =>
  (PASSWORD_TEMPLATES as readonly string[]).includes(template);

/** The private addresses that people are given. Their secret stands after `#`: browsers send it to no server. */
@Injectable()
export class PrivateLinks {
  constructor(
    private readonly subjects: Subjects,
    private readonly settings: Settings,
    private readonly tokens: SecretTokens,
  ) {}

  /** The token that opens a request, with the hash that its record stores. */
  followUpToken(entity: SubjectEntity, recordId: string): { token: string; hash: string } {
    const token = this.tokens.derive('follow-up', `${entity}:${recordId}`);
    return { token, hash: hashOfToken(token) };
  }

  followUp(entity: SubjectEntity, recordId: string, language: Language): string {
    return `${this.page(PAGES.followUp, language)}#${this.followUpToken(entity, recordId).token}`;
  }

  /** The link in a message; empty where its text has none. */
  of({ template, entity, recordId, language = 'en', params }: Message): string {
    if (isPasswordLink(template)) return this.password(template, recordId, params?.['nonce'] ?? '', language);
    return entity === 'user' ? this.page(PAGES.account, language) : this.followUp(entity, recordId, language);
  }

  /** Whether the link in a message opens nothing any more: expired, used, or replaced by a later one. */
  async isOver({ template, entity, recordId, params }: Message): Promise<boolean> {
    if (!isPasswordLink(template)) return false;
    const good = this.subjects.of(entity).passwordLink?.(params?.['nonce'] ?? '');
    const { collection } = this.subjects.model(entity);
    return (await collection.countDocuments({ _id: new Types.ObjectId(recordId), ...good }, { limit: 1 })) === 0;
  }

  /** The token that sets a new password once, and what the account stores of it. */
  passwordToken(purpose: PasswordTemplate, userId: string, nonce: string) {
    const token = this.tokens.derive(purpose, `${userId}:${nonce}`);
    return { token, hash: hashOfToken(token) };
  }

  /** The link under which an account's owner sets a password. */
  password(purpose: PasswordTemplate, userId: string, nonce: string, language: Language = 'en'): string {
    return `${this.page(PAGES.password, language)}#${this.passwordToken(purpose, userId, nonce).token}`;
  }

  private page(path: string, language: Language): string {
    return `${this.settings.PUBLIC_URL}${language === 'en' ? '' : `/${language}`}${path}`;
  }
}
