export { LimitsModule } from './limits.module.js';
export { PublicCreate } from './public-create.js';
export { RateLimits } from './rate-limits.js';
