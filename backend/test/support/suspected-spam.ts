import { HONEYPOT_FIELD } from '#contract/honeypot';
import type { Product } from './product.js';
import { ONE_OF_EACH_CREATE, type PublicCreate } from './public-creates.js';

export interface SuspectedRow extends Readonly<Record<string, unknown>> {
  readonly _id: string;
  readonly createdAt: string;
}

/** The forms whose records may be suspected. */
export const SUSPECTED_SPAM_CREATES = ONE_OF_EACH_CREATE.filter(({ path }) => path !== '/user/create');

const LISTS = ['/bookings/inbox', '/course/course-requests', '/contact/getcontact'];
const ONLY = { filter: JSON.stringify({ suspectedSpam: true }) };

/** A program fills in everything. */
export const filled = (body: Readonly<Record<string, unknown>>) => ({
  ...body,
  [HONEYPOT_FIELD]: 'http://spam.example',
});

const rowsOf = (body: unknown): SuspectedRow[] =>
  Array.isArray(body) ? (body as SuspectedRow[]) : (body as { data: { requests: SuspectedRow[] } }).data.requests;

/** What is suspected in all three lists. */
export async function suspected({ admin }: Product): Promise<SuspectedRow[]> {
  const answers = await Promise.all(LISTS.map((list) => admin.get(list).query(ONLY)));
  return answers.flatMap(({ body }) => rowsOf(body));
}

/** How many records a form's own list holds. */
export async function totalOf({ admin }: Product, { list }: PublicCreate): Promise<number> {
  const { headers } = await admin.get(list);
  return Number(headers['content-range']?.split('/')[1]);
}

/** The routes that release and delete what a form has stored. */
export function routesOf({ path }: Pick<PublicCreate, 'path'>) {
  const [, first = ''] = path.split('/');
  if (first === 'contact') return { release: '/contact/:id/release', remove: '/contact/deletecontact/:id' };
  if (first === 'course')
    return { release: '/course/course-requests/:id/release', remove: '/course/course-requests/:id' };
  return { release: `/${first}/release-booking/:id`, remove: `/${first}/delete-booking/:id` };
}
