export { IdempotencyKey, type Key } from './idempotency-key.decorator.js';
export { IdempotencyModule } from './idempotency.module.js';
export { IdempotencyService, otherContent } from './idempotency.service.js';
