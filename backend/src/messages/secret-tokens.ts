import { createHmac, hash } from 'node:crypto';

export type TokenPurpose = 'follow-up' | 'password-reset' | 'invitation' | 'second-factor';

/**
 * Makes the secrets of private links. They are derived, not stored: a message or a repeated answer can be made again, while
 * the store holds only what `hashOfToken` gives.
 */
export class SecretTokens {
  constructor(private readonly key: string) {}

  /**
   * @param subject names what the token opens, such as `booking:<id>`; the same subject gives the same token
   * @returns 43 characters that may stand in an address
   */
  derive(purpose: TokenPurpose, subject: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${subject}`).digest('base64url');
  }
}

/** The hash of a token. Its record stores it, and is found by it. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
