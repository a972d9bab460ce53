import {
  FOLLOW_UP_CANCEL_FIELDS,
  FOLLOW_UP_CHANGE_FIELDS,
  FOLLOW_UP_FIELDS,
  FOLLOW_UP_RENEW_FIELDS,
  FOLLOW_UP_SENTENCES_FIELDS,
  FOLLOW_UP_SESSION_FIELDS,
} from '#contract/follow-up';
import { REPORT_FIELDS } from '#contract/goals';
import { dtoOf } from '../common/dto/index.js';

export class FollowUpDto extends dtoOf('FollowUp', FOLLOW_UP_FIELDS) {}

export class FollowUpChangesDto extends dtoOf('FollowUpChanges', FOLLOW_UP_CHANGE_FIELDS) {}

export class FollowUpCancelDto extends dtoOf('FollowUpCancel', FOLLOW_UP_CANCEL_FIELDS) {}

export class FollowUpRenewDto extends dtoOf('FollowUpRenew', FOLLOW_UP_RENEW_FIELDS) {}

export class FollowUpSessionDto extends dtoOf('FollowUpSession', FOLLOW_UP_SESSION_FIELDS) {}

export class FollowUpSentencesDto extends dtoOf('FollowUpSentences', FOLLOW_UP_SENTENCES_FIELDS) {}

export class ProgressReportDto extends dtoOf('ProgressReport', REPORT_FIELDS) {}
