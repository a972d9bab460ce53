import { randomInt } from 'node:crypto';
import { plainText } from '#contract/characters';
import { REFERENCE_LETTERS } from '#contract/references';

const PERIOD_SECONDS = 30;
const CODE = /^\d{6}$/;
const LETTERS = REFERENCE_LETTERS.toLowerCase();
const RECOVERY_CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

// `otplib` is loaded on first use: most starts do not need its 2 MB.

/** A secret as authenticator apps read it. */
export async function base32(secret: Uint8Array): Promise<string> {
  const { ScureBase32Plugin } = await import('otplib');
  return new ScureBase32Plugin().encode(secret);
}

/** Makes the address that an authenticator app reads from its QR code. */
export async function addressOf(secret: string, email: string, issuer: string): Promise<string> {
  const { generateURI } = await import('otplib');
  return generateURI({ issuer, label: email, secret });
}

/**
 * The time step in which this code is the secret's; clocks of phones may be one step off.
 * @returns nothing for a code of another step, or another secret
 */
export async function stepOfCode(secret: Uint8Array, typed: string, now = new Date()): Promise<number | undefined> {
  const token = plainText(typed).replace(/\s/g, '');
  if (!CODE.test(token)) return undefined;
  const { verifySync } = await import('otplib');
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token, epoch, period: PERIOD_SECONDS, epochTolerance: PERIOD_SECONDS });
  return found.valid ? Math.floor(epoch / PERIOD_SECONDS) + found.delta : undefined;
}

/** `4f7k-92mx-0bqd`, ten of them: 60 bits each. */
export function newRecoveryCodes(): string[] {
  const group = (): string => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Normalised for comparison, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return plainText(typed)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
}
