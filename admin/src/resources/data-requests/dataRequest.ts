import type { AnsweredBy, DataRequestKind, DataRequestStatus } from '#contract/data-requests';
import type { Who } from '../families/person';

/** What somebody asked for of their own data, as the API answers it. */
export interface DataRequest {
  readonly id: string;
  readonly reference: string;
  readonly kind: DataRequestKind;
  readonly status: DataRequestStatus;
  readonly receivedAt: string;
  /** Such as `2026-12-16`. */
  readonly dueOn: string;
  readonly recordedBy: string;
  readonly closedAt?: string;
  readonly closedBy?: string;
  /** What was done on the person's page. */
  readonly how?: AnsweredBy;
  readonly sentence?: string;
  /** Whom it is about, until they are erased. */
  readonly person?: Who;
}
