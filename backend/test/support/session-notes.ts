import type { ApiClient } from './api-client.js';
import { aMember, aPlacedChild, aSession, day, type Member, type PlacedChild } from './placed-child.js';
import type { Product } from './product.js';

export const NOTE = { mood: 3, forFamily: 'Sithum waved back today.', forTeam: 'Shorter tasks help.', language: 'en' };

interface Held {
  readonly placed: PlacedChild;
  readonly member: Member;
  readonly session: string;
}

/** A session that can have a note, and how it is written and read. */
export function sessionNotes(product: Product) {
  const held = async (fields: object = {}): Promise<Held> => {
    const placed = await aPlacedChild(product);
    const member = await aMember(product);
    const session = await aSession(product, placed, member, { day: day(0), ...fields });
    return { placed, member, session };
  };
  const write = (
    session: string,
    body: object = NOTE,
    by: ApiClient = product.admin,
    headers: Record<string, string> = {},
  ) => by.put(`/sessions/${session}/note`).set(headers).send(body);
  const read = (session: string, by: ApiClient = product.admin) => by.get(`/sessions/${session}/note`);
  return { held, write, read };
}
