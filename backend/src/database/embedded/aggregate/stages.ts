import { Aggregator } from 'mingo/aggregator';
import { BsonType, decode, encode, fieldsOf, plain, type RawField } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection } from '../query/projection.js';
import { parseSort, sortBy } from '../query/sort.js';
import { checkExpression, OPTIONS } from './expression-context.js';
import { decodeForMingo } from './expression.js';
import { Grouping } from './group.js';

/** One step of a pipeline over documents that are in memory. */
export type Stage = (documents: Buffer[]) => Buffer[];

const KNOWN_ELSEWHERE =
  /^\$(lookup|graphLookup|facet|bucket|bucketAuto|sample|out|merge|unionWith|redact|geoNear|search|changeStream|setWindowFields|densify|fill|indexStats|collStats|documents|currentOp|sortByCount|listSessions|planCacheStats)$/;

export function wholeNumber(field: RawField, least: number): number {
  const number: unknown = plain(field);
  if (typeof number === 'number' && Number.isInteger(number) && number >= least) return number;
  throw new CommandError('BadValue', `the ${field.name} stage takes a whole number of at least ${least}`);
}

export function documentIn(field: RawField): Buffer {
  if (field.type !== BsonType.object)
    throw new CommandError('BadValue', `the ${field.name} stage specification must be an object`);
  return field.bytes.subarray(field.start, field.end);
}

/** Stages that compute new fields are mingo's. */
function byMingo(field: RawField): Stage {
  checkStage(field);
  const aggregator = new Aggregator([decode(field.bytes)], OPTIONS);
  return (documents) => {
    try {
      return aggregator.run(documents.map(decodeForMingo)).map(encode);
    } catch (error) {
      throw error instanceof CommandError ? error : new CommandError('BadValue', (error as Error).message);
    }
  };
}

function checkStage(field: RawField): void {
  if (field.name !== '$unset' && field.name !== '$unwind') checkExpression(field);
}

function project(field: RawField): Stage {
  const specification = documentIn(field);
  const simple = fieldsOf(specification).every(
    ({ type }) => type !== BsonType.string && type !== BsonType.object && type !== BsonType.array,
  );
  if (!simple) return byMingo(field);
  const projection = compileProjection(specification);
  if (projection === undefined)
    throw new CommandError('BadValue', 'projection specification must have at least one field');
  return (documents) => documents.map(projection);
}

/** Compiles one stage. Throws, by name, for one this store does not know. */
export function compileStage(field: RawField): Stage {
  switch (field.name) {
    case '$match': {
      const { test } = compileFilter(documentIn(field));
      return (documents) => documents.filter(test);
    }
    case '$sort': {
      const sort = parseSort(documentIn(field));
      return (documents) => sortBy(documents, (document) => document, sort);
    }
    case '$skip': {
      const count = wholeNumber(field, 0);
      return (documents) => documents.slice(count);
    }
    case '$limit': {
      const count = wholeNumber(field, 1);
      return (documents) => documents.slice(0, count);
    }
    case '$count': {
      const name = String(plain(field));
      return (documents) => (documents.length > 0 ? [encode({ [name]: documents.length })] : []);
    }
    case '$group': {
      new Grouping(field);
      return (documents) => {
        const grouping = new Grouping(field);
        for (const document of documents) grouping.add(document);
        return grouping.results();
      };
    }
    case '$project':
      return project(field);
    case '$addFields':
    case '$set':
    case '$replaceRoot':
    case '$unset':
    case '$unwind':
      return byMingo(field);
    default:
      if (KNOWN_ELSEWHERE.test(field.name)) throw unsupported(`the stage ${field.name}`);
      throw new CommandError('UnrecognizedStage', `Unrecognized pipeline stage name: '${field.name}'`);
  }
}
