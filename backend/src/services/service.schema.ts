import type { Types } from 'mongoose';
import { SERVICE_FIELDS } from '#contract/services';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

/** The price of one of the six services, and how long it takes. */
export interface Service extends Values<typeof SERVICE_FIELDS> {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}
export const SERVICE_MODEL = 'Service';

export const serviceSchema = schemaOf(SERVICE_FIELDS);
serviceSchema.index({ service: 1 }, { unique: true });
serviceSchema.index({ createdAt: -1, _id: -1 });

export function toService(stored: Service) {
  const { _id, service, sessionMinutes, priceFrom, priceTo, priceFor, reducedPrice, waitingWeeks } = stored;
  const { createdAt, updatedAt } = stored;
  const given = { sessionMinutes, priceFrom, priceTo, priceFor, reducedPrice, waitingWeeks };
  return { _id: String(_id), service, ...given, createdAt, updatedAt };
}
export type ServiceAnswer = ReturnType<typeof toService>;
