import type { Response } from 'supertest';
import type { Product } from './product.js';

export interface Change {
  readonly name: string;
  readonly collection: string;
  readonly action: string;
  readonly entity: string;
  /** What is there before; its id. */
  readonly prepare?: (product: Product) => Promise<string>;
  readonly change: (product: Product, id: string) => PromiseLike<Response>;
}
