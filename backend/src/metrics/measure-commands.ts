import { Logger } from '@nestjs/common';
import type { Connection, mongo } from 'mongoose';
import type { MetricsContext } from './metrics-context.js';

const SLOW_MS = 100;
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 20];

/** Times the store's commands. Only name and collection are read, because the rest may be personal data. */
export function measureCommands(connection: Connection, { prometheus, registry }: MetricsContext): void {
  const log = new Logger('Database');
  const durations = new prometheus.Histogram({
    name: 'onestep_store_command_seconds',
    help: 'Time from the sending of a command to the answer of the store.',
    labelNames: ['command', 'collection', 'result'],
    buckets: SECONDS,
    registers: [registry],
  });
  const asked = new Map<number, string>();
  const ended = (result: 'ok' | 'failed', { requestId, commandName, duration }: Ended): void => {
    const collection = asked.get(requestId) ?? '';
    asked.delete(requestId);
    durations.observe({ command: commandName, collection, result }, duration / 1000);
    if (duration > SLOW_MS)
      log.warn({ msg: 'slow command', command: commandName, collection, ms: Math.round(duration) });
  };
  connection.on('commandStarted', (event: mongo.CommandStartedEvent) =>
    asked.set(event.requestId, collectionOf(event)),
  );
  connection.on('commandSucceeded', (event: mongo.CommandSucceededEvent) => ended('ok', event));
  connection.on('commandFailed', (event: mongo.CommandFailedEvent) => ended('failed', event));
}

type Ended = Pick<mongo.CommandSucceededEvent, 'requestId' | 'commandName' | 'duration'>;

function collectionOf({ command, commandName }: mongo.CommandStartedEvent): string {
  const named: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
  return typeof named === 'string' ? named : '';
}
