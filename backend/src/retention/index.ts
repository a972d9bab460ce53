export { inWords } from './period.js';
export { RetentionModule } from './retention.module.js';
export { RetentionService } from './retention.service.js';
export { type Rule, RULES } from './rules.js';
