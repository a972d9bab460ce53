export { SuspectedSpam } from './honeypot.decorator.js';
export { allowSuspectedSpam, knowsSuspectedSpam, spamFlag, type WithSuspectedSpam } from './suspected-spam.js';
