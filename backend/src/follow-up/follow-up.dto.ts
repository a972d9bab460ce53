import {
  FOLLOW_UP_CANCEL_FIELDS,
  FOLLOW_UP_CHANGE_FIELDS,
  FOLLOW_UP_FIELDS,
  FOLLOW_UP_RENEW_FIELDS,
} from '#contract/follow-up';
import { dtoOf } from '../common/dto/index.js';

export class FollowUpDto extends dtoOf('FollowUp', FOLLOW_UP_FIELDS) {}

export class FollowUpChangesDto extends dtoOf('FollowUpChanges', FOLLOW_UP_CHANGE_FIELDS) {}

export class FollowUpCancelDto extends dtoOf('FollowUpCancel', FOLLOW_UP_CANCEL_FIELDS) {}

export class FollowUpRenewDto extends dtoOf('FollowUpRenew', FOLLOW_UP_RENEW_FIELDS) {}
