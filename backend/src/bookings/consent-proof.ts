import { type Connection, Schema, type Types } from 'mongoose';
import type { Step } from '../database/index.js';
import type { Booking } from './booking.schema.js';

/** What of a booking proves that a parent agreed. */
export type Proven = Pick<Booking, '_id' | 'consentVersion' | 'consentLanguage' | 'consentBy' | 'createdAt'>;

interface ConsentProof {
  /** The booking's number, which the parent was told: nothing else says whose proof it is. */
  readonly _id: Types.ObjectId;
  readonly consentVersion: string;
  readonly consentLanguage?: string;
  /** Asked by a person; absent where a box was ticked. */
  readonly consentBy?: string;
  readonly agreedAt: Date;
}

export const CONSENT_PROOF_MODEL = 'ConsentProof';

export const consentProofSchema = new Schema<ConsentProof>(
  { consentVersion: String, consentLanguage: String, consentBy: String, agreedAt: Date },
  { versionKey: false, strictQuery: 'throw' },
);

/** Keeps, of a booking that is about to go, when its parent agreed to which text: nothing of the parent or the child. */
export function keepProof(connection: Connection, booking: Partial<Proven>): Step {
  const { _id, consentVersion, consentLanguage, consentBy, createdAt } = booking;
  if (!_id || !consentVersion || !createdAt) return () => Promise.resolve();
  const how = { ...(consentLanguage && { consentLanguage }), ...(consentBy && { consentBy }) };
  const proof = { consentVersion, ...how, agreedAt: createdAt };
  const { collection } = connection.model<ConsentProof>(CONSENT_PROOF_MODEL);
  return (tx) => tx.upsert(collection, { _id }, { $setOnInsert: proof });
}
