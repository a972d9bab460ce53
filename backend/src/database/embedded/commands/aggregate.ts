import { aggregate } from '../aggregate/pipeline.js';
import { decodeShallow } from '../bson/raw.js';
import { unsupported } from '../errors.js';
import { collectionOf, type Command, documentList, documentOption, namespaceOf, numberOption } from './command.js';
import { checkHint } from './find.js';

export const aggregateCommand: Command = {
  options: ['pipeline', 'cursor', 'hint', 'allowDiskUse'],
  async run(call) {
    const { body, store, cursors } = call;
    if (typeof body['aggregate'] !== 'string') throw unsupported('an aggregation without a collection');
    const collection = collectionOf(call);
    const stages = documentList(body, 'pipeline');
    checkHint(collection, body['hint']);
    const cursor = documentOption(body, 'cursor');
    const options = cursor ? decodeShallow(cursor) : {};
    const documents = await aggregate(store, collection, stages);
    const batchSize = options['batchSize'] === undefined ? undefined : numberOption(options, 'batchSize');
    return cursors.first(namespaceOf(call), documents.values(), batchSize);
  },
};
