import { Schema } from 'mongoose';

/** A challenge whose solution was taken: no process takes it a second time. */
export interface UsedProof {
  /** The challenge's nonce. */
  _id: string;
  until: Date;
}
export const USED_PROOF_MODEL = 'UsedProof';

export const usedProofSchema = new Schema<UsedProof>(
  { _id: String, until: Date },
  { versionKey: false, strictQuery: 'throw' },
);
usedProofSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
