import type { Document } from 'bson';
import { CommandError } from '../errors.js';
import { LARGEST_MESSAGE } from '../wire/message.js';
import type { Command } from './command.js';

const STARTED = Date.now();

/** A standalone server without sessions, so that a driver tries neither transactions nor retryable writes and sends no session ids. */
function hello(): Document {
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: LARGEST_MESSAGE,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ok: 1,
  };
}

export const helloCommand: Command = {
  options: [
    'client',
    'compression',
    'helloOk',
    'loadBalanced',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'hostInfo',
    'topologyVersion',
    'maxAwaitTimeMS',
    'backpressure',
  ],
  run: hello,
};

function fixed(answer: () => Document, options: readonly string[] = []): Command {
  return { options, run: answer };
}

/** Sessions are accepted and mean nothing: no command here depends on one. */
export const sessionCommands = {
  ping: fixed(() => ({ ok: 1 })),
  endSessions: fixed(() => ({ ok: 1 })),
  killSessions: fixed(() => ({ ok: 1 })),
  refreshSessions: fixed(() => ({ ok: 1 })),
  buildInfo: fixed(() => ({
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    modules: ['embedded'],
    maxBsonObjectSize: 16 * 1024 * 1024,
    ok: 1,
  })),
  serverStatus: fixed(() => ({
    host: 'embedded',
    version: '7.0.0',
    process: 'embedded',
    uptime: (Date.now() - STARTED) / 1000,
    localTime: new Date(),
    ok: 1,
  })),
};

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  run({ body, cursors, database }) {
    const batchSize: unknown = body['batchSize'];
    const size = typeof batchSize === 'number' && batchSize > 0 ? batchSize : undefined;
    return cursors.next(Number(body['getMore']), `${database}.${String(body['collection'])}`, size);
  },
};

export const killCursors: Command = {
  options: ['cursors'],
  run({ body, cursors }) {
    const ids: unknown = body['cursors'];
    if (!Array.isArray(ids)) throw new CommandError('TypeMismatch', "the field 'cursors' must be an array");
    const killed = ids.filter((id) => cursors.kill(Number(id)));
    const cursorsNotFound = ids.filter((id) => !killed.includes(id));
    return { cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};
