import { Types } from 'mongoose';
import type { StoredSession } from '../../src/plans/session.schema.js';
import type { ApiClient } from './api-client.js';
import type { Product } from './product.js';
import { anApplicant, login, tokenOf } from './registration.js';
import { theTeacherProfile } from './teacher-profiles.js';

export interface Staff {
  readonly profile: string;
  readonly account: string;
  readonly client: ApiClient;
}

const PASSWORD = 'one step at a time';

/** An applicant who was approved; their account. */
export async function anApproved(product: Product, changes: Record<string, string> = {}) {
  const applicant = await anApplicant(product, { password: PASSWORD, ...changes });
  const { status } = await product.admin.put(`/user/${applicant._id}/update`).send({ status: 'approved' });
  expect(status).toBe(200);
  return applicant;
}

/** A member of staff: a profile with an account, signed in. */
export async function aStaff(
  product: Product,
  changes: Record<string, string> = {},
  details: Record<string, unknown> = {},
): Promise<Staff> {
  const { _id: profile } = await theTeacherProfile(product, details);
  const { _id: account, email } = await anApproved(product, changes);
  expect((await product.admin.put(`/staff/${profile}/account`).send({ account })).status).toBe(200);
  return { profile, account, client: product.as(tokenOf(await login(product, email, PASSWORD))) };
}

/** Stores a session as planning it would, and gives its id. */
export async function storeSession(
  { connection }: Product,
  fields: Partial<StoredSession> & Pick<StoredSession, 'booking' | 'profile' | 'day'>,
): Promise<string> {
  const _id = new Types.ObjectId();
  const now = new Date();
  const family = new Types.ObjectId().toHexString();
  await connection.collection('sessions').insertOne({
    kind: 'shadow-teacher',
    family,
    child: new Types.ObjectId().toHexString(),
    status: 'planned',
    at: '09:00',
    minutes: 60,
    place: 'school',
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    ...fields,
    _id,
  });
  return _id.toHexString();
}
