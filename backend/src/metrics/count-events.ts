import { subscribe } from 'node:diagnostics_channel';
import { HAPPENED } from '../common/happened.js';
import type { Parts } from './parts.js';

export function countEvents({ prometheus, registry }: Parts): void {
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
  subscribe(HAPPENED.loginFailed.name, () => logins.inc());
  subscribe(HAPPENED.rateLimited.name, (limit) => refusals.inc({ limit: String(limit) }));
}
