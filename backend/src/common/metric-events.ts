import { channel } from 'node:diagnostics_channel';

/** What the metrics count; telling costs nothing while nobody listens. */
export const METRIC_EVENTS = {
  loginFailed: channel('one-step:login-failed'),
  /** Says which limit it was. */
  rateLimited: channel('one-step:rate-limited'),
} as const;
