export { ErrorFilter, toErrorBody } from './error.filter.js';
export {
  BusyException,
  conflict,
  fieldError,
  framesOf,
  nameOf,
  PublicHttpException,
  TooManyRequestsException,
  ValidationError,
} from './exceptions.js';
export { duplicateKey, isDatabaseUnavailable, isStoreFull } from './mongo-errors.js';
