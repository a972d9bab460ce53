export { toErrorBody } from './error-body.js';
export { ErrorFilter } from './error.filter.js';
export { ValidationError } from './validation-error.js';
export { duplicateKey, isCutOff, isDatabaseUnavailable, isStoreFull, isTimedOut } from './mongo-errors.js';
export { PublicHttpException } from './public-http-exception.js';
export { BusyException, TooManyRequestsException } from './retry-after.js';
