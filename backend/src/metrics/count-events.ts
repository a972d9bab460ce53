import { subscribe } from 'node:diagnostics_channel';
import { METRIC_EVENTS } from '../common/metric-events.js';
import type { MetricsContext } from './metrics-context.js';

export function countEvents({ prometheus, registry }: MetricsContext): void {
  const logins = new prometheus.Counter({
    name: 'onestep_logins_failed_total',
    help: 'Logins with an unknown address or a wrong password.',
    registers: [registry],
  });
  const refusals = new prometheus.Counter({
    name: 'onestep_rate_limited_total',
    help: 'Requests refused because a limit was used up.',
    labelNames: ['limit'],
    registers: [registry],
  });
  subscribe(METRIC_EVENTS.loginFailed.name, () => logins.inc());
  subscribe(METRIC_EVENTS.rateLimited.name, (limit) => refusals.inc({ limit: String(limit) }));
}
