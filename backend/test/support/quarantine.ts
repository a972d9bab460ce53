import { HONEYPOT_FIELD } from '#contract/honeypot';
import type { SuspectedSpamKind } from '#contract/quarantine';
import type { Product } from './product.js';
import { ONE_OF_EACH_CREATE, type PublicCreate } from './public-creates.js';

export interface SuspectedSpamRow extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly what: SuspectedSpamKind;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The forms that may be held back. */
export const SUSPECTED_SPAM_CREATES = ONE_OF_EACH_CREATE.filter(({ path }) => path !== '/user/create');

/** A program fills in everything. */
export const filled = (body: Readonly<Record<string, unknown>>) => ({
  ...body,
  [HONEYPOT_FIELD]: 'http://spam.example',
});

export async function heldBack({ admin }: Product): Promise<SuspectedSpamRow[]> {
  return (await admin.get('/quarantine')).body as SuspectedSpamRow[];
}

/** How many records a form's own list holds. */
export async function totalOf({ admin }: Product, { list }: PublicCreate): Promise<number> {
  const { headers } = await admin.get(list);
  return Number(headers['content-range']?.split('/')[1]);
}
