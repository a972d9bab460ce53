export { LimitsModule } from './limits.module.js';
export { PublicCreate } from './public-create.js';
export { type LimitName, RateLimits } from './rate-limits.js';
