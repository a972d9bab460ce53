import { channel } from 'node:diagnostics_channel';

/** Counted by the metrics; publishing costs nothing without a subscriber. */
export const LOGIN_FAILED = channel('one-step:login-failed');
