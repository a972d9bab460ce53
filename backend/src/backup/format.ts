import { createHash, type Hash } from 'node:crypto';
import type { Document } from 'bson';

/** Other versions are refused: a reader that guesses would lose something. */
export const VERSION = 1;
export const KIND = 'one-step backup';

/**
 * An archive is gzip over parts. Each part is a BSON document, its head, and after the heads of `documents` as many bytes
 * of raw BSON as it says. The manifest is the last one: an archive without it was cut.
 */
export type PartHead =
  | { readonly part: 'start'; readonly kind: string; readonly version: number; readonly createdAt: Date }
  | { readonly part: 'documents'; readonly collection: string; readonly bytes: number }
  | { readonly part: 'manifest'; readonly collections: readonly CollectionSum[] };

/** What one collection holds, for comparison. */
export interface CollectionSum {
  readonly name: string;
  readonly documents: number;
  /** Of its documents' bytes, in the order in which they are kept in the archive. */
  readonly sha256: string;
}

/** An archive that cannot be restored, in one sentence. */
export class BackupError extends Error {}

/** Adds up what goes by, collection by collection. */
export class Sums {
  private readonly collections = new Map<string, { documents: number; hash: Hash }>();

  add(collection: string, documents: readonly Uint8Array[]): void {
    const sum = this.collections.get(collection) ?? { documents: 0, hash: createHash('sha256') };
    this.collections.set(collection, sum);
    sum.documents += documents.length;
    for (const document of documents) sum.hash.update(document);
  }

  /** Ends the adding up. */
  total(): CollectionSum[] {
    return [...this.collections].map(([name, { documents, hash }]) => ({
      name,
      documents,
      sha256: hash.digest('hex'),
    }));
  }
}

export function isPartHead(value: Document): value is PartHead & Document {
  return ['start', 'documents', 'manifest'].includes(String(value['part']));
}
