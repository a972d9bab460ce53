import { createHash, createHmac } from 'node:crypto';
import { derivedKey, type Settings, signingKey } from '../config/index.js';

const KEPT = 1000;

/** What only those can compute who know the signing key: seals of lines and the names that stand for addresses. */
export class AuditKey {
  /** Tells keys apart, and says nothing of them. */
  readonly id: string;
  private readonly sealing: string;
  private readonly hiding: string;
  private readonly hidden = new Map<string, string>();

  constructor(key: string) {
    this.sealing = derivedKey(key, 'audit seal');
    this.hiding = derivedKey(key, 'audit address');
    this.id = createHash('sha256').update(this.sealing).digest('hex').slice(0, 8);
  }

  static async of(settings: Settings): Promise<AuditKey> {
    return new AuditKey(await signingKey(settings));
  }

  seal(hash: string): string {
    return `${this.id}.${createHmac('sha256', this.sealing).update(hash).digest('base64url')}`;
  }

  /** The same for the same address, and no way back: there are too few addresses for a hash without a key. */
  hide(address: string): string {
    const known = this.hidden.get(address);
    if (known !== undefined) return known;
    if (this.hidden.size >= KEPT) this.hidden.clear();
    const hidden = createHmac('sha256', this.hiding).update(address).digest('base64url').slice(0, 22);
    this.hidden.set(address, hidden);
    return hidden;
  }
}
