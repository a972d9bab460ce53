import type { Product } from './product.js';

export interface Kept {
  readonly files: number;
  readonly chunks: number;
}
export const NOTHING_KEPT: Kept = { files: 0, chunks: 0 };

/** What the store keeps of uploaded files, whole or in pieces. */
export async function keptFiles({ connection }: Product, bucket: 'cvs' | 'pictures' | 'greetings'): Promise<Kept> {
  const count = (part: keyof Kept): Promise<number> => connection.collection(`${bucket}.${part}`).countDocuments();
  return { files: await count('files'), chunks: await count('chunks') };
}
