export { toErrorBody } from './error-body.js';
export { ErrorFilter } from './error.filter.js';
export { FieldFaults } from './field-faults.js';
export { duplicateKey, isCutOff, isStoreAway } from './mongo-errors.js';
export { Refusal } from './refusal.js';
export { Busy, TooManyTries } from './retry-after.js';
