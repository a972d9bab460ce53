import type { Role } from '#contract/users';

/** What a token says (contract, "Authentication"). */
export interface TokenPayload {
  sub: string;
  role: Role;
  /** The account's `tokenVersion` when it was made. */
  v: number;
  /** Seconds since 1970, set and checked by the JWT library. */
  iat: number;
  exp: number;
}

export const SIGNING_KEY = 'signing key';
export const ALGORITHM = 'HS256';
