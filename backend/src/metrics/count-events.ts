import { subscribe } from 'node:diagnostics_channel';
import { LOGIN_FAILED } from '../auth/index.js';
import { RATE_LIMITED } from '../limits/index.js';
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
  subscribe(LOGIN_FAILED.name, () => logins.inc());
  subscribe(RATE_LIMITED.name, (limit) => refusals.inc({ limit: String(limit) }));
}
