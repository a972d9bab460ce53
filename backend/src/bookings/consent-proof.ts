import { type Connection, Schema, type Types } from 'mongoose';
import type { Step } from '../database/index.js';
import type { Booking } from './booking.schema.js';

/** The part of a booking that proves that a parent agreed. */
export type ConsentOfBooking = Pick<Booking, '_id' | 'consentVersion' | 'consentLanguage' | 'consentBy' | 'createdAt'>;

interface ConsentProof {
  /** The booking's number, which the parent knows. Nothing else here leads to a person. */
  readonly _id: Types.ObjectId;
  readonly consentVersion: string;
  readonly consentLanguage?: string;
  /** The way in which somebody asked the parent; absent if the parent ticked the box. */
  readonly consentBy?: string;
  readonly agreedAt: Date;
}

export const CONSENT_PROOF_MODEL = 'ConsentProof';

export const consentProofSchema = new Schema<ConsentProof>(
  { consentVersion: String, consentLanguage: String, consentBy: String, agreedAt: Date },
  { versionKey: false, strictQuery: 'throw' },
);

/** Before a booking is removed, keeps when its parent agreed to which text, and nothing about the parent or the child. */
export function keepProof(connection: Connection, booking: Partial<ConsentOfBooking>): Step {
  const { _id, consentVersion, consentLanguage, consentBy, createdAt } = booking;
  if (!_id || !consentVersion || !createdAt) return () => Promise.resolve();
  const how = { ...(consentLanguage && { consentLanguage }), ...(consentBy && { consentBy }) };
  const proof = { consentVersion, ...how, agreedAt: createdAt };
  const { collection } = connection.model<ConsentProof>(CONSENT_PROOF_MODEL);
  return (tx) => tx.upsert(collection, { _id }, { $setOnInsert: proof });
}
