export { ErrorFilter, toErrorBody } from './error.filter.js';
export {
  BusyException,
  conflict,
  fieldError,
  framesOf,
  nameOf,
  PublicHttpException,
  RETRY_AFTER_SECONDS,
  TooManyRequestsException,
  ValidationError,
} from './exceptions.js';
export { duplicateKey, isDatabaseUnavailable, isStoreFull } from './mongo-errors.js';
