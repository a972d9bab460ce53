import type { Test } from 'supertest';
import { aTeacherProfile, aPortrait } from '../factories/index.js';
import { type FormFile, sendForm } from './form.js';
import type { Product } from './product.js';

export interface Detail {
  readonly _id: string;
  readonly profilePicture: string;
  readonly tName: string;
  readonly [field: string]: unknown;
}

/** Sends the form that adds a teacher detail; a valid one by default. */
export function addTeacherProfile(
  { admin }: Product,
  changes: Record<string, unknown> = {},
  picture = aPortrait(),
): Test {
  return sendForm(admin.post('/category/adddetails'), aTeacherProfile(changes), picture);
}

/** Adds a teacher detail that is there when this is done. */
export async function theTeacherProfile(
  product: Product,
  changes: Record<string, unknown> = {},
  picture?: FormFile,
): Promise<Detail> {
  const { status, body } = await addTeacherProfile(product, changes, picture);
  expect(status).toBe(201);
  return body as Detail;
}
