import type { MessagesService } from '../messages/index.js';
import type { MetricsContext } from './metrics-context.js';

type Figures = Awaited<ReturnType<MessagesService['figures']>>;

/** Measures the messages that reach nobody, for an alert. All gauges of a scrape share one query. */
export function measureMessages(messages: MessagesService, { prometheus, registry }: MetricsContext): void {
  let asked: Promise<Figures> | undefined;
  const figures = () => (asked ??= messages.figures().finally(() => (asked = undefined)));
  const gauge = (name: string, help: string, valueOf: (figures: Figures) => number) =>
    new prometheus.Gauge({
      name: `onestep_messages_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(valueOf(await figures()));
      },
    });
  gauge(
    'oldest_unsent_seconds',
    'Age of the e-mail that has waited longest to be sent; 0 where none waits.',
    ({ oldestUnsent }) => ageOf(oldestUnsent),
  );
  gauge(
    'oldest_to_tell_seconds',
    'Age of the decision or answer that has waited longest to be told by a person; 0 where none waits.',
    ({ oldestToTell }) => ageOf(oldestToTell),
  );
  gauge('failed', 'E-mails the mail server does not take.', ({ failed }) => failed);
  gauge('to_tell', 'Decisions that nobody was told of.', ({ toTell }) => toTell);
}

function ageOf(since: Date | undefined): number {
  return since ? (Date.now() - since.getTime()) / 1000 : 0;
}
