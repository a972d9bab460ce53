export { ExpiredKeys } from './expired-keys.js';
export { allowIdempotency, type WithIdempotency } from './idempotency.schema.js';
export { IdempotencyKey, type Key } from './idempotency-key.decorator.js';
export { IdempotencyModule } from './idempotency.module.js';
export { type Created, IdempotencyService, type NewRecord } from './idempotency.service.js';
export { insertUnlessThere } from './insert.js';
