export { ErrorFilter } from './error.filter.js';
export { FieldFaults } from './field-faults.js';
export { duplicateKey, isStoreAway } from './mongo-errors.js';
export { Refusal } from './refusal.js';
export { TooManyTries } from './retry-after.js';
