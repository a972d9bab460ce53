import type { OutboxService } from '../outbox/index.js';
import type { MetricsContext } from './metrics-context.js';

/** For an alert: messages that reach nobody. Read from the database at each scrape. */
export function measureOutbox(outbox: OutboxService, { prometheus, registry }: MetricsContext): void {
  const oldest = new prometheus.Gauge({
    name: 'onestep_outbox_oldest_unsent_seconds',
    help: 'Age of the e-mail that has waited longest to be sent; 0 where none waits.',
    registers: [registry],
  });
  const untold = new prometheus.Gauge({
    name: 'onestep_outbox_oldest_to_tell_seconds',
    help: 'Age of the decision or answer that has waited longest to be told by a person; 0 where none waits.',
    registers: [registry],
  });
  const failed = new prometheus.Gauge({
    name: 'onestep_outbox_failed',
    help: 'E-mails the mail server does not take.',
    registers: [registry],
  });
  new prometheus.Gauge({
    name: 'onestep_outbox_to_tell',
    help: 'Decisions that nobody was told of.',
    registers: [registry],
    async collect() {
      const figures = await outbox.figures();
      this.set(figures.toTell);
      failed.set(figures.failed);
      oldest.set(ageOf(figures.oldestUnsent));
      untold.set(ageOf(figures.oldestToTell));
    },
  });
}

function ageOf(since: Date | undefined): number {
  return since ? (Date.now() - since.getTime()) / 1000 : 0;
}
