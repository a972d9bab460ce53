export { SuspectedSpam } from './honeypot.decorator.js';
export {
  allowSuspectedSpam,
  knowsSuspectedSpam,
  leaveOutSuspectedSpam,
  spamFlag,
  type WithSuspectedSpam,
} from './suspected-spam.js';
