import type { Socket } from 'node:net';
import { type Connection, mongo } from 'mongoose';

// mongodb 7.8 does not declare these parts of itself. Its time-outs end no command that waits to be written: on a
// socket that has just been destroyed neither "drain" nor "error" ever comes.

/** A command, through all its attempts. */
interface Operation {
  readonly commandName: string;
  options: { readonly signal?: AbortSignal };
  buildCommand: (this: Operation, connection: { readonly socket: Socket }, ...more: unknown[]) => object;
  buildOptions: (this: Operation, ...context: unknown[]) => object;
}
interface Server {
  command(operation: Operation, ...context: unknown[]): Promise<unknown>;
  readonly monitor: { readonly connection: { readonly socket: Socket } | null } | null;
}
interface Topology {
  selectServer(...wanted: unknown[]): Promise<Server>;
  readonly s: { readonly servers: ReadonlyMap<string, Server> };
}

/** Indexes of a collection that has records already take their time. */
const INDEXES_MS = 20_000;
/** The topologies, servers and sockets that are changed already: each is met again and again. */
const patched = new WeakSet<object>();

/**
 * Lets every command of a connection end within its `socketTimeoutMS`, the wait for a socket and the second attempt
 * included: Mongoose, GridFS and `db.command` all send through `Server.command`. Commands and heartbeats whose socket is
 * closed under them fail at once.
 */
export function limitCommands(connection: Connection): void {
  const client = connection.getClient();
  const { topology } = client as unknown as { readonly topology: Topology };
  if (patched.has(topology)) return;
  patched.add(topology);
  const ms = client.options.socketTimeoutMS || INDEXES_MS;
  const select = topology.selectServer.bind(topology);
  topology.selectServer = async (...wanted) => {
    const server = await select(...wanted);
    if (!patched.has(server)) limitCommandsOf(server, ms);
    return server;
  };
  client.on('serverHeartbeatStarted', ({ connectionId }) => {
    const socket = topology.s.servers.get(connectionId)?.monitor?.connection?.socket;
    if (socket) failWithSocket(socket);
  });
}

function limitCommandsOf(server: Server, ms: number): void {
  patched.add(server);
  const send = server.command.bind(server);
  const begun = new WeakMap<Operation, number>();
  server.command = async (operation, ...context) => {
    const limit = operation.commandName === 'createIndexes' ? Math.max(ms, INDEXES_MS) : ms;
    const late = new AbortController();
    const { signal } = late;
    const { buildOptions, buildCommand } = operation;
    operation.options = { ...operation.options, signal };
    operation.buildOptions = (...built) => ({
      ...buildOptions.apply(operation, built),
      signal,
      socketTimeoutMS: limit,
    });
    operation.buildCommand = (used, ...more) => {
      failWithSocket(used.socket);
      return buildCommand.call(operation, used, ...more);
    };
    const since = begun.get(operation) ?? performance.now();
    begun.set(operation, since);
    const abort = (): void => late.abort(new mongo.MongoOperationTimeoutError(`No answer within ${limit} ms`));
    // If this process was paused, the answer may already have arrived, so it is read first.
    const left = limit - Math.floor(performance.now() - since);
    const timer = setTimeout(() => setImmediate(abort), left);
    try {
      return await send(operation, ...context);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Makes commands that wait to be written fail when their socket is closed. */
function failWithSocket(socket: Socket): void {
  if (patched.has(socket)) return;
  patched.add(socket);
  socket.once('close', () => socket.emit('error', new mongo.MongoNetworkError('The connection was closed.')));
}
