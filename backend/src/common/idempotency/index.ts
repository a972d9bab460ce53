export { ExpiredKeys } from './expired-keys.js';
export { allowIdempotency, type WithIdempotency } from './idempotency.schema.js';
export { IdempotencyKey, type Key } from './idempotency-key.decorator.js';
export { IdempotencyModule } from './idempotency.module.js';
export { type Created, IdempotencyService, otherContent } from './idempotency.service.js';
export { insertManyIgnoringDuplicates, type NewDocument } from './insert.js';
