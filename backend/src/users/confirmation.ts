import { Injectable, NotFoundException } from '@nestjs/common';
import { CONFIRMATION_FIELDS } from '#contract/users';
import { validationMessage } from '#contract/validation-message';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import { RateLimits } from '../limits/index.js';
import { isPassword } from '../passwords/index.js';
import { Accounts, type Credentials } from './accounts.js';

export const WRONG_PASSWORD = validationMessage(CONFIRMATION_FIELDS.password, 'wrongPassword');

/** Actions that ask for the password again: an unlocked phone is not enough. */
@Injectable()
export class Confirmation {
  constructor(
    private readonly accounts: Accounts,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The signed-in account, if this is its password.
   * @param field the one of the form that holds the password
   * @throws ValidationError (400) for a wrong password; a 401 would mean that the session has ended
   * @throws TooManyRequestsException (429) after too many wrong ones, or too many changes
   */
  async account({ id }: RequestUser, field: string, password: string): Promise<Credentials> {
    const account = await this.accounts.byId(id);
    if (account === undefined) throw new NotFoundException();
    await this.limits.consume('confirmation', id);
    let isRight: boolean;
    try {
      isRight = await isPassword(account.passwordHash, password);
    } catch (error) {
      // The password was not compared: the hashing queue is full.
      await this.limits.refund('confirmation', id);
      throw error;
    }
    if (!isRight) throw new ValidationError({ [field]: WRONG_PASSWORD });
    // Counted after the comparison, so that nobody without the password uses up its owner's changes. Beyond the limit, the attempt stays counted as wrong.
    await this.limits.consume('ownSecurityChange', id);
    await this.limits.refund('confirmation', id);
    return account;
  }
}
