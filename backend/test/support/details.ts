import type { Test } from 'supertest';
import { aDetail, aPortrait } from '../factories/index.js';
import { type FormFile, sendForm } from './form.js';
import type { Product } from './product.js';

export interface Detail {
  readonly _id: string;
  readonly profilePicture: string;
  readonly tName: string;
  readonly [field: string]: unknown;
}

/** Sends the form that adds a teacher detail; a valid one by default. */
export function addDetail({ admin }: Product, changes: Record<string, unknown> = {}, picture = aPortrait()): Test {
  return sendForm(admin.post('/category/adddetails'), aDetail(changes), picture);
}

/** Adds a teacher detail that is there when this is done. */
export async function theDetail(
  product: Product,
  changes: Record<string, unknown> = {},
  picture?: FormFile,
): Promise<Detail> {
  const { status, body } = await addDetail(product, changes, picture);
  expect(status).toBe(201);
  return body as Detail;
}
