import type { Role } from '#contract/users';

/** The claims of a token (contract, "Authentication"). */
export interface TokenPayload {
  sub: string;
  role: Role;
  /** The session it belongs to: it is good as long as that is in the account's record. */
  sid: string;
  /** Seconds since 1970, set and checked by the JWT library. */
  iat: number;
  exp: number;
}

export const SIGNING_KEY = 'signing key';
export const ALGORITHM = 'HS256';
