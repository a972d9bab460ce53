import type { Product } from './product.js';

export interface StoredFile {
  readonly files: number;
  readonly chunks: number;
}
export const NOTHING_KEPT: StoredFile = { files: 0, chunks: 0 };

/** What the store keeps of uploaded files, whole or in pieces. */
export async function keptFiles(
  { connection }: Product,
  bucket: 'cvs' | 'pictures' | 'greetings',
): Promise<StoredFile> {
  const count = (part: keyof StoredFile): Promise<number> =>
    connection.collection(`${bucket}.${part}`).countDocuments();
  return { files: await count('files'), chunks: await count('chunks') };
}
