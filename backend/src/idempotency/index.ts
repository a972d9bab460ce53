export { IdempotencyKey, type Key } from './idempotency-key.decorator.js';
export { IdempotencyModule } from './idempotency.module.js';
export { type Created, IdempotencyService, otherContent } from './idempotency.service.js';
