import type { Types } from 'mongoose';
import type {
  FAMILY_CHANGES,
  FamilyProgress,
  FOLLOW_UP_SESSION_FIELDS,
  FollowedRequest,
  FollowedStatus,
  RequestKind,
} from '#contract/follow-up';
import type { ProgressReport } from '#contract/goals';
import type { Values } from '#contract/rule';
import type { RequestEntity } from '#contract/subjects';
import type { Key } from '../idempotency/index.js';
import type { IfMatchValue } from '../common/if-match.js';
import type { AskedReport } from '../goals/index.js';
import type { WithDecision, WithFollowUp } from '../submissions/index.js';
import type { Filter } from '../common/list/index.js';

/** Whoever acts for a family. They have no account, so the audit records only their hashed address. */
export interface FamilyActor {
  readonly address: string;
}
export type FamilyChanges = Values<typeof FAMILY_CHANGES> & {
  /** The idempotency key of the note; all other fields may be set twice without harm. */
  readonly key?: Key;
};

interface FollowedRecord extends WithFollowUp, WithDecision {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  updateOne(update: object, options: object): PromiseLike<unknown>;
}

/** What a family says of a session it cannot come to. */
export type SaidOfSession = Omit<Values<typeof FOLLOW_UP_SESSION_FIELDS>, 'token'>;

/** The part of a request that is there only once its booking is approved. */
export interface ApprovedRequest {
  readonly progress: () => Promise<FamilyProgress>;
  readonly report: (asked: AskedReport, by: FamilyActor) => Promise<ProgressReport>;
  readonly cancelSession: (id: string, said: SaidOfSession, by: FamilyActor) => Promise<void>;
  /** Whether sentences of notes are shown to it. */
  readonly allowSentences: (allowed: boolean, by: FamilyActor, ifMatch: IfMatchValue) => Promise<void>;
}

/** A request as its family may see and change it, whichever form created it. */
export interface Followed {
  readonly entity: RequestEntity;
  readonly kind: RequestKind;
  readonly record: FollowedRecord;
  readonly status: FollowedStatus;
  readonly isDecided: boolean;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly startingDate?: Date | undefined;
  readonly startingDateOpen?: true | undefined;
  readonly cancelledBy?: 'family' | undefined;
  readonly approved?: ApprovedRequest;
  /** The course that an accepted request shows. */
  readonly course?: () => Promise<FollowedRequest['course']>;
  /** Notes that the decision was seen. @returns the request as it is then */
  readonly seen?: () => Promise<Followed | undefined>;
  readonly change: (changes: FamilyChanges, by: FamilyActor, ifMatch: IfMatchValue) => Promise<Followed>;
  /** @returns the cancelled request; `undefined` if it was removed */
  readonly cancel: (
    reason: string | undefined,
    by: FamilyActor,
    ifMatch: IfMatchValue,
  ) => Promise<Followed | undefined>;
  /** Shows the course for another 30 days. */
  readonly renew?: (by: FamilyActor) => Promise<Followed>;
}

/** The requests of one collection. */
export interface RequestSource {
  find(where: Filter): Promise<Followed | undefined>;
}
