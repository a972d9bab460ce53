import type { Role } from './roles.js';

/** Where both web apps keep the session: spec section 3 for the token. */
export const SESSION_STORAGE = { token: 'token', skew: 'clockSkew' } as const;

/** What the browser may know of a token. The server checks it; this only decides what to show. */
export interface TokenClaims {
  /** The account's id. */
  readonly sub?: string;
  readonly role: Role;
  /** Seconds since 1970 by the server's clock. */
  readonly iat: number;
  readonly exp: number;
}

/** Reads the claims of a token; `undefined` if it is not one of ours. */
export function decodeToken(token: string | null): TokenClaims | undefined {
  const payload = token?.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const binary = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    const { sub, role, iat = 0, exp } = claims as { sub?: unknown; role?: unknown; iat?: number; exp?: unknown };
    if (typeof role !== 'string' || typeof exp !== 'number') return undefined;
    return { role: role as Role, iat, exp, ...(typeof sub === 'string' && { sub }) };
  } catch {
    return undefined;
  }
}

/** By how many milliseconds this device's clock is ahead of the server's, seen from a token that has just been made. */
export function clockSkew({ iat }: TokenClaims, deviceNow: number): number {
  return deviceNow - iat * 1000;
}

/** Whether a token has expired, on a device whose clock may be hours ahead or behind. */
export function isExpired({ exp }: TokenClaims, deviceNow: number, skew: number): boolean {
  return exp * 1000 <= deviceNow - skew;
}
