export { inWords } from './period.js';
export { DailyRetentionModule, RetentionModule } from './retention.module.js';
export { RetentionService } from './retention.service.js';
export { type Rule, RULES } from './rules.js';
export { type Due } from './way.js';
