import type { Types } from 'mongoose';
import {
  type AnsweredBy,
  CLOSING_FIELDS,
  DATA_REQUEST_FIELDS,
  DATA_REQUEST_STATUSES,
  type DataRequestKind,
  type DataRequestStatus,
} from '#contract/data-requests';
import { REFERENCE } from '#contract/references';
import { rightsDueBy } from '#contract/working-days';
import { dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { schemaOf } from '../common/schema-of.js';

/** A request of somebody about their own data, and its outcome. */
export interface DataRequest {
  _id: Types.ObjectId;
  reference: string;
  kind: DataRequestKind;
  status: DataRequestStatus;
  /** Midnight UTC of the day. */
  receivedAt: Date;
  /** Ids of the person's records; empty once they are erased. */
  records: string[];
  recordedBy: string;
  closedAt?: Date;
  closedBy?: string;
  /** The action on the person's page that closed the request; if it was closed otherwise, the sentence says how. */
  how?: AnsweredBy;
  sentence?: string;
  createdAt: Date;
  updatedAt: Date;
}
export const DATA_REQUEST_MODEL = 'DataRequest';

export const dataRequestSchema = schemaOf(DATA_REQUEST_FIELDS, {
  reference: { type: String, required: true },
  status: { type: String, required: true, enum: DATA_REQUEST_STATUSES, default: 'open' },
  records: { type: [String], required: true },
  recordedBy: { type: String, required: true },
  closedAt: Date,
  closedBy: String,
  how: String,
  sentence: String,
});
dataRequestSchema.index({ reference: 1 }, { unique: true });
dataRequestSchema.index({ createdAt: -1, _id: -1 });
dataRequestSchema.index({ receivedAt: -1, _id: -1 });
dataRequestSchema.index({ status: 1, receivedAt: -1, _id: -1 });

export class DataRequestDto extends dtoOf('DataRequest', DATA_REQUEST_FIELDS) {}

export class ClosingDto extends dtoOf('Closing', CLOSING_FIELDS) {}

export const DATA_REQUEST_LIST: ListFields = {
  resource: 'data-requests',
  rules: {
    ...DATA_REQUEST_FIELDS,
    reference: REFERENCE,
    status: { ...CLOSING_FIELDS.status, values: DATA_REQUEST_STATUSES },
  },
  searched: ['reference'],
};

/** @param person whom it is about, where they are still known */
export function toDataRequest(request: DataRequest, person?: object) {
  const { _id, reference, kind, status, receivedAt, recordedBy, createdAt, updatedAt } = request;
  const { closedAt, closedBy, how, sentence } = request;
  return {
    _id: String(_id),
    reference,
    kind,
    status,
    receivedAt,
    dueOn: rightsDueBy(receivedAt),
    recordedBy,
    closedAt,
    closedBy,
    how,
    sentence,
    person,
    createdAt,
    updatedAt,
  };
}
