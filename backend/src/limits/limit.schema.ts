import { Schema } from 'mongoose';

/** The part of a limit that a key has used. It is kept in the database, so that all processes count together. */
export interface RateLimitUsage {
  key: string;
  points: number;
  expire: Date | null;
}
export const RATE_LIMIT_USAGE_MODEL = 'RateLimitUsage';

export const rateLimitUsageSchema = new Schema<RateLimitUsage>(
  { key: { type: String, required: true }, points: Number, expire: Date },
  { versionKey: false, strictQuery: 'throw' },
);
rateLimitUsageSchema.index({ key: 1 }, { unique: true });
rateLimitUsageSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
