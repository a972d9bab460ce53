export { startMetrics } from './start-metrics.js';
