export { LimitsModule } from './limits.module.js';
export { CountsMailSender, mailSender } from './mail-sender.js';
export { PublicCreate } from './public-create.js';
export { type LimitName, RATE_LIMITED, RateLimits } from './rate-limits.js';
