export { LimitsModule } from './limits.module.js';
export { ProofOfWork } from './proof-of-work.js';
export { PublicCreate } from './public-create.js';
export { RateLimits } from './rate-limits.js';
