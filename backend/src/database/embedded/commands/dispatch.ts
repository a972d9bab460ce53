import type { Document } from 'bson';
import { BSONError } from 'bson';
import { CommandError, ErrorCode, unsupported } from '../errors.js';
import type { Store } from '../storage/store.js';
import type { Answer } from '../wire/connection.js';
import type { Request } from '../wire/message.js';
import { create, databaseStatistics, drop, dropDatabase, listCollections, listDatabases } from './collections.js';
import type { Command } from './command.js';
import type { Cursors } from './cursors.js';
import { deleteCommand } from './delete.js';
import { findAndModify } from './find-and-modify.js';
import { aggregateCommand, countCommand, distinct, find } from './find.js';
import { createIndexes, dropIndexes, listIndexes } from './indexes.js';
import { insert } from './insert.js';
import { getMore, helloCommand, killCursors, sessionCommands } from './session.js';
import { updateCommand } from './update.js';

const COMMANDS = new Map<string, Command>(
  Object.entries({
    hello: helloCommand,
    ismaster: helloCommand,
    isMaster: helloCommand,
    ...sessionCommands,
    buildinfo: sessionCommands.buildInfo,
    find,
    count: countCommand,
    distinct,
    aggregate: aggregateCommand,
    getMore,
    killCursors,
    insert,
    update: updateCommand,
    delete: deleteCommand,
    findAndModify,
    findandmodify: findAndModify,
    createIndexes,
    dropIndexes,
    listIndexes,
    create,
    drop,
    dropDatabase,
    listCollections,
    listDatabases,
    dbStats: databaseStatistics,
  }),
);

/** What any command may carry; none of it changes an answer here. */
const COMMON = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'comment',
  'maxTimeMS',
  'writeConcern',
  'readConcern',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

/** Features of MongoDB that are known and left out. */
const LEFT_OUT = new Set([
  'collation',
  'let',
  'arrayFilters',
  'tailable',
  'awaitData',
  'oplogReplay',
  'min',
  'max',
  'returnKey',
  'showRecordId',
  'explain',
  'capped',
  'size',
  'timeseries',
  'viewOn',
  'pipeline',
  'validator',
  'changeStreamPreAndPostImages',
  'clusteredIndex',
  'encryptedFields',
  'expireAfterSeconds',
]);

function check({ name, body }: Request, command: Command): void {
  if (body['startTransaction'] !== undefined || body['autocommit'] !== undefined)
    throw new CommandError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos: the embedded store has no transactions',
    );
  const readConcern: unknown = body['readConcern'];
  if (Buffer.isBuffer(readConcern) && readConcern.includes('snapshot')) throw unsupported('the read concern snapshot');
  for (const option of Object.keys(body).slice(1)) {
    if (COMMON.has(option) || command.options.includes(option)) continue;
    if (LEFT_OUT.has(option)) throw unsupported(`the option '${option}' of ${name}`);
    throw new CommandError('UnknownField', `BSON field '${name}.${option}' is an unknown field.`);
  }
}

function failure(error: unknown): Document {
  const answer = (codeName: string, code: number, errmsg: string, details: Document = {}) => ({
    ok: 0,
    errmsg,
    code,
    codeName,
    ...details,
  });
  if (error instanceof CommandError) return answer(error.codeName, error.code, error.message, error.details);
  if (error instanceof BSONError || error instanceof RangeError)
    return answer('BadValue', ErrorCode.BadValue, `Invalid BSON: ${error.message}`);
  return answer('InternalError', ErrorCode.InternalError, error instanceof Error ? error.message : String(error));
}

/** Answers requests on a store: every error becomes an answer, none is thrown. */
export function answerOn(store: Store, cursors: Cursors): Answer {
  return async (request) => {
    try {
      const command = COMMANDS.get(request.name);
      if (command === undefined) throw new CommandError('CommandNotFound', `no such command: '${request.name}'`);
      check(request, command);
      return await command.run({ store, cursors, database: String(request.body['$db']), body: request.body });
    } catch (error) {
      return failure(error);
    }
  };
}
