import { channel } from 'node:diagnostics_channel';

/** Events that the metrics count; publishing one costs nothing without a subscriber. */
export const METRIC_EVENTS = {
  loginFailed: channel('one-step:login-failed'),
  /** Says which limit it was. */
  rateLimited: channel('one-step:rate-limited'),
} as const;
