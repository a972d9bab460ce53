import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Model } from 'mongoose';
import type { ProofChallenge } from '#contract/proof-of-work';
import { derivedKey } from '../../config/index.js';
import { duplicateKey } from '../errors/index.js';
import type { UsedProof } from './used-proof.schema.js';

/**
 * What a solver does: it derives keys for 0, 1, 2 … up to a number that only we know. 150 keys on average take a quarter
 * of a second on a plain computer and about one on a phone six times slower; no number makes it take much longer.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5000 } as const;
const KEYS = { least: 50, most: 250 } as const;
/** A form that is sent later than this is given another challenge, which its page solves unseen. */
const LIFE_MS = 5 * 60 * 1000;
/** Longer than any proof of ours. */
const PROOF_MAX = 2048;

/** Challenges that cost a person's device a moment and a flood of forms a lot. */
export class ProofOfWork {
  private readonly secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };

  constructor(
    signingKey: string,
    private readonly used: Model<UsedProof>,
  ) {
    this.secrets = {
      hmacSignatureSecret: derivedKey(signingKey, 'proof of work challenge'),
      hmacKeySignatureSecret: derivedKey(signingKey, 'proof of work solution'),
    };
  }

  /** A challenge whose solution opens this route, once. */
  async challenge(route: string, now = new Date()): Promise<ProofChallenge> {
    const counter = randomInt(KEYS.most, KEYS.least);
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    return { ...(await createChallenge({ ...WORK, ...this.secrets, counter, expiresAt, data: { route }, deriveKey })) };
  }

  /** Whether this solves a challenge of ours for this route; it does so only once, in any process. */
  async accepts(proof: string | undefined, route: string): Promise<boolean> {
    const sent = proof === undefined ? undefined : read(proof);
    if (sent === undefined) return false;
    const { verified } = await verifySolution({ ...sent, ...this.secrets, deriveKey });
    const { data, expiresAt, nonce } = sent.challenge.parameters;
    if (!verified || data?.['route'] !== route || expiresAt === undefined) return false;
    try {
      // Kept twice as long as it may be used: processes' clocks differ.
      await this.used.create({ _id: nonce, until: new Date(expiresAt * 1000 + LIFE_MS) });
      return true;
    } catch (fault) {
      if (duplicateKey(fault)) return false;
      throw fault;
    }
  }
}

/** What a header says; nothing in it is to be believed before the signature is proved. */
function read(proof: string): Payload | undefined {
  if (proof.length > PROOF_MAX) return undefined;
  try {
    const sent = JSON.parse(Buffer.from(proof, 'base64').toString()) as Partial<Payload> | null;
    const { challenge, solution } = sent ?? {};
    if (typeof challenge?.signature !== 'string' || !isObject(challenge.parameters)) return undefined;
    return isObject(solution) ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

function isObject<Value>(value: Value): value is Value & object {
  return typeof value === 'object' && value !== null;
}
